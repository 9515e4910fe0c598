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

/** Open offers of chips. The caller must have locked the chips' rows, which guard their offers too. */
export async function openOffersOf(trx: Knex, chipIds: readonly number[]): Promise<ChipHandOver[]> {
  return ChipHandOver.query(trx).whereIn('allocation_id', chipIds).where({ status: 'offered' }).orderBy('id');
}

/** The chip's open offer, if any. The caller must have locked the chip's row. */
export async function openOfferOf(trx: Knex, chipId: number): Promise<ChipHandOver | undefined> {
  return (await openOffersOf(trx, [chipId]))[0];
}

/**
 * Locks chips that are offered to this user, with their offers.
 * @throws {AppError} `not_found` when one isn't offered to them (any more); `conflict` when it is theirs
 */
export async function lockOfferedChips(
  trx: Knex.Transaction,
  userId: number,
  ids: readonly number[],
): Promise<{ chips: CardAllocation[]; offers: ChipHandOver[] }> {
  const wanted = [...new Set(ids)];
  const chips = await CardAllocation.query(trx).whereIn('id', wanted).orderBy('id').forUpdate();
  if (chips.some((chip) => chip.userId === userId)) throw new AppError('conflict');
  const offers = (await openOffersOf(trx, wanted)).filter(({ toUserId }) => toUserId === userId);
  if (chips.length !== wanted.length || offers.length !== wanted.length) throw new AppError('not_found');
  return { chips, offers };
}

/** The user who ordered a chip; null when the order is gone. */
export async function buyerOf(trx: Knex, chip: CardAllocation): Promise<number | null> {
  if (chip.orderId === null) return null;
  const order = await PhysicalCardOrder.query(trx).findById(chip.orderId).select('user_id');
  return order?.userId ?? null;
}
