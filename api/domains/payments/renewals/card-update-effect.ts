import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { takeCardForMandates } from './take-card-for-mandates.ts';
import type { Effect } from '../attempts/effect.ts';

/**
 * The effect of replacing the payment method that renewals are charged to. No money moves, and no receipt is issued.
 */
export const cardUpdate: Effect = {
  isSettled: () => false,

  async succeeded(trx, deps, { attempt }, { now, methodId }) {
    // The provider took the card but gave no token to charge: staff ask the provider.
    if (methodId === null)
      return void (await PaymentAttempt.query(trx).findById(attempt.id).patch({ needsReview: true }));
    if (attempt.userId !== null) await takeCardForMandates(trx, deps, attempt.userId, { methodId, now });
  },
};
