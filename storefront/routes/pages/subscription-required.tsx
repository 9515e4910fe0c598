import { SubscriptionRequiredPage } from '../../features/subscriptions/subscription-required/subscription-required-page.tsx';

export default SubscriptionRequiredPage;
