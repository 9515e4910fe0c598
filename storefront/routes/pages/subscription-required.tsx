import { SubscriptionRequiredPage } from '../../features/subscription-required/subscription-required-page.tsx';

export default SubscriptionRequiredPage;
