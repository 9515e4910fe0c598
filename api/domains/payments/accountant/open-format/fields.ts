import { plainHebrew } from './encode-hebrew.ts';

// The kinds of fields of the open format 1.31 (מבנה אחיד): every field has its width, and there is nothing between them.

/** X(n): from its start, filled with blanks; what doesn't fit is cut. */
export const text = (value: string, width: number): string =>
  plainHebrew(value).slice(0, width).padEnd(width);

/**
 * 9(n): whole and never negative, with noughts before it.
 * @throws {RangeError} when it doesn't fit: a number that is cut is another number
 */
export function digits(value: number | string, width: number): string {
  const written = String(value).padStart(width, '0');
  if (written.length !== width || !/^\d+$/u.test(written))
    throw new RangeError(`${value} is not 9(${width})`);
  return written;
}

/** X9(n)V9…: a sign, then the digits of its smallest unit without a point. */
const signedDigits = (minor: number, width: number): string =>
  (minor < 0 ? '-' : '+') + digits(Math.abs(minor), width - 1);

/** X9(12)V99: agorot. */
export const money = (minor: number): string => signedDigits(minor, 15);

/** X9(9)V99: agorot of tax withheld. */
export const withheld = (minor: number): string => signedDigits(minor, 12);

/** X9(12)V9999: ten-thousandths of a piece. */
export const quantity = (pieces: number): string => signedDigits(pieces * 10_000, 17);

/** 9(2)V99: hundredths of a percent. */
export const rate = (percent: number): string => digits(percent * 100, 4);

/** 9(8) of a day, `2026-11-23`. */
export const date = (day: string): string => digits(day.replaceAll('-', ''), 8);

/** 9(4) of the minutes of a day. */
export const time = (minutes: number): string =>
  digits(Math.floor(minutes / 60), 2) + digits(minutes % 60, 2);

/** Kept free by the layout. */
export const reserved = (width: number): string => ' '.repeat(width);

/** Nought in a numeric field that isn't used. */
export const nought = (width: number): string => digits(0, width);
