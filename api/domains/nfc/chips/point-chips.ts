import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { lockOwnChips } from './chips.queries.ts';
import { takeStep } from './record-step.ts';

/**
 * Points chips at a card; the owner of their former card gets no further taps (docs/security.md T5).
 * @throws {AppError} `not_found` when the card or one of the chips is not the user's, `conflict` when a chip's state
 * doesn't allow it (frozen, replaced): then none is moved (docs/security.md B2)
 */
export async function pointChips(
  trx: Knex.Transaction,
  actor: { id: number },
  chipIds: readonly number[],
  profileId: number,
): Promise<void> {
  const chips = await lockOwnChips(trx, actor.id, chipIds);
  // Locked for sharing, so that the card can't be deleted meanwhile.
  const card = await BusinessProfile.query(trx)
    .select('id')
    .findOne({ id: profileId, user_id: actor.id })
    .forShare();
  if (!card) throw new AppError('not_found');
  for (const chip of chips) await takeStep(trx, chip, 'point', actor, { profileId: card.id });
}
