import type { OrderPayment } from '../../../../api/contract/nfc/card-checkout.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { Button, buttonClass } from '../../../components/button.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { InkBleed, Stamp } from '../../../components/stamp.tsx';
import checkoutStyles from '../../subscriptions/checkout/checkout.module.css';
import { useCheckoutMessages } from '../../subscriptions/checkout/use-checkout-messages.ts';
import { useOrderCheckoutMessages } from './use-order-checkout-messages.ts';
import { useOrderPayment } from './use-order-checkout.ts';
import { Money } from '../../../components/money.tsx';

/** Result of an order's payment, as the server knows it: correct after a reload, whatever the address says. */
export function OrderResult({ payment }: { payment: OrderPayment }) {
  const texts = useOrderCheckoutMessages();
  const common = useCheckoutMessages();
  const { asking, issue, ask } = useOrderPayment(payment);
  const { state, pageUrl, decline, orderId, orderStatus, productName, last4, receiptNumber } = payment;
  const { title, text } = texts.states[state];
  const isOver = state === 'declined' || state === 'not_charged' || state === 'expired';
  const product = `\u2068${productName ?? ''}\u2069, ${texts.pieces(payment.quantity)}`;
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
        <div>
          <dt>{texts.result.order}</dt>
          <dd>
            <bdi dir="ltr">#{orderId}</bdi>
          </dd>
        </div>
        <div>
          <dt>{texts.result.product}</dt>
          <dd>
            <bdi dir={directionOfText(product)}>{product}</bdi>
          </dd>
        </div>
        <div>
          <dt>{common.amount}</dt>
          <dd>
            <Money of={payment.amount} />
          </dd>
        </div>
        {last4 && (
          <div>
            <dt>{common.paidWith}</dt>
            <dd>
              <bdi dir="ltr">···· {last4}</bdi>
            </dd>
          </div>
        )}
        {receiptNumber && (
          <div>
            <dt>{common.receipt}</dt>
            <dd>
              <bdi dir="ltr">{receiptNumber}</bdi>
            </dd>
          </div>
        )}
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
