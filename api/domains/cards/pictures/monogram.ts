/** The first letter, digit or sign of a name, for a card without a picture. */
export function monogramOf(name: string): string {
  for (const { segment } of new Intl.Segmenter('he', { granularity: 'grapheme' }).segment(name.slice(0, 200)))
    if (/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(segment)) return segment.toUpperCase();
  return '•';
}
