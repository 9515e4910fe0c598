import type { Knex } from 'knex';
import { z } from 'zod';
import { cardColumns } from '../../../contract/cards/card-fields.schema.ts';
import { lockedChanges, planOfCard } from '../../../contract/cards/card-plan.schema.ts';
import type { NewCard } from '../../../contract/cards/my-cards.schema.ts';
import { AppError } from '../../../errors.ts';
import type { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { entitlementsOf, takePlace } from '../../subscriptions/index.ts';
import { assertOwnPictures } from '../media/own-pictures.ts';
import { insertCard } from './insert-card.ts';

/** A card on which nothing was written yet. */
const blank = z.object(cardColumns).parse({ businessName: '-' });

/**
 * Makes a card, published unless said (docs/product.md 5, first-card wizard).
 * @throws {AppError} `payment_required` without a place for it, `validation_failed` for what the place doesn't include
 */
export async function createCard(
  trx: Knex.Transaction,
  userId: number,
  { cardType: wanted, addressScript, template, ...given }: NewCard,
  now: Date,
  { isPublic }: { isPublic: boolean } = { isPublic: true },
): Promise<BusinessProfile> {
  const cardType = await takePlace(trx, userId, wanted, now);
  const plan = planOfCard({ cardType, isCovered: true }, await entitlementsOf(trx, userId, now));
  const locked = lockedChanges(blank, given, plan);
  if (locked.length > 0)
    throw new AppError('validation_failed', {
      fields: Object.fromEntries(locked.map((name) => [name, 'plan_needed'])),
    });
  await assertOwnPictures(trx, userId, given);
  const columns = {
    ...given,
    userId,
    cardType,
    template: cardType === 'pro' ? template : ('basic' as const),
    isPublic,
    // The Hebrew address is for the eye and stands right behind the domain; codes and chips carry the number.
    useCustomSlug: cardType === 'pro' && addressScript === 'hebrew',
  };
  return insertCard(trx, columns, cardType === 'pro' ? addressScript : 'ascii', now);
}
