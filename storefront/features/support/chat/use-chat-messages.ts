import { defineMessages } from '../../../i18n/define-messages.ts';

export const useChatMessages = defineMessages('support-chat', import.meta.glob('./support-chat.??.ts'));

export type ChatMessages = ReturnType<typeof useChatMessages>;
