import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import type { Actor, AppContext } from '../../../http/context.ts';
import { PhysicalCardOrder } from '../../../models/PhysicalCardOrder.ts';
import { assertMayManageCredentials } from '../../accounts/index.ts';
import { transition, type Cause } from '../../payments/index.ts';
import { notifyAboutOrder } from './notify-about-order.ts';
import { endPaidOrder } from './end-paid-order.ts';
import { closeOrderPages, findLiveOfOrder } from './order-attempts.ts';
import { orderTooFarToCancel, orderPaymentOnItsWay } from './messages.ts';

/**
 * Cancels an order at its buyer's request before production; the payment is refunded in full (docs/money.md 2.4).
 * @throws {AppError} `demo_account_protected`; `not_found`; `conflict` once it is produced, or while a payment is
 * under way
 */
export async function cancelOrder(ctx: AppContext, actor: Actor, id: number): Promise<void> {
  assertMayManageCredentials(actor);
  const { knex, clock, payments } = ctx.deps;
  const mine = await PhysicalCardOrder.query(knex).findOne({ id, user_id: actor.id });
  if (!mine) throw new AppError('not_found');
  if (mine.status === 'pending') await closeOrderPages(ctx.deps, payments, id);
  await knex.transaction(async (trx) => {
    const order = await PhysicalCardOrder.query(trx).findById(id).forUpdate().throwIfNotFound();
    const cause: Cause = { actor: `user:${actor.id}`, reason: 'its buyer cancelled it' };
    if (order.status === 'pending') await cancelWaiting(trx, order, cause);
    else if (order.status === 'paid') await endPaidOrder(trx, order, actor, cause, clock.now());
    else
      throw new AppError('conflict', {
        text: orderTooFarToCancel,
      });
  });
}

/**
 * Cancels an order that waits for its payment. The caller must have locked its row.
 * @throws {AppError} `conflict` while a payment is under way: money may have moved
 */
export async function cancelWaiting(
  trx: Knex.Transaction,
  order: PhysicalCardOrder,
  cause: Cause,
): Promise<void> {
  if ((await findLiveOfOrder(trx, order.id)).length > 0)
    throw new AppError('conflict', {
      text: orderPaymentOnItsWay,
    });
  await transition(trx, 'physical_card_orders', order.id, 'cancelled', cause);
  await notifyAboutOrder(trx, order, 'cancelled');
}
