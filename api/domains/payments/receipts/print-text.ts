import { cleanTypedLine } from '../../../contract/base/typed-text.ts';

/** Nothing that belongs on a receipt is longer; names of any length came in before there were limits. */
const maxTextLength = 200;

/**
 * A text somebody typed as it may stand on paper: one line, without marks that turn it around (docs/security.md A12),
 * not endless, and with a question mark for what the fonts can't draw: they would draw something else in its place.
 * @param drawn code points of the fonts
 */
export function printText(text: string, drawn: ReadonlySet<number>): string {
  // Twice the length is looked at, so that joined letters and emoji aren't cut before they are counted.
  const cleaned = cleanTypedLine(text.slice(0, maxTextLength * 8).normalize('NFC'))
    // Joiners and variation selectors: the font of emoji knows no joined ones.
    .replace(/\u200C|\u200D|\uFE0E|\uFE0F/gu, '')
    .replace(/\p{Emoji_Modifier}/gu, '');
  const letters = Array.from(cleaned, (letter) => (drawn.has(letter.codePointAt(0) ?? 0) ? letter : '?'));
  return letters.length > maxTextLength
    ? `${letters.slice(0, maxTextLength - 1).join('')}…`
    : letters.join('');
}
