import { SubscriptionPage } from '../../features/subscriptions/plan/subscription-page.tsx';

export default SubscriptionPage;
