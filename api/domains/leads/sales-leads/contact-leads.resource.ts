import { adminInputs } from '../../../contract/admin/inputs.schema.ts';
import { adminRows } from '../../../contract/admin/rows.schema.ts';
import { ContactLead } from '../../../models/ContactLead.ts';
import type { AdminResource } from '../../../http/admin/admin-resource.ts';
import { createLead, updateLead } from './handle-lead.ts';
import { decideUserCommand } from './decide-user.ts';

const open = `contact_leads.status in ('new', 'in_progress')`;

/**
 * Leads of our sales department (docs/product.md 13.6). An owner's leads are no part of it: staff neither find nor
 * change them here, and see them with a reason alone (`leadsOfOwner`).
 */
export const contactLeadsResource: AdminResource = {
  name: 'contact-leads',
  model: ContactLead,
  scope: 'contact_leads.profile_id is null',
  row: adminRows['contact-leads'],
  sortable: ['name', 'status', 'createdAt', 'handledAt', 'followUpOn'],
  filterable: ['status', 'service', 'source', 'assigneeId', 'handledBy', 'userId', 'createdAt'],
  named: {
    followUp: {
      due: `contact_leads.follow_up_on <= (now() at time zone 'Asia/Jerusalem')::date and ${open}`,
      planned: `contact_leads.follow_up_on is not null and ${open}`,
    },
    handling: { nobody: `contact_leads.assignee_id is null and ${open}` },
    account: {
      known: 'contact_leads.user_id is not null',
      unknown: 'contact_leads.user_id is null',
    },
  },
  searched: 'contact_leads',
  defaultSort: ['createdAt', 'DESC'],
  bodyLimit: 40_000,
  create: { input: adminInputs['contact-leads'].create, run: createLead },
  update: { input: adminInputs['contact-leads'].update, bulk: ['status', 'assigneeId'], run: updateLead },
  commands: [decideUserCommand],
};
