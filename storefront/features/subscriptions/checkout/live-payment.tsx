import type { CheckoutState } from '../../../../api/contract/subscriptions/checkout.schema.ts';
import { Button, buttonClass } from '../../../components/button.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import styles from './checkout.module.css';
import { useCheckoutMessages } from './use-checkout-messages.ts';
import { canStartOver, useStartOver } from './use-start-over.ts';

interface LivePaymentProps {
  payment: { id: string; state: CheckoutState; pageUrl: string | null };
  /** Path of the payment's result. */
  result: string;
  close: () => Promise<CheckoutState>;
  onOver: () => void | Promise<void>;
}

/** Above the form: a payment of the same thing that isn't over, to go on with or to close and start over. */
export function LivePayment({ payment: { id, state, pageUrl }, result, close, onOver }: LivePaymentProps) {
  const { live: texts, startOver: label, toPage, toTransfer } = useCheckoutMessages();
  const { closing, issue, startOver } = useStartOver(close, onOver);
  return (
    <section className={styles['notice']} aria-labelledby="live-title" data-state={state}>
      <h2 id="live-title">{texts.title}</h2>
      <p>{state === 'open' ? texts.open : state === 'transfer' ? texts.transfer : texts.unclear}</p>
      <p role="alert" className={styles['issue']}>
        {issue}
      </p>
      <div className={styles['actions']}>
        {canStartOver(state) && (
          <Button busy={closing} onClick={startOver}>
            {label}
          </Button>
        )}
        {pageUrl && (
          <a className={buttonClass({ variant: 'line' })} href={pageUrl}>
            {toPage}
          </a>
        )}
        <ButtonLink to={state === 'transfer' ? `/bank-transfer/${id}` : result} variant="quiet">
          {state === 'transfer' ? toTransfer : texts.result}
        </ButtonLink>
      </div>
    </section>
  );
}
