/** Longer addresses say nothing more and push the page apart. */
const longest = 80;
/** Marks that turn text around or hide it: an address could be made to read as another one. */
const hiddenMarks = /[\p{Cc}\p{Cf}]/gu;

/** A path as people read it: Hebrew instead of percent signs, nothing that turns the line around, cut when long. */
export function readableAddress(pathname: string): string {
  const text = decoded(pathname).replace(hiddenMarks, '');
  const letters = [...text];
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : text;
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    // A broken percent sign is shown as it came.
    return pathname;
  }
}
