import { defineMessages } from '../../../i18n/define-messages.ts';

export const useAccountMailMessages = defineMessages({
  he: () => import('./account-mails.he.ts'),
  en: () => import('./account-mails.en.ts'),
});
