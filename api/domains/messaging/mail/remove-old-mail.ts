import type { Knex } from 'knex';
import { MailLogEntry } from '../../../models/MailLogEntry.ts';

/** How long a mail that is settled stays readable, in days: long enough to answer questions about it. */
const retentionDays = 180;

/**
 * Takes mails out of the log that left, failed or were kept long ago: they hold what people wrote, and outlive the
 * accounts they went to. A queued one is never touched.
 * @returns how many went
 */
export async function removeOldMail(knex: Knex, now: Date): Promise<number> {
  return MailLogEntry.query(knex)
    .whereNot({ status: 'queued' })
    .where('created_at', '<', new Date(now.getTime() - retentionDays * 86_400_000))
    .delete();
}
