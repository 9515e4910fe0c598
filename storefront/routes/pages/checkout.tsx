import { useParams, useSearchParams } from 'react-router';
import { CheckoutPage } from '../../features/checkout/checkout-page.tsx';
import Announced from './announced.tsx';

/** Plans are bought here; printed cards will be. */
export default function Checkout() {
  const { type } = useParams();
  const [search] = useSearchParams();
  return (type ?? search.get('type')) === 'physical-cards' ? <Announced /> : <CheckoutPage />;
}
