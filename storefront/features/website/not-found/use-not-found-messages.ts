import { defineMessages } from '../../../i18n/define-messages.ts';

export const useNotFoundMessages = defineMessages({
  he: () => import('./not-found.he.ts'),
  en: () => import('./not-found.en.ts'),
});
