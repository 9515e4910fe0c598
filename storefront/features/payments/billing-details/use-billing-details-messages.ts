import { defineMessages } from '../../../i18n/define-messages.ts';

export const useBillingDetailsMessages = defineMessages(
  'billing-details',
  import.meta.glob('./billing-details.??.ts'),
);
