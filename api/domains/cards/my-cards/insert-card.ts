import type { Knex } from 'knex';
import { UniqueViolationError } from 'objection';
import type { PartialModelObject } from 'objection';
import type { AddressScript } from '../../../contract/cards/my-cards.schema.ts';
import { AppError } from '../../../errors.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { reviewHold } from '../holding/review-hold.ts';
import { freeAddress } from './free-address.ts';

/** Another request may take the proposed address first; more than a few times is no chance any more. */
const tries = 5;

/**
 * Inserts a card under an address made from its name. An address that is taken at the same moment is replaced by the
 * next free one, so no user is refused for a name that two cards share.
 * @throws {AppError} `conflict` when that fails again and again
 */
export async function insertCard(
  trx: Knex.Transaction,
  columns: PartialModelObject<BusinessProfile> & { businessName: string; userId: number },
  script: AddressScript,
  now: Date,
): Promise<BusinessProfile> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const wish = { userId: columns.userId, name: columns.businessName, now };
    const customSlug = await freeAddress(trx, wish, script);
    try {
      // A savepoint: the refused row would otherwise end the whole transaction.
      const card = await trx.transaction(async (savepoint) =>
        BusinessProfile.query(savepoint).insertAndFetch({ ...columns, customSlug }),
      );
      await reviewHold(trx, card.id, now);
      return card;
    } catch (error) {
      if (!isTakenAddress(error)) throw error;
    }
  }
  throw new AppError('conflict', { fields: { customSlug: 'slug_taken' } });
}

const isTakenAddress = (error: unknown): boolean =>
  error instanceof UniqueViolationError && error.constraint === 'business_profiles_custom_slug_key';
