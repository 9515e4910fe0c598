import { defineMessages } from '../../../i18n/define-messages.ts';

export const useAuthMessages = defineMessages({
  he: () => import('./auth.he.ts'),
  en: () => import('./auth.en.ts'),
});

export type AuthMessages = ReturnType<typeof useAuthMessages>;
