import type { Knex } from 'knex';
import { PackageChange } from '../../../models/PackageChange.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { periodPayments, refundedOf } from './period-payments.ts';
import type { Effect } from './effect.ts';

/**
 * The effect of a refund. Once everything paid for a package's period is refunded, the package is `refunded`; a
 * partial refund, or one of a double payment, leaves the package as it is. So does one of a change of plan that was
 * reverted: the package is the former plan again, which may be a gift. Staff who give a payment back say themselves
 * whether the package ends. A failed refund stays visible to staff.
 */
export const refund: Effect = {
  isSettled: () => false,

  async succeeded(trx, deps, locked, { cause }) {
    const { attempt, bought, order } = locked;
    if (order && attempt.parentAttemptId !== null)
      await deps.hooks.payments.effects.order.refunded?.(trx, locked, attempt.parentAttemptId, cause);
    if (!bought || (bought.status !== 'active' && bought.status !== 'cancelled')) return;
    if (attempt.packageAfter === 'stays') return;
    if (attempt.packageAfter === 'ends' || (await isGivenBack(trx, bought.id, attempt)))
      await deps.hooks.payments.packages.endPackage(trx, bought, 'refunded', cause);
  },

  async notSucceeded(trx, _deps, { attempt }, { last }) {
    if (last === 'failed') await PaymentAttempt.query(trx).findById(attempt.id).patch({ needsReview: true });
  },
};

/** Whether a refund is of the package's period, and all that was paid for that is refunded. */
async function isGivenBack(trx: Knex, packageId: number, refunded: PaymentAttempt): Promise<boolean> {
  const paid = await withoutReverted(trx, await periodPayments(trx, packageId));
  if (!paid.some(({ id }) => id === refunded.parentAttemptId)) return false;
  const total = paid.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return (await refundedOf(trx, paid)) >= total;
}

/** What was paid for changes that were reverted pays for nothing of the package as it is now. */
async function withoutReverted(knex: Knex, payments: readonly PaymentAttempt[]): Promise<PaymentAttempt[]> {
  const changes = payments.filter(({ kind }) => kind === 'upgrade').map(({ periodKey }) => Number(periodKey));
  const reverted = await PackageChange.query(knex).whereIn('id', changes).whereNotNull('reverted_at');
  const gone = new Set(reverted.map(({ id }) => String(id)));
  return payments.filter(({ kind, periodKey }) => kind !== 'upgrade' || !gone.has(periodKey));
}
