/** Where a checkout offers installments (docs/money.md 13.11). Money with two decimals, VAT included. */
export interface InstallmentTerms {
  /** The most payments. */
  most: number;
  /** The smallest sum of one payment. */
  smallestPayment: string;
  /** The smallest sum that may be divided. */
  from: string;
}

/** The most payments that any setting allows. */
export const mostInstallmentsEver = 36;

/** Agorot of a sum with two decimals; free of zod, because pages load it. */
const agorotOf = (text: string): number => Number(text.replace('.', ''));

/**
 * The sums of so many payments: all alike in whole agorot, and the first carries what is left over.
 * @param amount agorot
 */
export function splitInstallments(amount: number, count: number): { first: number; rest: number } {
  const rest = Math.floor(amount / count);
  return { first: amount - rest * (count - 1), rest };
}

/**
 * The numbers of payments into which a sum may be divided.
 * @param total shekels with two decimals
 * @returns from two on, with the sums of the first and of each further payment in agorot; none where the sum is too small
 */
export function installmentChoices(
  total: string,
  terms: InstallmentTerms | null,
): { count: number; first: number; rest: number }[] {
  const amount = agorotOf(total);
  if (!terms || amount < agorotOf(terms.from)) return [];
  const counts = Array.from({ length: Math.max(0, terms.most - 1) }, (_, at) => at + 2);
  return counts
    .map((count) => ({ count, ...splitInstallments(amount, count) }))
    .filter(({ rest }) => rest >= agorotOf(terms.smallestPayment));
}
