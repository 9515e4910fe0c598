import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import type { Actor } from '../../../http/context.ts';
import type { CardAllocation } from '../../../models/CardAllocation.ts';
import { lockOfferedChip, lockOwnChip, openOfferOf } from './chips.queries.ts';
import { notifyAboutChip } from './notify-about-chip.ts';
import { takeStep } from './record-step.ts';

/**
 * Withdraws the open offer of a chip whose row is locked, and notifies its receiver.
 * @returns whether there was one
 */
export async function closeOffer(
  trx: Knex.Transaction,
  chip: CardAllocation,
  actor: Actor,
): Promise<boolean> {
  const offer = await openOfferOf(trx, chip.id);
  if (!offer) return false;
  await offer.$query(trx).patch({ status: 'withdrawn', closedAt: new Date() });
  await takeStep(trx, chip, 'withdraw', actor);
  await notifyAboutChip(trx, offer.toUserId, 'withdrawn', actor.username);
  return true;
}

/** Withdraws an offer at the giver's request. @throws {AppError} `not_found`; `conflict` when nothing is offered */
export async function withdrawOffer(trx: Knex.Transaction, actor: Actor, id: number): Promise<void> {
  const chip = await lockOwnChip(trx, actor.id, id);
  if (!(await closeOffer(trx, chip, actor))) throw new AppError('conflict');
}

/** Declines an offer at the receiver's request. @throws {AppError} `not_found` when the chip isn't offered to them */
export async function declineOffer(trx: Knex.Transaction, actor: Actor, id: number): Promise<void> {
  const { chip, offer } = await lockOfferedChip(trx, actor.id, id);
  await offer.$query(trx).patch({ status: 'declined', closedAt: new Date() });
  await takeStep(trx, chip, 'decline', actor);
  await notifyAboutChip(trx, offer.fromUserId, 'declined', offer.namedAs);
}
