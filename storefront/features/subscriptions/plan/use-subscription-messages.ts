import { defineMessages } from '../../../i18n/define-messages.ts';

export const useSubscriptionMessages = defineMessages(
  'subscription',
  import.meta.glob('./subscription.??.ts'),
);
