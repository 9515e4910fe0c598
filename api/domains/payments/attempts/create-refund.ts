import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { openDisputesOf } from '../disputes/open-dispute.ts';

/**
 * Writes down a refund of an attempt, which the sweep then sends. The caller must have locked the parent.
 * @param amount agorot
 * @throws {Error} when more would be refunded than was paid
 */
export async function createRefund(
  trx: Knex.Transaction,
  parent: PaymentAttempt,
  amount: number,
  now: Date,
  also: Pick<Partial<PaymentAttempt>, 'reason' | 'requestedBy' | 'packageAfter'> = {},
): Promise<PaymentAttempt> {
  if (amount <= 0 || amount > (await leftToRefund(trx, parent)))
    throw new Error(`attempt ${parent.id} has no ${amount} to give back`);
  return insertRefund(trx, parent, amount, now, also);
}

/**
 * Writes down money that goes back, whatever is left of the payment: a lost dispute asks nobody. The caller must have
 * locked the parent.
 * @param amount agorot
 */
export async function insertRefund(
  trx: Knex.Transaction,
  parent: PaymentAttempt,
  amount: number,
  now: Date,
  also: Partial<PaymentAttempt>,
): Promise<PaymentAttempt> {
  const { packageId, orderId } = parent;
  const earlier = await PaymentAttempt.query(trx)
    .where({ package_id: packageId, order_id: orderId, kind: 'refund', period_key: parent.periodKey })
    .resultSize();
  return PaymentAttempt.query(trx).insertAndFetch({
    publicId: randomUUID(),
    userId: parent.userId,
    packageId,
    orderId,
    kind: 'refund',
    periodKey: parent.periodKey,
    attemptNo: earlier + 1,
    amountMinor: amount,
    currency: parent.currency,
    provider: parent.provider,
    parentAttemptId: parent.id,
    dueAt: now,
    // Staff send back what came by bank transfer, and say so.
    nextCheckAt: parent.provider === 'bank' ? null : now,
    ...also,
  });
}

/**
 * Agorot of a payment that were neither refunded nor are about to be, nor are disputed at the bank; the caller should
 * have locked the parent.
 */
export async function leftToRefund(knex: Knex, parent: PaymentAttempt): Promise<number> {
  const given = await PaymentAttempt.query(knex)
    .where({ parent_attempt_id: parent.id })
    .whereNotIn('status', ['failed', 'expired']);
  const disputed = await openDisputesOf(knex, parent.id);
  const gone = [...given, ...disputed].reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return Math.max(0, parent.amountMinor - gone);
}
