import { type CardLanguage, cardLanguageOfText, cardLanguages } from '../base/card-languages.ts';
import { defaultLanguage } from '../base/languages.ts';
import type { CardFields } from './card-fields.ts';

/** Characters of the about text that are looked at: what is said in them is said in the rest, too. */
const lookedAt = 600;
/**
 * Part of the letters that make a card Hebrew: whoever writes Hebrew mixes English words and names into it, and hardly
 * anybody does the opposite.
 */
const part = 0.2;

type Written = Pick<CardFields, 'language' | 'businessName' | 'jobTitle' | 'about'>;

/**
 * The language of a card's own words, its direction and everything made of it (docs/product.md 11.15): the one its
 * owner chose, else the one that name, job and about together are written in. No single word such as the category
 * decides.
 */
export const languageOfCard = (card: Written): CardLanguage => card.language ?? languageByTexts(card);

/** For each sign of 16 bits, once it was met: no letter, or the letter's language by its place in the list. */
const met = new Int8Array(2 ** 16);
const [unknown, noLetter] = [0, -1];

/** Of half of a sign of 32 bits nothing is known: no language is written in those alone. */
function languageOfSign(code: number): number {
  const sign = String.fromCharCode(code);
  const language = /\p{L}/u.test(sign) ? cardLanguages.indexOf(cardLanguageOfText(sign)) + 1 : noLetter;
  met[code] = language;
  return language;
}

/** The language a card has as long as its owner has chosen none. */
export function languageByTexts({ businessName, jobTitle, about }: Omit<Written, 'language'>): CardLanguage {
  const counts = new Uint16Array(cardLanguages.length + 1);
  let letters = 0;
  for (const text of [businessName, jobTitle, about?.slice(0, lookedAt)])
    for (let at = 0; at < (text?.length ?? 0); at += 1) {
      const code = text?.charCodeAt(at) ?? 0;
      const language = met[code] === unknown ? languageOfSign(code) : (met[code] ?? noLetter);
      if (language === noLetter) continue;
      letters += 1;
      counts[language] = (counts[language] ?? 0) + 1;
    }
  const shareOf = (language: CardLanguage) => (counts[cardLanguages.indexOf(language) + 1] ?? 0) / letters;
  if (letters === 0 || shareOf(defaultLanguage) >= part) return defaultLanguage;
  return cardLanguages.toSorted((one, other) => shareOf(other) - shareOf(one))[0] ?? defaultLanguage;
}
