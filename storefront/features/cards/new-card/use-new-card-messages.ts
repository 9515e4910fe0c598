import { defineMessages } from '../../../i18n/define-messages.ts';

export const useNewCardMessages = defineMessages('new-card', import.meta.glob('./new-card.??.ts'));

/** Texts new cards start with, in the language of the interface. */
export const useTradeWords = defineMessages('trade-words', import.meta.glob('./trade-words.??.ts'));
