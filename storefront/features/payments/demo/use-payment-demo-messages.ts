import { defineMessages } from '../../../i18n/define-messages.ts';

export const usePaymentDemoMessages = defineMessages(
  'payment-demo',
  import.meta.glob('./payment-demo.??.ts'),
);
