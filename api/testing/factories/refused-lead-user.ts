import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { RefusedLeadUser } from '../../models/RefusedLeadUser.ts';
import { createContactLead } from './contact-lead.ts';
import { createUser } from './user.ts';

/** An account that is not a lead's. */
export async function createRefusedLeadUser(
  knex: Knex,
  overrides: Overrides<RefusedLeadUser> = {},
): Promise<RefusedLeadUser> {
  return RefusedLeadUser.query(knex).insertAndFetch({
    leadId: overrides.leadId ?? (await createContactLead(knex)).id,
    userId: overrides.userId ?? (await createUser(knex)).id,
    ...overrides,
  });
}
