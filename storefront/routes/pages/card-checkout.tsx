import { CardCheckoutPage } from '../../features/card-checkout/card-checkout-page.tsx';

export default CardCheckoutPage;
