import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { coverage, coverageOfOne } from '../public/find-card.queries.ts';
import { isTeamCard } from '../public/team-cards.ts';

/** A card with whether its owner's packages cover it at this moment. */
export type MyCard = BusinessProfile & { isCovered: boolean };

/**
 * A user's own card.
 * @throws {AppError} `not_found` when there is none of this number, or it is another user's (docs/product.md 3)
 */
export async function findMyCard(knex: Knex, userId: number, id: number, now: Date): Promise<MyCard> {
  const card = await BusinessProfile.query(knex)
    .select('business_profiles.*', coverageOfOne(now))
    .findOne({ id, user_id: userId })
    .castTo<MyCard | undefined>();
  if (!card) throw new AppError('not_found');
  return card;
}

/** A user's own card, locked until the transaction ends. @throws {AppError} `not_found` as `findMyCard` */
export async function lockMyCard(
  trx: Knex.Transaction,
  userId: number,
  id: number,
  now: Date,
): Promise<MyCard> {
  await BusinessProfile.query(trx).select('id').findOne({ id, user_id: userId }).forUpdate();
  return findMyCard(trx, userId, id, now);
}

/** Ids of a user's cards that packages cover. */
export async function coveredCardIds(knex: Knex, userId: number, now: Date): Promise<number[]> {
  const cards = await BusinessProfile.query(knex)
    .select('id', coverage(now))
    .where({ user_id: userId })
    .castTo<{ id: number; isCovered: boolean }[]>();
  return cards.filter(({ isCovered }) => isCovered).map(({ id }) => id);
}

/** Counts a user's pro cards on places of their own packages, covered or not. */
export async function countProCards(knex: Knex, userId: number): Promise<number> {
  return BusinessProfile.query(knex)
    .where({ user_id: userId, card_type: 'pro' })
    .whereNot(isTeamCard())
    .resultSize();
}
