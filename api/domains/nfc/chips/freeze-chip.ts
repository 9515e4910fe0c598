import type { Knex } from 'knex';
import type { Actor } from '../../../http/context.ts';
import type { CardAllocation } from '../../../models/CardAllocation.ts';
import { closeOffers } from './close-offer.ts';
import { takeSteps } from './record-step.ts';

/**
 * Freezes lost chips, which show a neutral page from now on; their card is remembered. Open offers of them are
 * withdrawn: a lost chip must not change hands. The caller must have locked their rows.
 * @throws {AppError} `conflict` when one of them is frozen or at its end: then none is
 */
export async function freezeChips(
  trx: Knex.Transaction,
  actor: Actor,
  chips: readonly CardAllocation[],
): Promise<void> {
  await closeOffers(trx, chips, actor);
  await takeSteps(trx, chips, 'freeze', actor, { status: 'frozen' });
}

/**
 * Unfreezes chips that were found again; they work as before. The caller must have locked their rows.
 * @throws {AppError} `conflict` when one of them isn't frozen
 */
export async function unfreezeChips(
  trx: Knex.Transaction,
  actor: Actor,
  chips: readonly CardAllocation[],
): Promise<void> {
  await takeSteps(trx, chips, 'unfreeze', actor, { status: 'active' });
}
