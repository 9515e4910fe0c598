import { periodEnd } from '../periods.ts';
import { transition } from '../transitions.ts';
import type { Effect } from './effect.ts';

/** The first payment opens the first period, counted from now; every process drops kept pages by a trigger's notice. */
export const initialPayment: Effect = {
  isSettled: (_trx, { bought }) => bought?.status !== 'inactive' && bought?.status !== 'pending_payment',

  async succeeded(trx, _parts, { attempt, bought }, { approved, cause, now }) {
    if (!bought) throw new Error(`attempt ${attempt.id} buys no package`);
    await transition(trx, 'packages', bought.id, 'active', cause, {
      isPaid: true,
      startDate: now,
      billingAnchor: now,
      endDate: await periodEnd(trx, now, bought.billingCycle, 1),
      lastPaymentDate: approved.providerAt,
      lastPaymentAttempt: attempt.sentAt,
      paymentMethod: attempt.provider,
    });
  },

  async notSucceeded(trx, _parts, { bought }, { last, cause }) {
    const isOver = last === 'failed' || last === 'expired';
    if (isOver && bought?.status === 'pending_payment')
      await transition(trx, 'packages', bought.id, 'inactive', cause);
  },
};
