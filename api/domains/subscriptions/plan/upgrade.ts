import type { Knex } from 'knex';
import { PackageChange } from '../../../models/PackageChange.ts';
import type { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { planLine, type Effect } from '../../payments/index.ts';
import { applyChange, settleChange } from './apply-change.ts';

/** The change of plan that an attempt pays for: the attempt's period key is the change's id. */
export function changeOf(knex: Knex, { periodKey }: Pick<PaymentAttempt, 'periodKey'>) {
  return PackageChange.query(knex).findById(Number(periodKey)).throwIfNotFound();
}

/**
 * The effect of a change to a dearer plan at once. The sum was quoted for the package as it was: where it changed
 * meanwhile, or its period is over, the money is refunded.
 */
export const upgrade: Effect = {
  async isSettled(trx, { attempt, bought }) {
    const change = await changeOf(trx, attempt);
    return (
      change.status !== 'pending' ||
      bought?.status !== 'active' ||
      bought.productId !== change.fromProductId ||
      bought.billingCycle !== change.fromCycle ||
      bought.endDate?.getTime() !== change.fromEndDate.getTime()
    );
  },

  async succeeded(trx, _deps, { attempt, bought }, { approved, now }) {
    if (!bought) throw new Error(`attempt ${attempt.id} changes no package`);
    const changed = await applyChange(trx, bought, await changeOf(trx, attempt), now);
    await changed.$query(trx).patch({
      lastPaymentDate: approved.providerAt,
      lastPaymentAttempt: attempt.sentAt,
    });
  },

  async sold(trx, { attempt, bought }, now) {
    const change = await changeOf(trx, attempt).withGraphFetched('toProduct');
    const changed = await bought?.$query(trx);
    return [
      planLine('plan_change', attempt, change.toProduct, {
        cycle: change.toCycle,
        // Money that came twice goes back: it buys no time.
        period:
          attempt.status === 'excess' ? null : { from: now, to: changed?.endDate ?? change.fromEndDate },
      }),
    ];
  },

  async notSucceeded(trx, _deps, { attempt }, { last, now }) {
    if (last !== 'failed' && last !== 'expired') return;
    await settleChange(trx, (await changeOf(trx, attempt)).id, 'cancelled', now);
  },
};
