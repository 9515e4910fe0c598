import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { takeCardForMandates } from './take-card-for-mandates.ts';
import type { Effect } from '../attempts/effect.ts';

/** A card that was typed to replace the one that renewals are charged to. No money moves, and no receipt is written. */
export const cardUpdate: Effect = {
  isSettled: () => false,

  async succeeded(trx, _parts, { attempt }, { now, methodId }) {
    // Taken, but without anything that could be charged: staff ask the provider.
    if (methodId === null)
      return void (await PaymentAttempt.query(trx).findById(attempt.id).patch({ needsReview: true }));
    await takeCardForMandates(trx, attempt.userId, { methodId, now });
  },
};
