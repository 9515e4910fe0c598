import type { Knex } from 'knex';
import type { NewCard } from '../../../contract/cards/my-cards.schema.ts';
import type { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { takePlace } from '../../subscriptions/index.ts';
import { insertCard } from './insert-card.ts';

/**
 * Makes a published card (docs/product.md 5, first-card wizard).
 * @throws {AppError} `payment_required` without a place for it
 */
export async function createCard(
  trx: Knex.Transaction,
  userId: number,
  { cardType: wanted, addressScript, ...given }: NewCard,
  now: Date,
): Promise<BusinessProfile> {
  const cardType = await takePlace(trx, userId, wanted, now);
  const columns = {
    ...given,
    userId,
    cardType,
    template: cardType === 'pro' ? given.template : ('basic' as const),
    isPublic: true,
    // The Hebrew address is for the eye and stands right behind the domain; codes and chips carry the number.
    useCustomSlug: cardType === 'pro' && addressScript === 'hebrew',
  };
  return insertCard(trx, columns, cardType === 'pro' ? addressScript : 'ascii', now);
}
