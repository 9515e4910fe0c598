import { Alert } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { languageOfCode } from '../../../../api/contract/base/languages.ts';
import { installmentWords } from '../../../../api/contract/payments/installment-words.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { stepRows, Timeline } from '../../../kit/show/Timeline.tsx';
import { useOrderTimeline } from './use-order-timeline.ts';

/** Payments of an order with their documents, its coupons, and its status changes. */
export function OrderTimeline() {
  const word = useMessages();
  const translate = useTranslate();
  const language = languageOfCode(useLocale());
  const { data, error } = useOrderTimeline();
  if (error) return <Alert severity="error">{word('orders.timelineFailed')}</Alert>;
  if (!data) return null;
  return (
    <>
      <Timeline
        title="orders.payments"
        none="orders.noPayments"
        rows={data.payments.map(
          ({ last4, paymentType, installments, document, kind, status, id, ...payment }) => ({
            ...payment,
            key: id,
            what: word(`orders.kinds.${kind}`),
            ...(document && { link: [`/receipts/${document.id}/show`, document.number] as const }),
            more: (
              <>
                {word(`orders.states.${status}`)}
                {last4 || paymentType ? ' · ' : null}
                {paymentType
                  ? translate(`bikur.choices.paymentType.${paymentType}`)
                  : last4 && word('orders.card')}{' '}
                {last4 ? <bdi dir="ltr">···· {last4}</bdi> : null}
                {installments > 1 ? `, ${installmentWords[language].count(installments)}` : null}
              </>
            ),
          }),
        )}
      />
      <Timeline
        title="orders.coupons"
        rows={data.coupons.map(({ id, at, code, discount, status, isWhole }) => ({
          key: id,
          at,
          link: [`/coupon-redemptions/${id}/show`, code],
          amount: `-${discount}`,
          status: ['redemptionStatus', status],
          more: isWhole ? word('orders.couponWhole') : null,
        }))}
      />
      <Timeline title="orders.steps" none="orders.noSteps" rows={stepRows(data.steps, 'orderStatus')} />
    </>
  );
}
