import { useNavigate } from 'react-router';
import type { CheckoutPayment } from '../../../../api/contract/subscriptions/checkout.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { ButtonLink } from '../../../components/button-link.tsx';
import { InkBleed, Stamp } from '../../../components/stamp.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { AskingRow } from './asking-row.tsx';
import styles from './checkout.module.css';
import { PaidWith } from './paid-with.tsx';
import { UnpaidActions } from './unpaid-actions.tsx';
import { useCheckoutMessages } from './use-checkout-messages.ts';
import { usePayment } from './use-payment.ts';
import { isOver, useStartOver } from './use-start-over.ts';
import { Money } from '../../../components/money.tsx';

/** Result of a payment, as the server knows it: correct after a reload, whatever the address says. */
export function CheckoutResult({ payment }: { payment: CheckoutPayment }) {
  const texts = useCheckoutMessages();
  const navigate = useNavigate();
  const { asking, cameBack, issue, ask, close } = usePayment(payment);
  const { kind, state, decline, productId, billingCycle } = payment;
  const { title, text } = texts.states[state];
  const again =
    kind === 'upgrade'
      ? `/subscription?plan=${productId}&billing=${billingCycle}`
      : `/checkout/package/${productId}?billing=${billingCycle}`;
  const anew = useStartOver(close, () => navigate(again));
  return (
    <section className={styles['result']} data-state={state} aria-labelledby="result-title">
      <InkBleed />
      <h2 id="result-title" aria-live="polite">
        {state === 'succeeded' ? <Stamp>{title}</Stamp> : title}
      </h2>
      <p className={styles['said']}>{text}</p>
      {decline && (
        <p className={styles['said']}>
          {texts.declineClasses[decline.class]} ({texts.code} <bdi dir="ltr">{decline.code}</bdi>).
        </p>
      )}
      <Facts payment={payment} />
      <AskingRow state={state} asking={asking} />
      <p role="alert" className={styles['issue']}>
        {issue || anew.issue}
      </p>
      <div className={styles['actions']}>
        <UnpaidActions
          payment={payment}
          cameBack={cameBack}
          asking={asking}
          onAsk={ask}
          closing={anew.closing}
          onStartOver={anew.startOver}
        />
        {isOver(state) && <ButtonLink to={again}>{texts.again}</ButtonLink>}
        {state === 'transfer' && (
          <ButtonLink to={`/bank-transfer/${payment.id}`}>{texts.toTransfer}</ButtonLink>
        )}
        {state === 'succeeded' && <ButtonLink to="/dashboard">{texts.toCards}</ButtonLink>}
        {(state === 'succeeded' || state === 'double') && (
          <ButtonLink to="/wallet" variant="line">
            {texts.toWallet}
          </ButtonLink>
        )}
        <ButtonLink to="/subscription" variant="quiet">
          {texts.toSubscription}
        </ButtonLink>
      </div>
    </section>
  );
}

function Facts({ payment }: { payment: CheckoutPayment }) {
  const texts = useCheckoutMessages();
  const language = useLanguage();
  const { productName, billingCycle, amount, receiptNumber, validUntil, renewsAt } = payment;
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>{texts.packageType}</dt>
        <dd>
          <bdi dir={directionOfText(productName)}>{productName}</bdi>, {texts.cycles[billingCycle]}
        </dd>
      </div>
      <div>
        <dt>{texts.amount}</dt>
        <dd>
          <Money of={amount} />
        </dd>
      </div>
      <PaidWith payment={payment} />
      {receiptNumber && (
        <div>
          <dt>{texts.receipt}</dt>
          <dd>
            <bdi dir="ltr">{receiptNumber}</bdi>
          </dd>
        </div>
      )}
      {validUntil && (
        <div>
          <dt>{texts.validUntil}</dt>
          <dd>
            <time dateTime={validUntil}>{formatDate(validUntil, language)}</time>
          </dd>
        </div>
      )}
      {validUntil && (
        <div>
          <dt>{texts.renewsAt}</dt>
          <dd>
            {renewsAt ? <time dateTime={renewsAt}>{formatDate(renewsAt, language)}</time> : texts.notRenewed}
          </dd>
        </div>
      )}
    </dl>
  );
}
