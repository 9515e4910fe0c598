import type { Knex } from 'knex';
import { leadUserDecision } from '../../../contract/leads/lead-users.schema.ts';
import { AppError } from '../../../errors.ts';
import { defineAdminCommand } from '../../../http/admin/admin-command.ts';
import { ContactLead } from '../../../models/ContactLead.ts';
import { RefusedLeadUser } from '../../../models/RefusedLeadUser.ts';
import { StaffNote } from '../../../models/StaffNote.ts';
import { User } from '../../../models/User.ts';

/** Says whether an account is a sales lead's; each answer may be taken back by `open`. */
export const decideUserCommand = defineAdminCommand<ContactLead, typeof leadUserDecision>({
  name: 'decide-user',
  summary: 'Confirm or refuse that an account is a sales lead’s, or leave it open again',
  input: leadUserDecision,
  async run({ trx, actor, now }, lead, { userId, decision }) {
    const user = await User.query(trx).findById(userId).select('id').forShare();
    if (!user) throw new AppError('validation_failed', { fields: { userId: 'recipient_unknown' } });
    if (decision === 'confirmed') return confirmUser(trx, lead.id, userId);
    if (lead.userId === userId) await linkLead(trx, lead.id, null);
    if (decision === 'open') await RefusedLeadUser.query(trx).deleteById([lead.id, userId]);
    else
      await RefusedLeadUser.query(trx)
        .insert({ leadId: lead.id, userId, refusedBy: actor.id, refusedAt: now })
        .onConflict(['lead_id', 'user_id'])
        .ignore();
  },
});

/**
 * Makes an account a sales lead's, and the notes on the lead notes about that person.
 * @throws {AppError} `validation_failed` on leadId when there is no such sales lead
 */
export async function confirmUser(trx: Knex.Transaction, leadId: number, userId: number): Promise<void> {
  await RefusedLeadUser.query(trx).deleteById([leadId, userId]);
  await linkLead(trx, leadId, userId);
}

async function linkLead(trx: Knex.Transaction, leadId: number, userId: number | null): Promise<void> {
  const changed = await ContactLead.query(trx).findById(leadId).whereNull('profile_id').patch({ userId });
  if (changed === 0) throw new AppError('validation_failed', { fields: { leadId: 'invalid_input' } });
  await StaffNote.query(trx).where({ resource: 'contact-leads', record_id: leadId }).patch({ userId });
}
