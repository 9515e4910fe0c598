import { cleanTypedLine } from '../../contract/base/typed-text.ts';

/** Longer than any text that belongs on a receipt; names of any length came in before there were limits. */
const maxTextLength = 200;

/**
 * Cleans typed text for paper: one line, without marks that reverse it (docs/security.md A12), of limited length, and
 * with a question mark for characters that the fonts can't draw.
 * @param drawn code points of the fonts
 */
export function printText(text: string, drawn: ReadonlySet<number>): string {
  // A longer piece is cleaned first, so that joined letters and emoji aren't cut before they are counted.
  const cleaned = cleanTypedLine(text.slice(0, maxTextLength * 8).normalize('NFC'))
    // Joiners and variation selectors: the emoji font has no joined emoji.
    .replace(/\u200C|\u200D|\uFE0E|\uFE0F/gu, '')
    .replace(/\p{Emoji_Modifier}/gu, '');
  const letters = Array.from(cleaned, (letter) => (drawn.has(letter.codePointAt(0) ?? 0) ? letter : '?'));
  return letters.length > maxTextLength
    ? `${letters.slice(0, maxTextLength - 1).join('')}…`
    : letters.join('');
}
