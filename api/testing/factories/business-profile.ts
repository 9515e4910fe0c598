import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { BusinessProfile } from '../../models/BusinessProfile.ts';
import { createUser } from './user.ts';
import { hebrewCity, hebrewPerson, hebrewStreet, hebrewTrade } from './hebrew-words.ts';
import { nextNumber, randomInteger } from './sequence.ts';

/** Sunday to Thursday with a break at noon, Friday till one, Saturday shut. */
const workingWeek = Array.from({ length: 7 }, (_, day) => ({
  day,
  spans:
    day === 6
      ? []
      : day === 5
        ? [{ opens: '09:00', closes: '13:00' }]
        : [
            { opens: '09:00', closes: '13:00' },
            { opens: '16:00', closes: '19:00' },
          ],
}));

/** A public card with the details that most cards have. */
export async function createBusinessProfile(
  knex: Knex,
  overrides: Overrides<BusinessProfile> = {},
): Promise<BusinessProfile> {
  const trade = hebrewTrade();
  const person = hebrewPerson();
  return BusinessProfile.query(knex).insertAndFetch({
    userId: overrides.userId ?? (await createUser(knex)).id,
    businessName: `${trade.business} ${person}`,
    category: trade.category,
    jobTitle: trade.jobTitle,
    customSlug: `card-${nextNumber('card')}`,
    phone: '052-5550123',
    whatsapp: '052-5550123',
    email: 'hello@example.test',
    website: 'https://example.test/',
    address: `${hebrewStreet()} ${randomInteger(1, 90)}, ${hebrewCity()}`,
    about: `${trade.jobTitle} עם ניסיון של שנים ויחס אישי לכל לקוח.`,
    businessHours: workingWeek,
    ...overrides,
  });
}
