/** Splits typed addresses at white space, commas and semicolons. */
export const addressesIn = (text: string): string[] => text.split(/[\s,;]+/u).filter((word) => word !== '');

/** The e-mail addresses in a file, each once, whatever its columns and separators are. */
export function addressesInFile(text: string): string[] {
  const found = text.match(/[^\s,;<>"'():]+@[^\s,;<>"'():@]+\.[^\s,;<>"'():@.]+/gu) ?? [];
  const once = new Map(found.map((address) => [address.toLowerCase(), address]));
  return [...once.keys()];
}
