import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import type { Actor } from '../../../http/context.ts';
import type { CardAllocation } from '../../../models/CardAllocation.ts';
import { ChipHandOver } from '../../../models/ChipHandOver.ts';
import { lockOfferedChips, lockOwnChips, openOffersOf } from './chips.queries.ts';
import { notifyAboutChip } from './notify-about-chip.ts';
import { takeSteps } from './record-step.ts';

/**
 * Withdraws the open offers of chips whose rows are locked, and notifies each receiver once.
 * @returns how many there were
 */
export async function closeOffers(
  trx: Knex.Transaction,
  chips: readonly CardAllocation[],
  actor: Actor,
): Promise<number> {
  const offers = await openOffersOf(
    trx,
    chips.map(({ id }) => id),
  );
  if (offers.length === 0) return 0;
  await endOffers(trx, offers, 'withdrawn');
  const offered = new Set(offers.map(({ allocationId }) => allocationId));
  await takeSteps(
    trx,
    chips.filter(({ id }) => offered.has(id)),
    'withdraw',
    actor,
  );
  for (const receiver of new Set(offers.map(({ toUserId }) => toUserId)))
    await notifyAboutChip(trx, receiver, 'withdrawn', actor.username);
  return offers.length;
}

/** Stores the end of offers. */
export async function endOffers(
  trx: Knex.Transaction,
  offers: readonly ChipHandOver[],
  status: 'accepted' | 'declined' | 'withdrawn',
): Promise<void> {
  await ChipHandOver.query(trx)
    .whereIn(
      'id',
      offers.map(({ id }) => id),
    )
    .patch({ status, closedAt: ChipHandOver.raw('now()') });
}

/** Withdraws offers at the giver's request. @throws {AppError} `not_found`; `conflict` when one isn't offered */
export async function withdrawOffers(
  trx: Knex.Transaction,
  actor: Actor,
  ids: readonly number[],
): Promise<CardAllocation[]> {
  const chips = await lockOwnChips(trx, actor.id, ids);
  if ((await closeOffers(trx, chips, actor)) !== chips.length) throw new AppError('conflict');
  return chips;
}

/**
 * Declines offers at the receiver's request.
 * @throws {AppError} `not_found` when one of the chips isn't offered to them
 */
export async function declineOffers(
  trx: Knex.Transaction,
  actor: Actor,
  ids: readonly number[],
): Promise<CardAllocation[]> {
  const { chips, offers } = await lockOfferedChips(trx, actor.id, ids);
  await endOffers(trx, offers, 'declined');
  await takeSteps(trx, chips, 'decline', actor);
  for (const [giver, { namedAs }] of byGiver(offers)) await notifyAboutChip(trx, giver, 'declined', namedAs);
  return chips;
}

/** One offer of each giver, so that everyone is notified once. */
export function byGiver(offers: readonly ChipHandOver[]): Map<number, ChipHandOver> {
  return new Map(offers.map((offer) => [offer.fromUserId, offer]));
}
