import type { CheckoutState } from '../../../../api/contract/subscriptions/checkout.schema.ts';
import { Button, buttonClass } from '../../../components/button.tsx';
import { wantsAnswer } from './use-asking.ts';
import { useCheckoutMessages } from './use-checkout-messages.ts';
import { canStartOver } from './use-start-over.ts';

interface UnpaidActionsProps {
  payment: { state: CheckoutState; pageUrl: string | null };
  /** Whether the customer came back from the payment page: it is then used up, or dead. */
  cameBack: boolean;
  asking: boolean;
  onAsk: () => void;
  closing: boolean;
  onStartOver: () => void;
}

/** What can be done about a payment without an outcome: go to its page, ask, or close the page and start over. */
export function UnpaidActions(props: UnpaidActionsProps) {
  const { payment, cameBack, asking, onAsk, closing, onStartOver } = props;
  const { state, pageUrl } = payment;
  const texts = useCheckoutMessages();
  const page = pageUrl && (
    <a className={buttonClass({ variant: cameBack ? 'line' : 'primary' })} href={pageUrl}>
      {texts.toPage}
    </a>
  );
  return (
    <>
      {!cameBack && page}
      {wantsAnswer(state) && (
        <Button variant={state === 'unclear' ? 'primary' : 'line'} busy={asking} onClick={onAsk}>
          {texts.ask}
        </Button>
      )}
      {canStartOver(state) && (
        <Button
          variant={state === 'open' && cameBack ? 'primary' : 'line'}
          busy={closing}
          onClick={onStartOver}
        >
          {texts.startOver}
        </Button>
      )}
      {cameBack && page}
    </>
  );
}
