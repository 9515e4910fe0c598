import { defineMessages } from '../../../i18n/define-messages.ts';

export const usePaymentDemoMessages = defineMessages({
  he: () => import('./payment-demo.he.ts'),
  en: () => import('./payment-demo.en.ts'),
});
