import { defineMessages } from '../../../i18n/define-messages.ts';

export const usePricingMessages = defineMessages({
  he: () => import('./pricing.he.ts'),
  en: () => import('./pricing.en.ts'),
});
