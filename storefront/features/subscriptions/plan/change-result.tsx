import { CheckoutResult } from '../checkout/checkout-result.tsx';
import { useCheckout } from '../checkout/use-checkout.ts';
import styles from './subscription-page.module.css';

/** Result of the payment for a change of plan, by the address: correct after a reload. */
export function ChangeResult() {
  const { data } = useCheckout();
  if (!data?.payment) return null;
  return (
    <div className={styles['result']}>
      <CheckoutResult key={data.payment.id} payment={data.payment} />
    </div>
  );
}
