import type { CheckoutPayment } from '../../../../api/contract/subscriptions/checkout.schema.ts';
import { installmentWords } from '../../../../api/contract/payments/installment-words.ts';
import { paymentTypeNames } from '../../../../api/contract/payments/payment-type-names.ts';
import { useLanguage } from '../../../i18n/language-context.ts';
import { useCheckoutMessages } from './use-checkout-messages.ts';

/** What a payment was paid with: the end of the card, or Bit and its like by name; nothing while it isn't known. */
export function PaidWith({
  payment,
}: {
  payment: Pick<CheckoutPayment, 'last4' | 'paymentType' | 'installments'>;
}) {
  const texts = useCheckoutMessages();
  const language = useLanguage();
  const { last4, paymentType, installments } = payment;
  if (!last4 && !paymentType) return null;
  return (
    <div>
      <dt>{texts.paidWith}</dt>
      <dd>
        {paymentType ? paymentTypeNames[language][paymentType] : texts.card}{' '}
        {last4 && <bdi dir="ltr">···· {last4}</bdi>}
        {installments > 1 && <>, {installmentWords[language].count(installments)}</>}
      </dd>
    </div>
  );
}
