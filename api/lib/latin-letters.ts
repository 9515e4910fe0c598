import { hebrewSpellings } from './hebrew-spellings.ts';

/** Letters at the beginning of a word and after a consonant; behind a vowel three of them are softer. */
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
  ף: 'f',
  פ: 'p',
  צ: 'tz',
  ץ: 'tz',
  ק: 'k',
  ר: 'r',
  ש: 'sh',
  ת: 't',
};
const soft: Readonly<Record<string, string>> = { ב: 'v', כ: 'ch', פ: 'f' };

/** Words that grow together with the next one, the longer first; a known word may follow any of them. */
const prefixes: readonly [written: string, spoken: string][] = [
  ['וה', 've-ha'],
  ['שב', 'sheba'],
  ['ה', 'ha'],
  ['ו', 've-'],
  ['ב', 'ba'],
  ['ל', 'le'],
  ['מ', 'me'],
];

/** Ends of words that are spoken in one way, by their letters. */
const endings: readonly [written: RegExp, spoken: string][] = [
  [/ויות$/u, 'uyot'],
  [/יות$/u, 'iyot'],
  [/ות$/u, 'ot'],
  [/יית$/u, 'iyat'],
  [/ייה$/u, 'iya'],
  [/יה$/u, 'ia'],
  [/יים$/u, 'ayim'],
  [/ים$/u, 'im'],
  [/ית$/u, 'it'],
  [/יו$/u, 'io'],
];

/**
 * A Hebrew word in Latin letters, as an address may carry it: by custom where the word is known, also behind ה, ו, ב
 * and their like; else by its letters and the patterns of Hebrew words. Hebrew is written without most vowels, so this
 * is a proposal, which its reader can change.
 * @param word Hebrew letters only
 * @returns small letters, with a hyphen behind "and"
 */
export function latinLetters(word: string): string {
  const known = hebrewSpellings.get(word);
  if (known) return known;
  for (const [written, spoken] of prefixes) {
    const rest = word.slice(written.length);
    const isLong = rest.length > 2 || (rest.length === 2 && 'הבל'.includes(written));
    const stem = word.startsWith(written) && isLong ? hebrewSpellings.get(rest) : undefined;
    if (stem) return spoken + stem;
  }
  // The article, or a verbal noun (hadbara), which sounds alike.
  if (/^ה[^ויה]../u.test(word) || /^הה./u.test(word)) return `ha${latinLetters(word.slice(1))}`;
  // Native words don't begin with ו: it is "and".
  if (/^ו[^וי]../u.test(word)) return `ve-${latinLetters(word.slice(1))}`;
  return byPattern(word) ?? byLetters(word);
}

const isVowelLetter = (letter: string | undefined): boolean =>
  letter !== undefined && 'אהויע'.includes(letter);
const strong = '[בגדזחטכלמנסקפצרשתךםןףץ]';
/** Three consonants alone: kesef, degel, keren. */
const segolate = new RegExp(`^(${strong})(${strong})(${strong})$`, 'u');
/** Verbal nouns: tipul, shiputz, bitahon. */
const verbalNoun = new RegExp(`^(${strong}|[אעה])י(${strong}|[אעה])ו(${strong})(ים|י|)$`, 'u');

function byPattern(word: string): string | null {
  const three = segolate.exec(word);
  if (three) {
    const [, first = '', second = '', third = ''] = three;
    return `${consonants[first]}e${soft[second] ?? consonants[second]}${third === 'ח' ? 'ach' : `e${soft[third] ?? consonants[third]}`}`;
  }
  const noun = verbalNoun.exec(word);
  if (!noun) return null;
  const [, first = '', second = '', third = '', end = ''] = noun;
  const last = end === '' ? atEnd(third, 'u') : (soft[third] ?? consonants[third] ?? '');
  return `${consonants[first] ?? ''}i${consonants[second] ?? ''}u${last}${end === 'ים' ? 'im' : end && 'i'}`;
}

/** The last letter of a word: ח and ע are heard behind an `a` of their own, unless one stands there. */
function atEnd(letter: string, before: string): string {
  if (letter === 'ח') return before.endsWith('a') ? 'ch' : 'ach';
  if (letter === 'ע') return before.endsWith('a') ? '' : 'a';
  return soft[letter] ?? consonants[letter] ?? '';
}

function byLetters(word: string): string {
  const ending = endings.find(([written]) => written.test(word) && word.replace(written, '').length > 1);
  const letters = [...(ending ? word.replace(ending[0], '') : word)];
  const stem = letters.reduce(
    (text, _letter, index) => text + spell(letters, index, text, ending !== undefined),
    '',
  );
  // An ending begins with a vowel, which a stem that ends with one would swallow.
  return stem + (ending?.[1] ?? '');
}

const endsWithVowel = /[aeiou]$/u;
const endsWithTwoConsonants = /(?:^|[^aeiou])(?:sh|ch|tz|[^aeiou])$/u;

function spell(letters: readonly string[], index: number, before: string, hasEnding: boolean): string {
  const letter = letters[index] ?? '';
  const next = letters[index + 1];
  const isFirst = index === 0;
  const isLast = index === letters.length - 1 && !hasEnding;
  const isOpen = endsWithVowel.test(before);
  if (letter === 'א' || letter === 'ע') {
    // Before a vowel that is written they are not heard.
    if (isFirst && (next === 'ו' || next === 'י')) return '';
    if (letter === 'ע' && isLast) return atEnd(letter, before);
    return isOpen && !isFirst ? '' : 'a';
  }
  if (letter === 'ה' && isLast) return before.endsWith('a') ? '' : 'a';
  if (letter === 'ו' && next === 'ו') return '';
  if (letter === 'ו' && letters[index - 1] === 'ו') return endsWithVowel.test(before) ? 'v' : 'av';
  const isSpelledOut = !isFirst && 'אע'.includes(letters[index - 1] ?? '');
  if (letter === 'ו' && !isFirst) return isOpen && !isSpelledOut ? 'v' : 'o';
  if (letter === 'י' && letters[index - 1] === 'י') return isLast ? 'i' : 'y';
  if (letter === 'י' && next === 'י') return isOpen ? '' : 'a';
  if (letter === 'י' && !isFirst) return isOpen && !isSpelledOut ? 'y' : 'i';
  const followsCluster = index === 1 && !isOpen && !isVowelLetter(letters[0]);
  const vowel = vowelBefore(letters, index, before, isLast);
  const isSoft = vowel !== '' || isOpen || followsCluster;
  if (isLast) return vowel + atEnd(letter, before + vowel);
  return vowel + ((isSoft ? soft[letter] : undefined) ?? consonants[letter] ?? '');
}

/** The vowel that isn't written between two consonants, where nobody could speak without it. */
function vowelBefore(letters: readonly string[], index: number, before: string, isLast: boolean): string {
  if (index === 0 || before === '' || endsWithVowel.test(before)) return '';
  const next = letters[index + 1];
  if (index === 1) {
    // bdika, glida, but neshima: those letters don't open a word together with another.
    const isLight = next === 'י' || next === 'ו';
    if (!isLight) return 'a';
    return 'למנרי'.includes(letters[0] ?? '') ? 'e' : '';
  }
  if (endsWithTwoConsonants.test(before)) return 'a';
  return isLast ? 'a' : '';
}
