import { ResourceShow } from '../../show/ResourceShow.tsx';
import { paymentMethodFields, paymentMethodSections } from './fields.ts';

export function PaymentMethodShow() {
  return (
    <ResourceShow
      resource="user-payment-methods"
      fields={paymentMethodFields}
      sections={paymentMethodSections}
    />
  );
}
