import { use } from 'react';
import type { CardLanguage } from '../../api/contract/base/card-languages.ts';
import { defaultLanguage, type Language } from '../../api/contract/base/languages.ts';
import { cardMessages, type CardMessages } from './messages.ts';

type Further = Exclude<CardLanguage, Language>;

/** Languages that few cards have are fetched, with their letters, when such a card is drawn. */
const load: Record<Further, () => Promise<CardMessages>> = {
  ar: async () => (await import('./messages.ar.preview.ts')).ar,
  ru: async () => (await import('./messages.ru.preview.ts')).ru,
};
const loads: Partial<Record<Further, Promise<CardMessages>>> = {};

const isLoaded = (language: CardLanguage): language is Language => language in cardMessages;

/** The card's own words in its language; waits for those that aren't there yet. */
export const usePreviewWords = (language: CardLanguage): CardMessages =>
  isLoaded(language)
    ? cardMessages[language]
    : use((loads[language] ??= load[language]().catch(() => cardMessages[defaultLanguage])));
