import { useNavigate } from 'react-router';
import type { OrderPayment } from '../../../../api/contract/nfc/card-checkout.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { ButtonLink } from '../../../components/button-link.tsx';
import { InkBleed, Stamp } from '../../../components/stamp.tsx';
import checkoutStyles from '../../subscriptions/checkout/checkout.module.css';
import { PaidWith } from '../../subscriptions/checkout/paid-with.tsx';
import { AskingRow } from '../../subscriptions/checkout/asking-row.tsx';
import { UnpaidActions } from '../../subscriptions/checkout/unpaid-actions.tsx';
import { useCheckoutMessages } from '../../subscriptions/checkout/use-checkout-messages.ts';
import { isOver, useStartOver } from '../../subscriptions/checkout/use-start-over.ts';
import { useOrderCheckoutMessages } from './use-order-checkout-messages.ts';
import { useOrderPayment } from './use-order-checkout.ts';
import { Money } from '../../../components/money.tsx';

/** Result of an order's payment, as the server knows it: correct after a reload, whatever the address says. */
export function OrderResult({ payment }: { payment: OrderPayment }) {
  const texts = useOrderCheckoutMessages();
  const common = useCheckoutMessages();
  const navigate = useNavigate();
  const { asking, cameBack, issue, ask, close } = useOrderPayment(payment);
  const { state, decline, orderId, orderStatus, productName, receiptNumber } = payment;
  const { title, text } = texts.states[state];
  const again = `/checkout/physical-cards/${payment.productId ?? 0}?order=${orderId}`;
  const anew = useStartOver(close, () => navigate(again));
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
        <PaidWith payment={payment} />
        {receiptNumber && (
          <div>
            <dt>{common.receipt}</dt>
            <dd>
              <bdi dir="ltr">{receiptNumber}</bdi>
            </dd>
          </div>
        )}
      </dl>
      <AskingRow state={state} asking={asking} />
      <p role="alert" className={checkoutStyles['issue']}>
        {issue || anew.issue}
      </p>
      <div className={checkoutStyles['actions']}>
        <UnpaidActions
          payment={payment}
          cameBack={cameBack}
          asking={asking}
          onAsk={ask}
          closing={anew.closing}
          onStartOver={anew.startOver}
        />
        {state === 'transfer' && (
          <ButtonLink to={`/bank-transfer/${payment.id}`}>{common.toTransfer}</ButtonLink>
        )}
        {isOver(state) && orderStatus === 'pending' && (
          <ButtonLink to={again}>{texts.result.again}</ButtonLink>
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
