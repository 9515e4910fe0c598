import { defineMessages } from '../../../i18n/define-messages.ts';

export const useNewCardMessages = defineMessages({
  he: () => import('./new-card.he.ts'),
  en: () => import('./new-card.en.ts'),
});

/** What new cards start with, in the language of the interface. */
export const useTradeWords = defineMessages({
  he: () => import('./trade-words.he.ts'),
  en: () => import('./trade-words.en.ts'),
});
