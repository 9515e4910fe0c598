import { defineMessages } from '../../../i18n/define-messages.ts';

export const useContactMessages = defineMessages({
  he: () => import('./contact.he.ts'),
  en: () => import('./contact.en.ts'),
});
