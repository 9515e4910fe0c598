import { defineMessages } from '../../../i18n/define-messages.ts';

export const useSubscriptionRequiredMessages = defineMessages(
  'subscription-required',
  import.meta.glob('./subscription-required.??.ts'),
);
