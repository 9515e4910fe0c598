import type { OrderPayment } from '../../../../api/contract/nfc/card-checkout.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { Button, buttonClass } from '../../../components/button.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { InkBleed, Stamp } from '../../../components/stamp.tsx';
import { exactMoney } from '../../../lib/exact-money.ts';
import checkoutStyles from '../../subscriptions/checkout/checkout.module.css';
import { useCheckoutMessages } from '../../subscriptions/checkout/use-checkout-messages.ts';
import { useCardCheckoutMessages } from './use-card-checkout-messages.ts';
import { useOrderPayment } from './use-card-checkout.ts';

/** Result of an order's payment, as the server knows it: correct after a reload, whatever the address says. */
export function OrderResult({ payment }: { payment: OrderPayment }) {
  const texts = useCardCheckoutMessages();
  const common = useCheckoutMessages();
  const { asking, issue, ask } = useOrderPayment(payment);
  const { state, pageUrl, decline, orderId, orderStatus, productName, last4, receiptNumber } = payment;
  const { title, text } = texts.states[state];
  const isOver = state === 'declined' || state === 'not_charged' || state === 'expired';
  const facts: [string, string, 'auto' | 'ltr'][] = [
    [texts.result.order, `#${orderId}`, 'ltr'],
    [texts.result.product, `${productName ?? ''}, ${texts.pieces(payment.quantity)}`, 'auto'],
    [common.amount, exactMoney(payment.amount), 'ltr'],
    ...(last4 ? [[common.paidWith, `···· ${last4}`, 'ltr'] as [string, string, 'ltr']] : []),
    ...(receiptNumber ? [[common.receipt, receiptNumber, 'ltr'] as [string, string, 'ltr']] : []),
  ];
  return (
    <section className={checkoutStyles['result']} data-state={state} aria-labelledby="result-title">
      <InkBleed />
      <h2 id="result-title" aria-live="polite">
        {state === 'succeeded' ? <Stamp>{title}</Stamp> : title}
      </h2>
      <p className={checkoutStyles['said']}>{text}</p>
      {decline && (
        <p className={checkoutStyles['said']}>
          {common.declineClasses[decline.class]} ({common.code} <bdi dir="ltr">{decline.code}</bdi>).
        </p>
      )}
      <dl className={checkoutStyles['facts']}>
        {facts.map(([term, value, direction]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <bdi dir={direction === 'auto' ? directionOfText(value) : direction}>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className={checkoutStyles['asking']} role="status">
        {asking && (
          <>
            <Spinner /> {common.asking}
          </>
        )}
      </div>
      <p role="alert" className={checkoutStyles['issue']}>
        {issue}
      </p>
      <div className={checkoutStyles['actions']}>
        {pageUrl && (
          <a className={buttonClass({ variant: 'primary' })} href={pageUrl}>
            {common.toPage}
          </a>
        )}
        {(state === 'waiting' || state === 'open') && (
          <Button variant="line" busy={asking} onClick={ask}>
            {common.ask}
          </Button>
        )}
        {isOver && orderStatus === 'pending' && (
          <ButtonLink to={`/checkout/physical-cards/${payment.productId ?? 0}?order=${orderId}`}>
            {texts.result.again}
          </ButtonLink>
        )}
        <ButtonLink to="/physical-cards" variant={state === 'succeeded' ? 'primary' : 'quiet'}>
          {texts.result.orders}
        </ButtonLink>
        {(state === 'succeeded' || state === 'double') && (
          <ButtonLink to="/wallet" variant="line">
            {texts.result.wallet}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
