import type { Knex } from 'knex';
import { Package } from '../../../models/Package.ts';
import { moveMandate, openMandate, renewedByUs, uidColumnOf } from '../../payments/attempts/mandates.ts';
import { periodEnd } from '../../payments/attempts/periods.ts';
import { transition } from '../../payments/attempts/transitions.ts';
import type { Effect } from '../../payments/attempts/effect.ts';

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
    // What the provider repeats by its own calendar was agreed to on its page; a stored card's is begun by the worker.
    const { recurringUid = null } = approved;
    const renews = (attempt.saveCard && methodId !== null) || recurringUid !== null;
    const driver = recurringUid === null && renewedByUs(attempt.provider) ? 'merchant' : 'provider';
    const active = await transition(trx, 'packages', bought.id, 'active', cause, {
      isPaid: true,
      startDate: now,
      billingAnchor: now,
      endDate,
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

  async excess(trx, { attempt, bought }, { approved, cause }) {
    if (!bought) return;
    const { recurringUid, providerAt } = approved;
    if (bought.status === 'pending_payment') await transition(trx, 'packages', bought.id, 'inactive', cause);
    if (!recurringUid) return;
    // The provider would go on charging what nobody has: the worker tells it to end.
    const ended = await Package.query(trx).patchAndFetchById(bought.id, {
      paymentMethod: attempt.provider,
      renewalDriver: 'provider',
      [uidColumnOf(attempt.provider)]: recurringUid,
    });
    await openMandate(trx, ended, { paymentMethodId: null, recurringUid, chargedAt: providerAt, cause });
    await moveMandate(trx, bought.id, 'cancelled', cause);
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
