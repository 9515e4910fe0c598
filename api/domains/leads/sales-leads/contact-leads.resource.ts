import { adminInputs } from '../../../contract/admin/inputs.schema.ts';
import { adminRows } from '../../../contract/admin/rows.schema.ts';
import type { BaseModel } from '../../../models/BaseModel.ts';
import { ContactLead } from '../../../models/ContactLead.ts';
import type { AdminCommandContext, AdminInput, AdminResource } from '../../../http/admin/admin-resource.ts';
import { patch } from '../../../http/admin/resource-router.ts';

/** Leads of our sales department and of cards; the handler and the time of handling follow the status. */
export const contactLeadsResource: AdminResource = {
  name: 'contact-leads',
  model: ContactLead,
  row: adminRows['contact-leads'],
  sortable: ['name', 'status', 'createdAt', 'handledAt'],
  filterable: ['status', 'service', 'source', 'profileId', 'handledBy', 'createdAt'],
  named: {
    kind: { sales: 'contact_leads.profile_id is null', card: 'contact_leads.profile_id is not null' },
  },
  searched: 'contact_leads',
  defaultSort: ['createdAt', 'DESC'],
  update: { input: adminInputs['contact-leads'].update, bulk: ['status'], run: updateLead },
};

async function updateLead(context: AdminCommandContext, row: BaseModel, input: AdminInput): Promise<void> {
  const { status } = input;
  const statusChanges = status !== undefined && status !== (row as ContactLead).status;
  const handled =
    status === 'new'
      ? { handledBy: null, handledAt: null }
      : { handledBy: context.actor.id, handledAt: context.now };
  await patch(row, context, statusChanges ? { ...input, ...handled } : input);
}
