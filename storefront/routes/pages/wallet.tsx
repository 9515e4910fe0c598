import { WalletPage } from '../../features/payments/payment-methods/wallet-page.tsx';

export default WalletPage;
