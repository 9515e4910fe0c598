import type { Knex } from 'knex';
import { Package } from '../../../models/Package.ts';
import { openMandate, renewedByUs, uidColumnOf } from '../mandates.ts';
import { periodEnd } from '../periods.ts';
import { transition } from '../transitions.ts';
import type { Effect } from './effect.ts';

/**
 * The first payment opens the first period, counted from now, and the standing order of whoever lets us renew; every
 * process drops kept pages by a trigger's notice.
 */
export const initialPayment: Effect = {
  isSettled: async (trx, { bought }) =>
    (bought?.status !== 'inactive' && bought?.status !== 'pending_payment') || hasAnother(trx, bought),

  async succeeded(trx, _parts, { attempt, bought }, { approved, cause, now, methodId }) {
    if (!bought) throw new Error(`attempt ${attempt.id} buys no package`);
    const endDate = await periodEnd(trx, now, bought.billingCycle, 1);
    // Only who agreed to it, and whose card may be charged again, is charged again.
    const renews = attempt.saveCard && methodId !== null && renewedByUs(attempt.provider);
    // What the provider repeats by its own calendar was agreed to on its page.
    const { recurringUid = null } = approved;
    const active = await transition(trx, 'packages', bought.id, 'active', cause, {
      isPaid: true,
      startDate: now,
      billingAnchor: now,
      endDate,
      lastPaymentDate: approved.providerAt,
      lastPaymentAttempt: attempt.sentAt,
      paymentMethod: attempt.provider,
      ...((renews || recurringUid) && { autoRenew: true, nextPaymentDate: endDate }),
      ...(recurringUid
        ? { renewalDriver: 'provider', [uidColumnOf(attempt.provider)]: recurringUid }
        : renews && { renewalDriver: 'merchant' }),
    });
    if (renews || recurringUid)
      await openMandate(trx, active, {
        paymentMethodId: methodId,
        recurringUid,
        chargedAt: approved.providerAt,
        cause,
      });
  },

  async notSucceeded(trx, _parts, { bought }, { last, cause }) {
    const isOver = last === 'failed' || last === 'expired';
    if (isOver && bought?.status === 'pending_payment')
      await transition(trx, 'packages', bought.id, 'inactive', cause);
  },
};

/** The same plan was paid for meanwhile, by another checkout of the same person: nobody pays for a plan twice. */
async function hasAnother(trx: Knex.Transaction, { id, userId, productId }: Package): Promise<boolean> {
  const others = await Package.query(trx)
    .where({ user_id: userId, product_id: productId, is_paid: true })
    .whereIn('status', ['active', 'past_due'])
    .whereNot({ id })
    .resultSize();
  return others > 0;
}
