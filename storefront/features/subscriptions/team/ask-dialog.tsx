import { Button } from '../../../components/button.tsx';
import { Dialog, DialogDescription, DialogTitle } from '../../../components/dialog.tsx';
import styles from './team-page.module.css';
import { useTeamMessages } from './use-team-messages.ts';

interface AskDialogProps {
  open: boolean;
  busy: boolean;
  title: string;
  text: string;
  yes: string;
  onClose(): void;
  onConfirm(): void;
}

/** Explains the consequences before a member leaves a team. */
export function AskDialog({ open, busy, title, text, yes, onClose, onConfirm }: AskDialogProps) {
  const { close, removal } = useTeamMessages();
  return (
    <Dialog open={open} onOpenChange={(stays) => !stays && onClose()} closeLabel={close}>
      <DialogTitle className={styles['dialogTitle']}>{title}</DialogTitle>
      <DialogDescription>{text}</DialogDescription>
      <div className={styles['dialogActions']}>
        <Button variant="danger" busy={busy} onClick={onConfirm}>
          {yes}
        </Button>
        <Button variant="line" onClick={onClose}>
          {removal.no}
        </Button>
      </div>
    </Dialog>
  );
}
