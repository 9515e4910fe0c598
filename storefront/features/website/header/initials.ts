/** First letters of the first two words, by code point, so that no surrogate pair is split. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s._@-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => [...word].find((character) => /[\p{L}\p{N}]/u.test(character)) ?? '')
    .join('')
    .toLocaleUpperCase();
}
