import { defineMessages } from '../../../i18n/define-messages.ts';

export const useErrorMessages = defineMessages({
  he: () => import('./errors.he.ts'),
  en: () => import('./errors.en.ts'),
});
