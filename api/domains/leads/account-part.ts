import { BusinessProfile } from '../../models/BusinessProfile.ts';
import { ContactLead } from '../../models/ContactLead.ts';
import { TimeRequest } from '../../models/TimeRequest.ts';
import { exportRows, type AccountPart } from '../accounts/index.ts';
import { writeLeadsTable } from './my-leads/leads-table.ts';

/** The leads domain's part of an account's export and closing (docs/product.md 5). */
export const leadsOfAccount: AccountPart = {
  async exportTables(knex, userId) {
    const cards = BusinessProfile.query(knex).where({ user_id: userId }).select('id');
    return {
      'leads.json': {
        leads: await exportRows(ContactLead.query(knex).whereIn('profile_id', cards)),
        timeRequests: await exportRows(TimeRequest.query(knex).whereIn('profile_id', cards)),
      },
    };
  },

  async exportFiles({ deps: { knex }, userId, language, zip }) {
    zip.add('leads.csv', (await writeLeadsTable(knex, { ownerId: userId, language })).csv);
  },

  async closing(knex, userId) {
    const cards = BusinessProfile.query(knex).where({ user_id: userId }).select('id');
    return { leads: await ContactLead.query(knex).whereIn('profile_id', cards).resultSize() };
  },
};
