import type { Knex } from 'knex';
import type { ChipLogLine, ChipView, NamedCard } from '../../../contract/nfc/chips.schema.ts';
import { AppError } from '../../../errors.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { CardAllocation } from '../../../models/CardAllocation.ts';
import { ChipHandOver } from '../../../models/ChipHandOver.ts';
import { ChipStep } from '../../../models/ChipStep.ts';
import { findChipsOf } from './chips.queries.ts';
import { presentChip, presentStep, type ChipReader } from './chips.presenter.ts';

/** A user's chips as they see them, newest first; only those of `ids` when given. */
export async function readChips(
  knex: Knex,
  reader: ChipReader,
  ids?: readonly number[],
): Promise<ChipView[]> {
  const all = await findChipsOf(knex, reader.userId);
  const chips = ids ? all.filter(({ id }) => ids.includes(id)) : all;
  const offers = await ChipHandOver.query(knex).where({ from_user_id: reader.userId, status: 'offered' });
  return chips.map((chip) =>
    presentChip(
      chip,
      offers.find((offer) => offer.allocationId === chip.id),
      reader,
    ),
  );
}

/** One chip as its owner sees it, after a step. */
export async function readChip(knex: Knex, reader: ChipReader, id: number): Promise<ChipView> {
  const [chip] = await readChips(knex, reader, [id]);
  if (!chip) throw new AppError('not_found');
  return chip;
}

/** Offers of other users to this user; of each chip they show only its number of pieces. */
export async function readOffers(knex: Knex, userId: number) {
  const offers = await ChipHandOver.query(knex)
    .withGraphFetched('[giver, allocation]')
    .where({ to_user_id: userId, status: 'offered' })
    .orderBy('id', 'desc');
  return offers.map((offer) => ({
    chipId: offer.allocationId,
    from: offer.giver?.username ?? '',
    quantity: offer.allocation?.quantity ?? 1,
    offeredAt: offer.createdAt.toISOString(),
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
