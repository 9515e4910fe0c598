import { defineMessages } from '../../../i18n/define-messages.ts';

export const useHelpMessages = defineMessages({
  he: () => import('./help.he.ts'),
  en: () => import('./help.en.ts'),
});
