import type { OwnPackage } from '../../../api/contract/subscription.ts';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogDescription, DialogTitle } from '../../components/dialog.tsx';
import { LinkedText } from '../../components/linked-text.tsx';
import { useLanguage } from '../../i18n/language-context.ts';
import { formatDate } from '../../lib/format-date.ts';
import styles from './subscription-page.module.css';
import { useSubscriptionMessages } from './use-subscription-messages.ts';

interface StopRenewalDialogProps {
  row: OwnPackage;
  busy: boolean;
  onClose(): void;
  onConfirm(): void;
}

/** Says the last day and what happens then, before a subscription is cancelled (product.md chapter 5). */
export function StopRenewalDialog({ row, busy, onClose, onConfirm }: StopRenewalDialogProps) {
  const { stop: texts } = useSubscriptionMessages();
  const language = useLanguage();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} closeLabel={texts.close}>
      <DialogTitle className={styles['name']}>{texts.title}</DialogTitle>
      {row.endDate && (
        <p>
          {texts.lastDay}: <strong>{formatDate(row.endDate, language)}</strong>
        </p>
      )}
      <DialogDescription>{texts.text}</DialogDescription>
      <p>
        <LinkedText text={texts.refund} />
      </p>
      <div className={styles['dialogActions']}>
        <Button variant="danger" busy={busy} onClick={onConfirm}>
          {texts.yes}
        </Button>
        <Button variant="line" onClick={onClose}>
          {texts.no}
        </Button>
      </div>
    </Dialog>
  );
}
