/** Largest cancellation fee of the consumer protection law: 5 % of the deal, and never more than 100 shekels. */
const percent = 5;
const mostFee = 10_000;

export type RefundFeePolicy = 'none' | 'law';

/**
 * What is kept of a distance sale that its customer cancels in time (docs/money.md 3.6).
 * @param paid agorot
 * @param isFaulty the service was faulty or never given: nothing is kept then
 */
export function cancellationFee(paid: number, policy: RefundFeePolicy, isFaulty = false): number {
  if (policy === 'none' || isFaulty) return 0;
  return Math.min(Math.round((paid * percent) / 100), mostFee);
}
