import type { Knex } from 'knex';
import { ContactLead } from '../../../models/ContactLead.ts';

/** Sales leads that staff haven't handled (docs/product.md 13.8). */
export function countNewLeads(knex: Knex): Promise<number> {
  return ContactLead.query(knex).where({ status: 'new' }).whereNull('profile_id').resultSize();
}
