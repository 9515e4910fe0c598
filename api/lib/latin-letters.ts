import { hebrewSpellings } from './hebrew-spellings.ts';

const consonants: Readonly<Record<string, string>> = {
  ב: 'b',
  ג: 'g',
  ד: 'd',
  ה: 'h',
  ו: 'v',
  ז: 'z',
  ח: 'h',
  ט: 't',
  י: 'y',
  כ: 'k',
  ך: 'ch',
  ל: 'l',
  מ: 'm',
  ם: 'm',
  נ: 'n',
  ן: 'n',
  ס: 's',
  פ: 'p',
  ף: 'f',
  צ: 'tz',
  ץ: 'tz',
  ק: 'k',
  ר: 'r',
  ש: 'sh',
  ת: 't',
};
const vowel = /[aeiou]$/u;

/**
 * A Hebrew word in Latin letters, as an address may carry it: by custom where the word is known, else by its letters,
 * with ו and י as vowels inside a word and an `a` between consonants that could not be spoken.
 * @param word Hebrew letters only
 */
export function latinLetters(word: string): string {
  const known = hebrewSpellings.get(word);
  if (known) return known;
  const withArticle =
    word.length > 3 && word.startsWith('ה') ? hebrewSpellings.get(word.slice(1)) : undefined;
  if (withArticle) return `ha${withArticle}`;
  const letters = [...word];
  return letters.reduce((text, letter, index) => text + spell(letter, text, letters, index), '');
}

function spell(letter: string, before: string, letters: readonly string[], index: number): string {
  const isFirst = index === 0;
  const isLast = index === letters.length - 1;
  const isOpen = isFirst || vowel.test(before);
  if (letter === 'א' || letter === 'ע') return isOpen && !isFirst ? '' : 'a';
  if (letter === 'ה' && isLast) return before.endsWith('a') ? '' : 'a';
  if (letter === 'ו' && !isFirst) return isOpen ? 'v' : 'o';
  if (letter === 'י' && !isFirst) return isOpen ? 'y' : 'i';
  const sound = consonants[letter] ?? '';
  // Two consonants may stand together at the end of a syllable, not at its beginning.
  const needsVowel = !isOpen && /[^aeiou]$/u.test(before) && !/[אהויע]/u.test(letters[index - 1] ?? '');
  return needsVowel ? `a${sound}` : sound;
}
