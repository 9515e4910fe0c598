import { defineMessages } from '../../../i18n/define-messages.ts';

export const useChatMessages = defineMessages({
  he: () => import('./support-chat.he.ts'),
  en: () => import('./support-chat.en.ts'),
});

export type ChatMessages = ReturnType<typeof useChatMessages>;
