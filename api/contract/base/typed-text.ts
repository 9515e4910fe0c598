/** Marks that reorder or hide text: bidi controls, zero-width characters, soft hyphen, byte order mark. */
const hiddenMarks = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
/** Control characters other than tab and line feed. */
// eslint-disable-next-line no-control-regex -- removing them is the purpose
const controls = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/gu;
const hebrewLetter = /[\u05D0-\u05EA\uFB1D-\uFB4F]/u;

/**
 * Removes marks that could reverse or hide typed text (a name that reads backwards, a link that pretends). Zero-width
 * joiners stay: emoji are made of them.
 */
export function cleanTypedText(text: string): string {
  return text.replace(/\r\n?/gu, '\n').replace(hiddenMarks, '').replace(controls, '').trim();
}

/** Removes the same marks and line breaks from a typed line. */
export function cleanTypedLine(text: string): string {
  return cleanTypedText(text).replace(/\s+/gu, ' ');
}

/** Whether a text has a Hebrew letter. */
export function hasHebrew(text: string): boolean {
  return hebrewLetter.test(text);
}

/**
 * Direction of a typed text: right to left with the first letter of such a script anywhere, so that "DJ ומפיק" doesn't
 * turn around as it would by its first strong letter.
 */
export { directionOfText } from './languages.ts';
