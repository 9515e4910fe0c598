import { defineMessages } from '../../../i18n/define-messages.ts';

export const useGuardMessages = defineMessages({
  he: () => import('./guard.he.ts'),
  en: () => import('./guard.en.ts'),
});
