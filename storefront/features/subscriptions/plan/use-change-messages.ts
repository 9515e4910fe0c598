import { defineMessages } from '../../../i18n/define-messages.ts';

export const useChangeMessages = defineMessages({
  he: () => import('./change.he.ts'),
  en: () => import('./change.en.ts'),
});
