/** First letters of the first two words, whole characters also outside the basic plane. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s._@-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => [...word].find((character) => /[\p{L}\p{N}]/u.test(character)) ?? '')
    .join('')
    .toLocaleUpperCase();
}
