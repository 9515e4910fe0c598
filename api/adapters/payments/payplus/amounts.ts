import { fromMinor, toMinor } from '../../../contract/base/money.schema.ts';

/**
 * The decimal number PayPlus writes for an amount: 4990 agorot are 49.9.
 * @throws {RangeError} for a fraction of an agora
 */
export function toDecimal(minor: number): number {
  return Number(fromMinor(minor));
}

/**
 * Agorot of an amount as PayPlus wrote it, a number or a decimal text; null for an inexact amount, which is never
 * taken for a payment.
 */
export function fromDecimal(value: unknown): number | null {
  if (typeof value === 'string') {
    try {
      return toMinor(value);
    } catch {
      return null;
    }
  }
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  const minor = Math.round(value * 100);
  if (!Number.isSafeInteger(minor)) return null;
  // Of large amounts the product is off by more than the tolerance although the number is the right one.
  return Math.abs(value * 100 - minor) <= 1e-6 || minor / 100 === value ? minor : null;
}
