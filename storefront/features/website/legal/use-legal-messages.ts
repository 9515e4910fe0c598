import { defineMessages } from '../../../i18n/define-messages.ts';

export const useLegalMessages = defineMessages({
  he: () => import('./legal.he.ts'),
  en: () => import('./legal.en.ts'),
});
