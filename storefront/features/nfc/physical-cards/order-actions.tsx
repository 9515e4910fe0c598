import { useState } from 'react';
import type { OwnOrder } from '../../../../api/contract/nfc/orders.schema.ts';
import { Button } from '../../../components/button.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Dialog, DialogDescription, DialogTitle } from '../../../components/dialog.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import dialogStyles from './chip-dialog.module.css';
import styles from './physical-cards-page.module.css';
import { useChangeOrder } from './use-change-order.ts';
import { usePhysicalCardsMessages } from './use-physical-cards-messages.ts';
import { useMoney } from '../../../components/money.tsx';

/** Commands the order allows: pay, approve the proof, repeat, cancel. */
export function OrderActions({ order }: { order: OwnOrder }) {
  const { orders: texts } = usePhysicalCardsMessages();
  const money = useMoney();
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  const { change, isPending } = useChangeOrder(order.id);
  const { id, product, payUntil, canCancel, needsApproval } = order;
  const address = `/checkout/physical-cards/${product?.id ?? 0}?order=${id}`;
  return (
    <div className={styles['actions']}>
      {payUntil && (
        <>
          <span className={styles['facts']}>{texts.payUntil(formatMoment(payUntil, language))}</span>
          <ButtonLink to={address} size="small">
            {texts.pay}
          </ButtonLink>
        </>
      )}
      {needsApproval && !payUntil && (
        <>
          <span className={styles['facts']}>{texts.approveText}</span>
          <Button size="small" busy={isPending} onClick={() => change('approve-design')}>
            {texts.approve}
          </Button>
        </>
      )}
      {!payUntil && product?.id && (
        <ButtonLink to={address} variant="line" size="small">
          {texts.again}
        </ButtonLink>
      )}
      {canCancel && (
        <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
          {texts.cancel}
        </Button>
      )}
      <Dialog open={asking} onOpenChange={setAsking} closeLabel={texts.close}>
        <DialogTitle className={dialogStyles['title']}>{texts.cancelTitle(id)}</DialogTitle>
        <DialogDescription>
          {order.status === 'pending' ? texts.cancelWaiting : texts.cancelPaid(money(order.total))}
        </DialogDescription>
        <div className={dialogStyles['sure']}>
          <Button
            variant="danger"
            busy={isPending}
            onClick={() => change('cancel', { onSettled: () => setAsking(false) })}
          >
            {texts.cancelYes}
          </Button>
          <Button variant="line" onClick={() => setAsking(false)}>
            {texts.cancelNo}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
