import type { Knex } from 'knex';
import { AppError } from '../../errors.ts';
import { BusinessProfile } from '../../models/BusinessProfile.ts';

/**
 * A card of this person, locked until the transaction ends.
 * @throws {AppError} `not_found` for a card that is missing or somebody else's (product.md chapter 3)
 */
export async function lockOwnCard(
  trx: Knex.Transaction,
  userId: number,
  id: number,
): Promise<BusinessProfile> {
  const card = await BusinessProfile.query(trx).findOne({ id, user_id: userId }).forUpdate();
  if (!card) throw new AppError('not_found');
  return card;
}
