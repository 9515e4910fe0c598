import { defineMessages } from '../../../i18n/define-messages.ts';

export const useEmbedMessages = defineMessages('embed', import.meta.glob('./embed.??.ts'));
