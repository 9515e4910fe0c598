import { Button, buttonClass } from '../../../components/button.tsx';
import { CopyButton } from '../../../components/copy-button.tsx';
import { Dialog, DialogDescription, DialogTitle } from '../../../components/dialog.tsx';
import account from '../account/account-page.module.css';
import styles from './factors.module.css';
import { useFactorMessages } from './use-factor-messages.ts';

/** Recovery codes, shown this once: copied, saved as a file or written down. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[] | null; onClose(): void }) {
  const { codes: texts, close } = useFactorMessages();
  const list = codes?.join('\n') ?? '';
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${texts.fileHead}\n\n${list}\n`)}`;
  return (
    <Dialog open={codes !== null} onOpenChange={(open) => !open && onClose()} closeLabel={close}>
      <DialogTitle className={account['dialogTitle']}>{texts.shownTitle}</DialogTitle>
      <DialogDescription>{texts.shownText}</DialogDescription>
      <ul className={styles['codes']} dir="ltr">
        {codes?.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={account['actions']}>
        <a className={buttonClass({ variant: 'line' })} href={file} download={texts.file}>
          {texts.download}
        </a>
        <CopyButton text={list} label={texts.copy} copiedLabel={texts.copied} />
      </div>
      <div className={account['dialogActions']}>
        <Button onClick={onClose}>{texts.kept}</Button>
      </div>
    </Dialog>
  );
}
