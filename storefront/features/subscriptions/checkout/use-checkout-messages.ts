import { defineMessages } from '../../../i18n/define-messages.ts';

export const useCheckoutMessages = defineMessages({
  he: () => import('./checkout.he.ts'),
  en: () => import('./checkout.en.ts'),
});
