import { Button } from '../../../components/button.tsx';
import { Dialog, DialogDescription, DialogTitle } from '../../../components/dialog.tsx';
import styles from './dialogs.module.css';
import type { LeaveGuard } from './use-leave-guard.ts';
import { useEditorMessages } from './use-editor-messages.ts';

interface LeaveDialogProps {
  guard: LeaveGuard;
  busy: boolean;
  onSave(): void;
}

/** Asks what to do with unsaved changes before leaving. */
export function LeaveDialog({ guard, busy, onSave }: LeaveDialogProps) {
  const { leave: texts, close } = useEditorMessages();
  return (
    <Dialog open={guard.isAsking} onOpenChange={(open) => !open && guard.stay()} closeLabel={close}>
      <div className={styles['body']}>
        <DialogTitle>{texts.title}</DialogTitle>
        <DialogDescription>{texts.text}</DialogDescription>
        <div className={styles['buttons']}>
          <Button wide busy={busy} onClick={onSave}>
            {texts.save}
          </Button>
          <Button wide variant="line" onClick={guard.leave}>
            {texts.go}
          </Button>
          <Button wide variant="quiet" onClick={guard.stay}>
            {texts.stay}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
