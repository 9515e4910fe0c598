/** More is no list of people of one company. */
const maxFileBytes = 1_000_000;

/** Splits typed addresses at white space, commas and semicolons. */
export const addressesIn = (text: string): string[] => text.split(/[\s,;]+/u).filter((word) => word !== '');

/** The e-mail addresses in a file's text, each once, whatever its columns and separators are. */
function addressesInText(text: string): string[] {
  // Split first: searched as a whole, a long line without separators would take the square of its length.
  const found = text
    .split(/[\s,;<>"'():]+/u)
    .flatMap((word) => /^[^@]+@[^@]+\.[^@.]+/u.exec(word)?.[0] ?? []);
  const once = new Map(found.map((address) => [address.toLowerCase(), address]));
  return [...once.keys()];
}

/** The e-mail addresses in a file, or why there are none. */
export async function addressesInFile(
  file: Pick<File, 'size' | 'text'>,
): Promise<string[] | 'fileTooLarge' | 'fileUnread' | 'noneInFile'> {
  if (file.size > maxFileBytes) return 'fileTooLarge';
  // Rejected when the file was moved or locked since it was chosen.
  const text = await file.text().catch(() => null);
  if (text === null) return 'fileUnread';
  const found = addressesInText(text);
  return found.length > 0 ? found : 'noneInFile';
}
