const graphemes = new Intl.Segmenter('he', { granularity: 'grapheme' });
const lettered = /[\p{L}\p{N}]/u;
const pictured = /\p{Extended_Pictographic}/u;
/** Alone on a card these would be a speck. */
const narrow = /^[יוןזגךI1iljtfר]$/u;
/** Two Arabic letters would join into another shape. */
const joins = /\p{Script=Arabic}/u;

/** A letter that no other sign belongs to: nearly all words begin with one. */
const plain = /^[A-Za-z0-9\u05D0-\u05EA](?![\p{M}\p{Emoji_Modifier}\u200D])/u;

/** The first grapheme of each word that is a letter or a digit. */
function initialsOf(words: readonly string[]): string[] {
  return words.flatMap((word) => plain.exec(word)?.[0] ?? lettersOf(word).slice(0, 1));
}

const lettersOf = (word: string): string[] =>
  [...graphemes.segment(word)].map(({ segment }) => segment).filter((segment) => lettered.test(segment));

/**
 * What stands for a card without a picture: the first letters of the first two words of its name, the letter of a
 * single word (two where it is narrow), else its first emoji.
 */
export function monogramOf(name: string): string {
  const words = name.slice(0, 200).split(/[\s־&+|/-]+/u);
  let [first, second] = initialsOf(words);
  if (first && !second && narrow.test(first))
    second = lettersOf(words.find((word) => lettered.test(word)) ?? '')[1];
  if (first && second) return `${first}${joins.test(first) ? '\u200C' : ''}${second}`.toUpperCase();
  first ??= [...graphemes.segment(name)].find(({ segment }) => pictured.test(segment))?.segment;
  return first?.toUpperCase() ?? '•';
}
