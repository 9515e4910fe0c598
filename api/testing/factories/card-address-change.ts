import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { CardAddressChange } from '../../models/CardAddressChange.ts';
import { createBusinessProfile } from './business-profile.ts';
import { nextNumber } from './sequence.ts';

/** A card that took a new address just now. */
export async function createCardAddressChange(
  knex: Knex,
  overrides: Overrides<CardAddressChange> = {},
): Promise<CardAddressChange> {
  const card = overrides.profileId
    ? { id: overrides.profileId, userId: overrides.userId ?? 0 }
    : await createBusinessProfile(knex, overrides.userId ? { userId: overrides.userId } : {});
  return CardAddressChange.query(knex).insertAndFetch({
    profileId: card.id,
    userId: card.userId,
    slug: `changed-${nextNumber('address')}`,
    ...overrides,
  });
}
