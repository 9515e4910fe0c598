import type { Knex } from 'knex';
import type { ChipLogLine, ChipView, NamedCard } from '../../../contract/nfc/chips.schema.ts';
import { AppError } from '../../../errors.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { CardAllocation } from '../../../models/CardAllocation.ts';
import { ChipHandOver } from '../../../models/ChipHandOver.ts';
import { ChipStep } from '../../../models/ChipStep.ts';
import { readTaps } from './chip-taps.ts';
import { openOffersOf } from './chips.queries.ts';
import { presentChip, presentStep, type ChipReader } from './chips.presenter.ts';

/** One chip as its owner sees it, after a step; an unclaimed one as its buyer does. */
export async function readChip(knex: Knex, reader: ChipReader, id: number): Promise<ChipView> {
  const [chip] = await showChips(knex, reader, [id]);
  if (!chip) throw new AppError('not_found');
  return chip;
}

/** Chips as a user sees them, in the order of their ids; those that aren't the user's, nor of their orders, are left out. */
export async function showChips(knex: Knex, reader: ChipReader, ids: readonly number[]): Promise<ChipView[]> {
  const { userId, now } = reader;
  const found = await CardAllocation.query(knex)
    .whereIn('id', ids)
    .withGraphFetched('[order, businessProfile]');
  const chips = new Map(
    found
      .filter((chip) => chip.userId === userId || (chip.userId === null && chip.order?.userId === userId))
      .map((chip) => [chip.id, chip]),
  );
  const offers = await openOffersOf(knex, ids);
  const taps = await readTaps(knex, ids, now);
  return ids.flatMap((id) => {
    const chip = chips.get(id);
    if (!chip) return [];
    const offer = offers.find(({ allocationId, fromUserId }) => allocationId === id && fromUserId === userId);
    return [presentChip(chip, { offer, taps: taps.get(id) }, reader)];
  });
}

/** Offers of other users to this user, those made together as one; of the chips they show only the number. */
export async function readOffers(knex: Knex, userId: number) {
  const offers = await ChipHandOver.query(knex)
    .withGraphFetched('[giver, allocation]')
    .where({ to_user_id: userId, status: 'offered' })
    .orderBy('id', 'desc');
  // One command makes its offers in one transaction, and so at one moment.
  const together = Map.groupBy(offers, ({ fromUserId, createdAt }) => `${fromUserId} ${createdAt.getTime()}`);
  return [...together.values()].map((parts) => ({
    chipIds: parts.map(({ allocationId }) => allocationId),
    from: parts[0]?.giver?.username ?? '',
    pieces: parts.reduce((sum, { allocation }) => sum + (allocation?.quantity ?? 1), 0),
    offeredAt: parts[0]?.createdAt.toISOString() ?? '',
  }));
}

/** Cards of a user, by name: the targets that their chips may lead to. */
export async function readMyCards(knex: Knex, userId: number): Promise<NamedCard[]> {
  const cards = await BusinessProfile.query(knex)
    .select('id', 'business_name')
    .where({ user_id: userId })
    .orderBy(['business_name', 'id']);
  return cards.map(({ id, businessName }) => ({ id, name: businessName }));
}

/**
 * The log of a chip for its present owner, newest first.
 * @throws {AppError} `not_found` when it isn't the user's
 */
export async function readLog(knex: Knex, userId: number, chipId: number): Promise<ChipLogLine[]> {
  const chip = await CardAllocation.query(knex).findOne({ id: chipId, user_id: userId });
  if (!chip) throw new AppError('not_found');
  const steps = await ChipStep.query(knex).where({ allocation_id: chipId }).orderBy('id', 'desc');
  const cards = await BusinessProfile.query(knex).select('id').where({ user_id: userId });
  const ownCards = new Set(cards.map(({ id }) => id));
  return steps.map((row) => presentStep(row, userId, ownCards));
}
