import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { checkoutLockFields, checkoutLockSections } from './fields.ts';

export function CheckoutLockShow() {
  return (
    <ResourceShow resource="checkout-locks" fields={checkoutLockFields} sections={checkoutLockSections} />
  );
}
