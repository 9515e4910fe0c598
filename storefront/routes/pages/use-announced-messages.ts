import { defineMessages } from '../../i18n/define-messages.ts';

export const useAnnouncedMessages = defineMessages({
  he: () => import('../../i18n/he/announced.ts'),
  en: () => import('../../i18n/en/announced.ts'),
});
