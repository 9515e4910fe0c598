import { useSubscriptionMessages } from './use-subscription-messages.ts';

/** What is said while a plan is changed or cancelled. */
export const useChangeMessages = () => useSubscriptionMessages().changing;
