import { defineMessages } from '../../../i18n/define-messages.ts';

export const useToastMessages = defineMessages({
  he: () => import('./toasts.he.ts'),
  en: () => import('./toasts.en.ts'),
});
