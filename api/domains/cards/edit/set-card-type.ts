import type { Knex } from 'knex';
import type { CardType } from '../../../contract/cards/entities/business-profile.schema.ts';
import { AppError } from '../../../errors.ts';
import { User } from '../../../models/User.ts';
import { teamLockOf } from '../../subscriptions/index.ts';
import { coveredCardIds, lockMyCard } from './my-card.queries.ts';
import { typeIsOfTeam } from '../messages.ts';

/**
 * Gives a card a pro place of its owner's packages, or frees it; the card's pro features stay stored.
 * @throws {AppError} `not_found` when the card isn't the user's, `conflict` for a card of a team, `payment_required`
 * when there is no place for it: no card may lose its place by it
 */
export async function setCardType(
  trx: Knex.Transaction,
  userId: number,
  id: number,
  cardType: CardType,
  now: Date,
): Promise<void> {
  // A user's cards are judged together: two changes at once must not take the same place.
  await User.query(trx).select('id').findById(userId).forNoKeyUpdate();
  const card = await lockMyCard(trx, userId, id, now);
  if (card.cardType === cardType) return;
  if (await teamLockOf(trx, card)) throw new AppError('conflict', { text: typeIsOfTeam });
  const before = await coveredCardIds(trx, userId, now);
  await card.$query(trx).patch({ cardType });
  const after = new Set(await coveredCardIds(trx, userId, now));
  if (![...before, id].every((covered) => after.has(covered))) throw new AppError('payment_required');
}
