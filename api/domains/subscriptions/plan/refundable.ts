/**
 * Largest cancellation fee of the consumer protection law: 5 % of the deal, and never more than 100 shekels.
 */
const percent = 5;
const maxFee = 10_000;

export type RefundFeePolicy = 'none' | 'law';

/**
 * The fee kept of a distance sale that its customer cancels in time (docs/money.md 3.6).
 * @param paid agorot
 * @param hasIssue the service was invalid or never given: the fee is then nought
 * @returns agorot
 */
export function cancellationFee(paid: number, policy: RefundFeePolicy, hasIssue = false): number {
  if (policy === 'none' || hasIssue) return 0;
  return Math.min(Math.round((paid * percent) / 100), maxFee);
}
