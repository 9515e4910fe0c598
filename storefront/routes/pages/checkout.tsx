import { useParams, useSearchParams } from 'react-router';
import { CardCheckoutPage } from '../../features/nfc/order-checkout/card-checkout-page.tsx';
import { CheckoutPage } from '../../features/subscriptions/checkout/checkout-page.tsx';

/** The address may name the type in its query instead (docs/specification.md 2); without either it is a plan. */
export default function Checkout() {
  const { id } = useParams();
  const [search] = useSearchParams();
  return !id && search.get('type') === 'physical-cards' ? <CardCheckoutPage /> : <CheckoutPage />;
}
