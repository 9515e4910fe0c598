import { Button } from '../../../components/button.tsx';
import { Dialog, DialogDescription, DialogTitle } from '../../../components/dialog.tsx';
import styles from '../account/account-page.module.css';
import { useFactorMessages } from './use-factor-messages.ts';

interface AskDialogProps {
  open: boolean;
  title: string;
  text: string;
  yes: string;
  isDangerous?: boolean;
  busy: boolean;
  onYes(): void;
  onClose(): void;
}

/** Asks before something that is not easily undone. */
export function AskDialog({ open, title, text, yes, isDangerous, busy, onYes, onClose }: AskDialogProps) {
  const texts = useFactorMessages();
  return (
    <Dialog open={open} onOpenChange={(wanted) => !wanted && onClose()} closeLabel={texts.close}>
      <DialogTitle className={styles['dialogTitle']}>{title}</DialogTitle>
      <DialogDescription>{text}</DialogDescription>
      <div className={styles['dialogActions']}>
        <Button variant={isDangerous ? 'danger' : 'primary'} busy={busy} onClick={onYes}>
          {yes}
        </Button>
        <Button variant="line" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
