import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { ContactLead } from '../../models/ContactLead.ts';
import { hebrewPerson } from './hebrew-words.ts';
import { nextNumber } from './sequence.ts';

/** A sales lead; give profileId for a card lead. */
export async function createContactLead(
  knex: Knex,
  overrides: Overrides<ContactLead> = {},
): Promise<ContactLead> {
  return ContactLead.query(knex).insertAndFetch({
    name: hebrewPerson(),
    phone: '054-5550188',
    email: `lead${nextNumber('lead')}@example.test`,
    service: 'single-card',
    message: 'אשמח לקבל פרטים על כרטיס ביקור דיגיטלי לעסק שלי.',
    ...overrides,
  });
}
