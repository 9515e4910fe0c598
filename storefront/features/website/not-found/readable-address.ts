/** Longer addresses would break the layout. */
const longest = 80;
/** Marks that change direction or are invisible: they could make an address read as another one. */
const hiddenMarks = /[\p{Cc}\p{Cf}]/gu;

/** A path as visitors read it: Hebrew instead of percent signs, no direction marks, cut when long. */
export function readableAddress(pathname: string): string {
  const text = decoded(pathname).replace(hiddenMarks, '');
  const letters = [...text];
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : text;
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    // A malformed percent sign is shown unchanged.
    return pathname;
  }
}
