import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { endPackage } from './end-package.ts';
import { periodPayments, refundedOf } from './period-payments.ts';
import type { Effect } from './effect.ts';

/**
 * Money that went back. Once all that was paid for a package's period is returned, the package is `refunded`; a part of
 * it leaves the package as it is, and so does money that was taken twice. One that failed stays visible for staff.
 */
export const refund: Effect = {
  isSettled: () => false,

  async succeeded(trx, parts, locked, { cause }) {
    const { attempt, bought, order } = locked;
    if (order && attempt.parentAttemptId !== null)
      await parts.hooks.payments.effects.order.refunded?.(trx, locked, attempt.parentAttemptId, cause);
    if (!bought || (bought.status !== 'active' && bought.status !== 'cancelled')) return;
    const paid = await periodPayments(trx, bought.id);
    if (!paid.some(({ id }) => id === attempt.parentAttemptId)) return;
    const total = paid.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    if ((await refundedOf(trx, paid)) >= total) await endPackage(trx, bought, 'refunded', cause);
  },

  async notSucceeded(trx, _parts, { attempt }, { last }) {
    if (last === 'failed') await PaymentAttempt.query(trx).findById(attempt.id).patch({ needsReview: true });
  },
};
