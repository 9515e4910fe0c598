import { defineMessages } from '../../../i18n/define-messages.ts';

export const useAccountMessages = defineMessages({
  he: () => import('./account.he.ts'),
  en: () => import('./account.en.ts'),
});
