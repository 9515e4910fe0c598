import { takeCardForMandates } from '../renewals/take-card-for-mandates.ts';
import type { Effect } from './effect.ts';

/** A card that was typed to replace the one that renewals are charged to. No money moves, and no receipt is written. */
export const cardUpdate: Effect = {
  isSettled: () => false,

  async succeeded(trx, _parts, { attempt }, { now, methodId }) {
    if (methodId === null) throw new Error(`attempt ${attempt.id} brought no card`);
    await takeCardForMandates(trx, attempt.userId, { methodId, now });
  },
};
