import { TransferPage } from '../../features/payments/transfers/transfer-page.tsx';

export default TransferPage;
