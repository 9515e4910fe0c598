import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { ContactConsent } from '../../models/ContactConsent.ts';
import { createBusinessProfile } from './business-profile.ts';
import { createContactLead } from './contact-lead.ts';

/** The proof beside a new card lead. */
export async function createContactConsent(
  knex: Knex,
  overrides: Overrides<ContactConsent> = {},
): Promise<ContactConsent> {
  const makeLead = async () =>
    createContactLead(knex, { profileId: (await createBusinessProfile(knex)).id, source: 'card' });
  return ContactConsent.query(knex).insertAndFetch({
    leadId: overrides.leadId ?? (await makeLead()).id,
    noticeVersion: '2026-11',
    language: 'he',
    ...overrides,
  });
}
