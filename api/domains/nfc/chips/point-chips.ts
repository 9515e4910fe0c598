import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import type { CardAllocation } from '../../../models/CardAllocation.ts';
import { takeSteps } from './record-step.ts';

/**
 * Points chips at a card; the owner of their former card gets no further taps (docs/security.md T5). The caller must
 * have locked their rows.
 * @throws {AppError} `not_found` when the card is not the user's, `conflict` when a chip's state doesn't allow it
 * (frozen, replaced): then none is moved (docs/security.md B2)
 */
export async function pointChips(
  trx: Knex.Transaction,
  actor: { id: number },
  chips: readonly CardAllocation[],
  profileId: number,
): Promise<void> {
  // Locked for sharing, so that the card can't be deleted meanwhile.
  const card = await BusinessProfile.query(trx)
    .select('id')
    .findOne({ id: profileId, user_id: actor.id })
    .forShare();
  if (!card) throw new AppError('not_found');
  await takeSteps(trx, chips, 'point', actor, { profileId: card.id });
}
