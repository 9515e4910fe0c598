import { CardCheckoutPage } from '../../features/nfc/order-checkout/card-checkout-page.tsx';

export default CardCheckoutPage;
