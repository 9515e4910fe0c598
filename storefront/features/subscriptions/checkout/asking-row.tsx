import type { CheckoutState } from '../../../../api/contract/subscriptions/checkout.schema.ts';
import { Spinner } from '../../../components/spinner.tsx';
import styles from './checkout.module.css';
import { useCheckoutMessages } from './use-checkout-messages.ts';
import { wantsAnswer } from './use-asking.ts';

/** Says that a payment's result is being asked for. Its row stays between questions, so that no button moves. */
export function AskingRow({ state, asking }: { state: CheckoutState; asking: boolean }) {
  const texts = useCheckoutMessages();
  if (!wantsAnswer(state)) return null;
  return (
    <div className={styles['asking']} role="status">
      {asking && (
        <>
          <Spinner /> {texts.asking}
        </>
      )}
    </div>
  );
}
