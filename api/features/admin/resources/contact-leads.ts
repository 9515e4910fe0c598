import { adminInputs } from '../../../contract/admin/inputs.ts';
import { adminRows } from '../../../contract/admin/rows.ts';
import type { BaseModel } from '../../../models/BaseModel.ts';
import { ContactLead } from '../../../models/ContactLead.ts';
import type { AdminCommandContext, AdminInput, AdminResource } from '../admin-resource.ts';
import { patch } from '../resource-router.ts';

/** Leads of our sales department and of cards; who handled one, and when, is set by itself. */
export const contactLeadsResource: AdminResource = {
  name: 'contact-leads',
  model: ContactLead,
  row: adminRows['contact-leads'],
  sortable: ['name', 'status', 'createdAt', 'handledAt'],
  filterable: ['status', 'service', 'source', 'profileId', 'handledBy', 'createdAt'],
  searched: 'contact_leads',
  defaultSort: ['createdAt', 'DESC'],
  update: { input: adminInputs['contact-leads'].update, run: updateLead },
};

async function updateLead(context: AdminCommandContext, row: BaseModel, input: AdminInput): Promise<void> {
  const status = input['status'];
  const statusChanges = status !== undefined && status !== (row as ContactLead).status;
  const handled =
    status === 'new'
      ? { handledBy: null, handledAt: null }
      : { handledBy: context.actor.id, handledAt: context.now };
  await patch(row, context, statusChanges ? { ...input, ...handled } : input);
}
