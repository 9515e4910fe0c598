import { AppError } from '../../../errors.ts';
import { describeError } from '../../../http/describe-error.ts';
import { PhysicalCardOrder } from '../../../models/PhysicalCardOrder.ts';
import type { AppDeps } from '../../../deps.ts';
import { cancelWaiting } from './cancel-order.ts';
import { closeOrderPages } from './order-attempts.ts';
import { whereWaits } from './order-times.ts';

/**
 * Cancels orders that stayed unpaid for a day: their payment pages are closed first, and money that comes later is
 * refunded without an admin (docs/money.md 2.4). An order whose payment is unanswered waits for the answer. Several
 * processes may run it at once.
 * @returns how many were cancelled
 */
export async function cancelUnpaidOrders(deps: AppDeps, now: Date = deps.clock.now()): Promise<number> {
  const { knex, payments, log } = deps;
  const then = { ...deps, clock: { now: () => now } };
  const waiting = await PhysicalCardOrder.query(knex)
    .select('id')
    .where({ status: 'pending' })
    .whereNot((due) => whereWaits(due, now))
    .orderBy('id');
  let cancelled = 0;
  for (const { id } of waiting)
    try {
      await closeOrderPages(then, payments, id);
      if (await cancelOne(deps, id)) cancelled += 1;
    } catch (error) {
      log.error({ order: id, err: describeError(error) }, 'unpaid order not cancelled');
    }
  return cancelled;
}

function cancelOne({ knex }: Pick<AppDeps, 'knex'>, id: number): Promise<boolean> {
  return knex.transaction(async (trx) => {
    const order = await PhysicalCardOrder.query(trx).findById(id).forUpdate().skipLocked();
    if (order?.status !== 'pending') return false;
    try {
      await cancelWaiting(trx, order, { actor: 'system', reason: 'not paid within a day' });
      return true;
    } catch (error) {
      // Its payment is under way: the next run tries again.
      if (error instanceof AppError && error.code === 'conflict') return false;
      throw error;
    }
  });
}
