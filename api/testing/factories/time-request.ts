import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { ContactLead } from '../../models/ContactLead.ts';
import { TimeRequest } from '../../models/TimeRequest.ts';
import { createBusinessProfile } from './business-profile.ts';
import { createContactLead } from './contact-lead.ts';

/** A request for a far day that waits for its owner, with its lead. */
export async function createTimeRequest(
  knex: Knex,
  overrides: Overrides<TimeRequest> = {},
): Promise<TimeRequest> {
  const lead = overrides.leadId
    ? await ContactLead.query(knex).findById(overrides.leadId).throwIfNotFound()
    : await createContactLead(knex, {
        profileId: overrides.profileId ?? (await createBusinessProfile(knex)).id,
      });
  return TimeRequest.query(knex).insertAndFetch({
    leadId: lead.id,
    profileId: Number(lead.profileId),
    proposed: ['2099-11-24T07:00:00.000Z'],
    minutes: 30,
    ...overrides,
  });
}
