import BankIcon from '~icons/ph/bank';
import WalletIcon from '~icons/ph/wallet';
import type { PaymentMethodView } from '../../../../api/contract/payments/wallet.schema.ts';
import styles from './wallet-page.module.css';

/** A payment card drawn small, or the sign of an account. Its words stand beside it. */
export function MethodPicture({ method: { type, last4Digits, expiryState } }: { method: PaymentMethodView }) {
  const isCard = last4Digits !== null;
  const Sign = type === 'bank_transfer' ? BankIcon : WalletIcon;
  return (
    <span
      className={styles['picture']}
      data-picture={isCard ? 'card' : 'account'}
      data-over={expiryState === 'over' || undefined}
      aria-hidden="true"
    >
      {isCard ? <bdi dir="ltr">•• {last4Digits}</bdi> : <Sign size={24} />}
    </span>
  );
}
