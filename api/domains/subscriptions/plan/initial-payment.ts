import type { Knex } from 'knex';
import { Package } from '../../../models/Package.ts';
import {
  couponLine,
  moveMandate,
  openMandate,
  periodEnd,
  planLine,
  redemptionOf,
  renewedByUs,
  transition,
  uidColumnOf,
  type Effect,
} from '../../payments/index.ts';

/**
 * The effect of the first payment: it starts the first period, counted from now, and a standing order where the
 * customer agreed to renewals. A trigger's notice has every process invalidate its page cache.
 */
export const initialPayment: Effect = {
  isSettled: async (trx, { bought }) =>
    (bought?.status !== 'inactive' && bought?.status !== 'pending_payment') || hasAnother(trx, bought),

  async succeeded(trx, _deps, { attempt, bought }, { approved, cause, now, methodId }) {
    if (!bought) throw new Error(`attempt ${attempt.id} buys no package`);
    const endDate = await periodEnd(trx, now, bought.billingCycle, 1);
    // Only a customer who agreed to it, and whose payment method may be charged again, is charged again. A repeated
    // charge of the provider was agreed to on its page; that of a stored card is started by the worker.
    const { recurringUid = null } = approved;
    const renews = (attempt.saveCard && methodId !== null) || recurringUid !== null;
    const driver = recurringUid === null && renewedByUs(attempt.provider) ? 'merchant' : 'provider';
    const active = await transition(trx, 'packages', bought.id, 'active', cause, {
      isPaid: true,
      startDate: now,
      billingAnchor: now,
      endDate,
      paidUntil: endDate,
      lastPaymentDate: approved.providerAt,
      lastPaymentAttempt: attempt.sentAt,
      paymentMethod: attempt.provider,
      ...(renews && { autoRenew: true, renewalDriver: driver, nextPaymentDate: endDate }),
      ...(recurringUid && { [uidColumnOf(attempt.provider)]: recurringUid }),
    });
    if (renews)
      await openMandate(trx, active, {
        paymentMethodId: methodId,
        recurringUid,
        chargedAt: approved.providerAt,
        cause,
      });
  },

  async sold(trx, { attempt, bought }) {
    if (!bought) return [];
    const { startDate, endDate, billingCycle: cycle } = await bought.$query(trx).throwIfNotFound();
    const isOver = attempt.status === 'excess' || startDate === null || endDate === null;
    const period = isOver ? null : { from: startDate, to: endDate };
    const redemption = await redemptionOf(trx, attempt);
    const amountMinor = attempt.amountMinor + (redemption?.discountMinor ?? 0);
    const plan = planLine('plan', { amountMinor }, bought.product, { cycle, period });
    return redemption ? [plan, couponLine(redemption)] : [plan];
  },

  async excess(trx, { attempt, bought }, { approved, cause }) {
    if (!bought) return;
    const { recurringUid, providerAt } = approved;
    if (bought.status === 'pending_payment') await transition(trx, 'packages', bought.id, 'inactive', cause);
    if (!recurringUid) return;
    // The provider would go on charging for a package that ended: the worker has it stop.
    const ended = await Package.query(trx).patchAndFetchById(bought.id, {
      paymentMethod: attempt.provider,
      renewalDriver: 'provider',
      [uidColumnOf(attempt.provider)]: recurringUid,
    });
    await openMandate(trx, ended, { paymentMethodId: null, recurringUid, chargedAt: providerAt, cause });
    await moveMandate(trx, bought.id, 'cancelled', cause);
  },

  async notSucceeded(trx, _deps, { bought }, { last, cause }) {
    const isOver = last === 'failed' || last === 'expired';
    if (isOver && bought?.status === 'pending_payment')
      await transition(trx, 'packages', bought.id, 'inactive', cause);
  },
};

/** Whether another checkout of the same user paid for the same plan meanwhile: no user pays for a plan twice. */
async function hasAnother(trx: Knex.Transaction, { id, userId, productId }: Package): Promise<boolean> {
  const others = await Package.query(trx)
    .where({ user_id: userId, product_id: productId, is_paid: true })
    .whereIn('status', ['active', 'past_due'])
    .whereNot({ id })
    .resultSize();
  return others > 0;
}
