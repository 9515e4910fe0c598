import { directionOfText } from './languages.ts';

/** A telephone number in groups, which begins with a plus or a nought: `+972 52 123 4567`, `052-1234567`. */
const phone = /(?:\+\d|0)\d{0,3}(?:[ \u00A0.-]\(?\d{2,7}\)?){1,4}/;
/** A number with what belongs to it: `₪120–150`, `9:00-17:00`, `1,234 ₪`, `25%`, `31.12.2026`, `*2345`. */
const figure = /[₪$€£*+#]?\d+(?:[-–.,:/][₪$€£]?\d+)*(?:[ \u00A0]?[₪$€£%])?/;
const number = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${phone.source}|${figure.source})(?![\p{L}\p{N}])`,
  'gu',
);
const plainDigits = /^\d+$/;
const arabicLetter = /\p{Script=Arabic}/u;

export interface TextPart {
  text: string;
  /** Runs left to right whatever stands around it. */
  isNumber: boolean;
}

/**
 * Splits running text at its numbers, phones, prices, times and ranges. In right-to-left text their parts would change
 * places: after an Arabic letter `052-123-4567` is drawn as `4567-123-052` (UAX #9, W2), and a dash turns a range
 * around after a Hebrew one. Digits alone need nothing but after Arabic letters, where a sign beside them may move.
 * @returns the whole text as one part where it runs left to right
 */
export function splitNumbers(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  if (directionOfText(text) === 'rtl')
    for (const { 0: found, index } of text.matchAll(number)) {
      if (plainDigits.test(found) && !arabicLetter.test(text)) continue;
      if (index > end) parts.push({ text: text.slice(end, index), isNumber: false });
      parts.push({ text: found, isNumber: true });
      end = index + found.length;
    }
  if (end < text.length) parts.push({ text: text.slice(end), isNumber: false });
  return parts;
}

/** The same text with its numbers isolated by marks, for what is no HTML: drawn pictures and plain messages. */
export const isolateNumbers = (text: string): string =>
  splitNumbers(text)
    .map((part) => (part.isNumber ? `\u2066${part.text}\u2069` : part.text))
    .join('');
