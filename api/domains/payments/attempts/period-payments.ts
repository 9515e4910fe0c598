import type { Knex } from 'knex';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';

/** Payments of a package's present period: its first payment or latest renewal, and the changes of plan since. */
export async function periodPayments(knex: Knex, packageId: number): Promise<PaymentAttempt[]> {
  const paid = await PaymentAttempt.query(knex)
    .where({ package_id: packageId, status: 'succeeded' })
    .whereNot({ kind: 'refund' })
    .orderBy('id', 'desc');
  const begins = paid.findIndex(({ kind }) => kind === 'initial' || kind === 'renewal');
  return begins === -1 ? paid : paid.slice(0, begins + 1);
}

/** Agorot of these payments that were refunded. */
export async function refundedOf(knex: Knex, payments: readonly PaymentAttempt[]): Promise<number> {
  const refunds = await PaymentAttempt.query(knex)
    .whereIn(
      'parent_attempt_id',
      payments.map(({ id }) => id),
    )
    .where({ status: 'succeeded' });
  return refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
