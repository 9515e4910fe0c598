import { PaymentDemoPage } from '../../features/payment-demo/payment-demo-page.tsx';

export default PaymentDemoPage;
