import { defineMessages } from '../../../i18n/define-messages.ts';

export const useEmbedMessages = defineMessages({
  he: () => import('./embed.he.ts'),
  en: () => import('./embed.en.ts'),
});
