import type { RecurringPaymentView } from '../../../../api/contract/payments/wallet.schema.ts';
import { useWalletMessages } from './use-wallet-messages.ts';

/** Brand and last digits of a payment method. */
export function MethodName({ method }: { method: NonNullable<RecurringPaymentView['paymentMethod']> }) {
  const texts = useWalletMessages().methods;
  return (
    <span>
      {method.brand ? <bdi>{method.brand}</bdi> : texts.types[method.type]}
      {method.last4Digits && (
        <>
          {' '}
          {texts.endingWith}
          <bdi dir="ltr">{method.last4Digits}</bdi>
        </>
      )}
    </span>
  );
}
