import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import { PhysicalCardOrder } from '../../../models/PhysicalCardOrder.ts';

/**
 * Stores the buyer's approval of the drawn proof of an order, which may then be printed (docs/money.md 2.4: guard of
 * `in_production`). Approving once more changes nothing.
 * @throws {AppError} `not_found` when the order isn't the user's; `conflict` when it is over
 */
export async function approveDesign(
  trx: Knex.Transaction,
  userId: number,
  id: number,
  now: Date,
): Promise<void> {
  const order = await PhysicalCardOrder.query(trx).findOne({ id, user_id: userId }).forUpdate();
  if (!order) throw new AppError('not_found');
  if (order.designApprovedAt) return;
  if (order.status !== 'pending' && order.status !== 'paid') throw new AppError('conflict');
  await order.$query(trx).patch({ designApprovedAt: now });
}
