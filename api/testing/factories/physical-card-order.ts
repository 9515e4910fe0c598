import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { PhysicalCardOrder } from '../../models/PhysicalCardOrder.ts';
import { createBusinessProfile } from './business-profile.ts';
import { hebrewCity, hebrewPerson, hebrewStreet } from './hebrew-words.ts';
import { nextNumber } from './sequence.ts';
import { createUser } from './user.ts';

const withTracking: unknown[] = ['shipped', 'delivered', 'returned'];

/** A pending order for a card of the same person; a shipped one gets a tracking number. */
export async function createPhysicalCardOrder(
  knex: Knex,
  overrides: Overrides<PhysicalCardOrder> = {},
): Promise<PhysicalCardOrder> {
  const userId = overrides.userId ?? (await createUser(knex)).id;
  return PhysicalCardOrder.query(knex).insertAndFetch({
    userId,
    profileId:
      overrides.profileId === undefined
        ? (await createBusinessProfile(knex, { userId })).id
        : overrides.profileId,
    shippingAddress: { street: hebrewStreet(), houseNumber: '7', city: hebrewCity(), country: 'Israel' },
    recipientName: hebrewPerson(),
    recipientPhone: '052-5550123',
    totalAmount: 12_000,
    ...(withTracking.includes(overrides.status) && {
      trackingNumber: `RR${String(nextNumber('tracking')).padStart(9, '0')}IL`,
      shippingCompany: 'דואר ישראל',
    }),
    ...overrides,
  });
}
