import { WalletPage } from '../../features/wallet/wallet-page.tsx';

export default WalletPage;
