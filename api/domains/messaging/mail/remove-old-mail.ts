import type { Knex } from 'knex';
import { MailLogEntry } from '../../../models/MailLogEntry.ts';

/** Days that a settled mail stays readable: long enough to answer questions about it. */
const retentionDays = 180;

/**
 * Deletes mails from the log that were sent, failed or kept long ago: they contain personal texts, and outlive the
 * accounts they were sent to. A queued one is never deleted.
 * @returns how many were deleted
 */
export async function removeOldMail(knex: Knex, now: Date): Promise<number> {
  return MailLogEntry.query(knex)
    .whereNot({ status: 'queued' })
    .where('created_at', '<', new Date(now.getTime() - retentionDays * 86_400_000))
    .delete();
}
