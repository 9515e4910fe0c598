import { useParams, useSearchParams } from 'react-router';
import { CardCheckoutPage } from '../../features/nfc/order-checkout/card-checkout-page.tsx';
import { CheckoutPage } from '../../features/subscriptions/checkout/checkout-page.tsx';

/** What is bought may also stand in the search (docs/specification.md 2); plans unless it says printed cards. */
export default function Checkout() {
  const { type } = useParams();
  const [search] = useSearchParams();
  return (type ?? search.get('type')) === 'physical-cards' ? <CardCheckoutPage /> : <CheckoutPage />;
}
