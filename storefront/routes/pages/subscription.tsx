import { SubscriptionPage } from '../../features/subscription/subscription-page.tsx';

export default SubscriptionPage;
