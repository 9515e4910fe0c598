import type { Knex } from 'knex';
import type { CardBelongings } from '../../../contract/cards/my-cards.schema.ts';
import { AppError } from '../../../errors.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { CardAllocation } from '../../../models/CardAllocation.ts';
import { CardReview } from '../../../models/CardReview.ts';
import { ContactLead } from '../../../models/ContactLead.ts';
import { PhysicalCardOrder } from '../../../models/PhysicalCardOrder.ts';
import { ProfileSlug } from '../../../models/ProfileSlug.ts';
import { ProfileStats } from '../../../models/ProfileStats.ts';
import { lockMyCard } from '../edit/my-card.queries.ts';

/**
 * Deletes a card of this user. The database deletes with it what migrations/README.md lists under deletion and queues
 * the card's files; pictures that no other row names are swept later.
 * @throws {AppError} `not_found` for a card that is missing or another user's
 */
export async function deleteCard(
  trx: Knex.Transaction,
  userId: number,
  cardId: number,
  now: Date,
): Promise<void> {
  const card = await lockMyCard(trx, userId, cardId, now);
  await card.$query(trx).delete();
}

/**
 * Counts what would be deleted with a card, for the dialog that asks its owner.
 * @throws {AppError} `not_found` as above
 */
export async function readBelongings(knex: Knex, userId: number, cardId: number): Promise<CardBelongings> {
  const card = await BusinessProfile.query(knex).findOne({ id: cardId, user_id: userId }).select('id');
  if (!card) throw new AppError('not_found');
  const ofCard = { profile_id: cardId };
  const [stats, leads, reviews, chips, formerAddresses, orders] = await Promise.all([
    ProfileStats.query(knex).findById(cardId).select('views'),
    ContactLead.query(knex).where(ofCard).resultSize(),
    CardReview.query(knex).where(ofCard).resultSize(),
    CardAllocation.query(knex)
      .where(ofCard)
      .sum('quantity as pieces')
      .first()
      .castTo<{ pieces: number | null }>(),
    ProfileSlug.query(knex).where(ofCard).resultSize(),
    PhysicalCardOrder.query(knex).where(ofCard).resultSize(),
  ]);
  return { views: stats?.views ?? 0, leads, reviews, chips: chips.pieces ?? 0, formerAddresses, orders };
}
