import { defineMessages } from '../../../i18n/define-messages.ts';

export const useShareMessages = defineMessages({
  he: () => import('./share.he.ts'),
  en: () => import('./share.en.ts'),
});
