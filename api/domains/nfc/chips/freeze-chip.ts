import type { Knex } from 'knex';
import type { Actor } from '../../../http/context.ts';
import { closeOffer } from './close-offer.ts';
import { lockOwnChip } from './chips.queries.ts';
import { takeStep } from './record-step.ts';

/**
 * Freezes a lost chip, which shows a neutral page from now on; its card is remembered. An open offer of it is
 * withdrawn: a lost chip must not change hands.
 * @throws {AppError} `not_found` when it isn't the user's, `conflict` when it is frozen or at its end
 */
export async function freezeChip(trx: Knex.Transaction, actor: Actor, id: number): Promise<void> {
  const chip = await lockOwnChip(trx, actor.id, id);
  await closeOffer(trx, chip, actor);
  await takeStep(trx, chip, 'freeze', actor, { status: 'frozen' });
}

/**
 * Unfreezes a chip that was found again; it works as before.
 * @throws {AppError} as above, `conflict` when it isn't frozen
 */
export async function unfreezeChip(trx: Knex.Transaction, actor: Actor, id: number): Promise<void> {
  const chip = await lockOwnChip(trx, actor.id, id);
  await takeStep(trx, chip, 'unfreeze', actor, { status: 'active' });
}
