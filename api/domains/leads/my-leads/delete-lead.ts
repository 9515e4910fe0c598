import type { Knex } from 'knex';
import { forgetLeadNotice } from '../contact-form/forget-lead-notice.ts';
import { lockOwnLead } from './own-leads.queries.ts';

/**
 * Deletes an owner's lead for good, with its proof of consent and the notification that quotes it, as when the sender
 * asked to be forgotten.
 * @throws {AppError} `not_found` for a lead that is missing or another owner's
 */
export async function deleteLead(trx: Knex.Transaction, ownerId: number, id: number): Promise<void> {
  const lead = await lockOwnLead(trx, ownerId, id);
  await forgetLeadNotice(trx, ownerId, lead);
  await lead.$query(trx).delete();
}
