const graphemes = new Intl.Segmenter('he', { granularity: 'grapheme' });

/** Two letters for a name without a picture: a single yod or vav would be a speck. */
export function printedMonogramOf(name: string): string {
  const words = name
    .split(/[\s־-]+/u)
    .map(lettersOf)
    .filter((letters) => letters.length > 0);
  const [first = [], second] = words;
  return (second ? [first[0], second[0]] : first.slice(0, 2)).join('') || '•';
}

const lettersOf = (word: string): string[] =>
  [...graphemes.segment(word)]
    .map(({ segment }) => segment.toUpperCase())
    .filter((segment) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(segment));
