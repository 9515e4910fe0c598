import { PaymentDemoPage } from '../../features/payments/demo/payment-demo-page.tsx';

export default PaymentDemoPage;
