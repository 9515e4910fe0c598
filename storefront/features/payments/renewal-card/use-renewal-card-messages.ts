import { defineMessages } from '../../../i18n/define-messages.ts';

export const useRenewalCardMessages = defineMessages({
  he: () => import('./renewal-card.he.ts'),
  en: () => import('./renewal-card.en.ts'),
});
