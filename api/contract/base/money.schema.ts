import { z } from 'zod';

const decimal = /^(-)?(\d{1,10})(?:\.(\d{1,2}))?$/;

/** Money as JSON carries it: a string with two decimals, `"49.90"`. */
export const moneyText = z.string().regex(/^-?\d{1,10}\.\d{2}$/u);

/**
 * Agorot of a decimal string; floats are never involved.
 * @throws {RangeError} for anything but up to ten digits and up to two decimals
 */
export function toMinor(text: string): number {
  const match = decimal.exec(text);
  if (!match) throw new RangeError(`"${text}" is not an amount of money`);
  const [, minus, whole = '0', fraction = ''] = match;
  const minor = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return minus && minor !== 0 ? -minor : minor;
}

/**
 * Decimal string of agorot, always with two decimals.
 * @throws {RangeError} for fractions of agorot and amounts beyond numeric(12,2)
 */
export function fromMinor(minor: number): string {
  if (!Number.isSafeInteger(minor) || Math.abs(minor) > 999_999_999_999)
    throw new RangeError(`${minor} is not a whole number of agorot`);
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
