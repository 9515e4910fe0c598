import { passesLuhn } from '../../adapters/payments/redact.ts';

/** What looks like digits in a row and provably is no card: it is taken out before anything is looked at. */
const noCards: readonly RegExp[] = [
  // A UUID.
  /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/giu,
  // A hash in hexadecimal, with at least one letter.
  /\b(?=[0-9]*[a-f])[0-9a-f]{32,}\b/giu,
  // Milliseconds since 1970, of 2017 to 2033: no scheme's numbers of 13 digits begin with 1.
  /(?<!\d)1[5-9]\d{11}(?!\d)/gu,
  // A time to the second, 20261122093000: no scheme's numbers of 14 digits begin with 20.
  /(?<!\d)20\d{12}(?!\d)/gu,
  // The decimals of a small number.
  /(?<![\d.])\d{1,4}\.\d{13,17}(?![\d.])/gu,
];

/** As cards are written: in one, in fours, or as American Express has it; between them one space or hyphen. */
const written = [
  /(?<!\d)\d{13,19}(?!\d)/gu,
  /(?<!\d)\d{4}([ -])\d{4}\1\d{4}\1\d{1,7}(?!\d)/gu,
  /(?<!\d)\d{4}([ -])\d{6}\1\d{4,5}(?!\d)/gu,
];

/**
 * Runs of 13 to 19 digits that pass the check of card numbers, wherever they stand in a text.
 * @returns what may be printed of each: its length and last four digits
 */
export function findCardNumbers(text: string): string[] {
  const rest = noCards.reduce((left, pattern) => left.replace(pattern, ' · '), text);
  return (
    written
      .flatMap((pattern) => [...rest.matchAll(pattern)])
      .map(([run]) => run.replaceAll(/\D/gu, ''))
      // No scheme's numbers begin with 0.
      .filter(
        (digits) =>
          !digits.startsWith('0') && digits.length >= 13 && digits.length <= 19 && passesLuhn(digits),
      )
      .map((digits) => `${digits.length} digits, …${digits.slice(-4)}`)
  );
}
