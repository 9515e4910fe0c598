import { defineMessages } from '../../../i18n/define-messages.ts';

export const useLeadsMessages = defineMessages({
  he: () => import('./leads.he.ts'),
  en: () => import('./leads.en.ts'),
});
