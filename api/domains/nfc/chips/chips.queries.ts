import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import { CardAllocation } from '../../../models/CardAllocation.ts';
import { ChipHandOver } from '../../../models/ChipHandOver.ts';
import { PhysicalCardOrder } from '../../../models/PhysicalCardOrder.ts';

/**
 * Locks chips of a user, always in the same order, so that two requests can't wait for each other.
 * @throws {AppError} `not_found` when one of them is another user's or missing (docs/security.md B2)
 */
export async function lockOwnChips(
  trx: Knex.Transaction,
  userId: number,
  ids: readonly number[],
): Promise<CardAllocation[]> {
  const wanted = [...new Set(ids)];
  const chips = await CardAllocation.query(trx)
    .whereIn('id', wanted)
    .where({ user_id: userId })
    .orderBy('id')
    .forUpdate();
  if (chips.length !== wanted.length) throw new AppError('not_found');
  return chips;
}

/** Locks one chip of a user. @throws {AppError} `not_found` as above */
export async function lockOwnChip(
  trx: Knex.Transaction,
  userId: number,
  id: number,
): Promise<CardAllocation> {
  const [chip] = await lockOwnChips(trx, userId, [id]);
  return chip as CardAllocation;
}

/** The chip's open offer, if any. The caller must have locked the chip's row, which guards its offers too. */
export async function openOfferOf(trx: Knex, chipId: number): Promise<ChipHandOver | undefined> {
  return ChipHandOver.query(trx).findOne({ allocation_id: chipId, status: 'offered' });
}

/**
 * Locks a chip that is offered to this user, with the offer.
 * @throws {AppError} `not_found` when it isn't offered to them (any more); `conflict` when it is theirs
 */
export async function lockOfferedChip(
  trx: Knex.Transaction,
  userId: number,
  id: number,
): Promise<{ chip: CardAllocation; offer: ChipHandOver }> {
  const chip = await CardAllocation.query(trx).findById(id).forUpdate();
  const offer = chip && (await openOfferOf(trx, id));
  if (chip?.userId === userId) throw new AppError('conflict');
  if (!chip || offer?.toUserId !== userId) throw new AppError('not_found');
  return { chip, offer };
}

/** Chips of a user, and those of their orders that have no owner yet; newest first. */
export async function findChipsOf(knex: Knex, userId: number): Promise<CardAllocation[]> {
  const ordered = PhysicalCardOrder.query(knex).select('id').where({ user_id: userId });
  return CardAllocation.query(knex)
    .withGraphFetched('[order, businessProfile]')
    .where({ user_id: userId })
    .orWhere((unclaimed) => unclaimed.whereNull('user_id').whereIn('order_id', ordered))
    .orderBy('id', 'desc');
}

/** The user who ordered a chip; null when the order is gone. */
export async function buyerOf(trx: Knex, chip: CardAllocation): Promise<number | null> {
  if (chip.orderId === null) return null;
  const order = await PhysicalCardOrder.query(trx).findById(chip.orderId).select('user_id');
  return order?.userId ?? null;
}
