import { defineMessages } from '../../../i18n/define-messages.ts';

export const useCardCheckoutMessages = defineMessages({
  he: () => import('./card-checkout.he.ts'),
  en: () => import('./card-checkout.en.ts'),
});
