import { openMandate, renewedByUs } from '../mandates.ts';
import { periodEnd } from '../periods.ts';
import { transition } from '../transitions.ts';
import type { Effect } from './effect.ts';

/**
 * The first payment opens the first period, counted from now, and the standing order of whoever lets us renew; every
 * process drops kept pages by a trigger's notice.
 */
export const initialPayment: Effect = {
  isSettled: (_trx, { bought }) => bought?.status !== 'inactive' && bought?.status !== 'pending_payment',

  async succeeded(trx, _parts, { attempt, bought }, { approved, cause, now, methodId }) {
    if (!bought) throw new Error(`attempt ${attempt.id} buys no package`);
    const endDate = await periodEnd(trx, now, bought.billingCycle, 1);
    // Only who agreed to it, and whose card may be charged again, is charged again.
    const renews = attempt.saveCard && methodId !== null && renewedByUs(attempt.provider);
    const active = await transition(trx, 'packages', bought.id, 'active', cause, {
      isPaid: true,
      startDate: now,
      billingAnchor: now,
      endDate,
      lastPaymentDate: approved.providerAt,
      lastPaymentAttempt: attempt.sentAt,
      paymentMethod: attempt.provider,
      ...(renews && { autoRenew: true, renewalDriver: 'merchant', nextPaymentDate: endDate }),
    });
    if (renews)
      await openMandate(trx, active, {
        paymentMethodId: methodId,
        recurringUid: null,
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
