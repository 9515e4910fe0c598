import type { ByCardLanguage } from '../../api/contract/base/card-languages.ts';
import { ar } from './messages.ar.ts';
import { cardMessages, type CardMessages } from './messages.ts';
import { ru } from './messages.ru.ts';

/** The card's own words in every language of cards; a page that draws cards in the browser loads them one by one. */
export const allCardMessages: ByCardLanguage<CardMessages> = { ...cardMessages, ar, ru };
