import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import type { Actor } from '../../../http/context.ts';
import type { CardAllocation } from '../../../models/CardAllocation.ts';
import { closeOffers } from './close-offer.ts';
import { assertMayChangeHands } from './chips.policy.ts';
import { lockOwnChip } from './chips.queries.ts';
import { chipStandsForMany } from './messages.ts';
import { makeChip } from './make-chip.ts';
import { notifyAboutChip } from './notify-about-chip.ts';
import { takeStep } from './record-step.ts';

/**
 * Ends a chip for good and makes a new one with a new address, which takes over its card.
 * @returns the new chip
 * @throws {AppError} `not_found` when it isn't the user's, `conflict` at its end or when it stands for several pieces:
 * all of them would die for one; `demo_account_protected`
 */
export async function replaceChip(
  trx: Knex.Transaction,
  actor: Actor,
  id: number,
  now: Date,
): Promise<CardAllocation> {
  assertMayChangeHands(actor);
  const old = await lockOwnChip(trx, actor.id, id);
  const { orderId, profileId, quantity, name } = old;
  if (quantity > 1) throw new AppError('conflict', { text: chipStandsForMany(quantity) });
  await closeOffers(trx, [old], actor);
  await takeStep(trx, old, 'replace', actor, { status: 'replaced', profileId: null });
  const made = { orderId, ownerId: actor.id, profileId, name, replaces: old.id };
  const { chip } = await makeChip(trx, made, actor, now);
  await notifyAboutChip(trx, actor.id, 'replaced');
  return chip;
}
