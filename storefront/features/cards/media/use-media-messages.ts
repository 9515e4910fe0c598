import { defineMessages } from '../../../i18n/define-messages.ts';

export const useMediaMessages = defineMessages({
  he: () => import('./media.he.ts'),
  en: () => import('./media.en.ts'),
});
