import type { Knex } from 'knex';
import { MailLogEntry } from '../../../models/MailLogEntry.ts';

/** Days that a settled mail stays readable: long enough to answer questions about it. */
const retentionDays = 180;
/** Days for a mail to an address that was typed for it alone. */
const fleetingDays = 7;

/**
 * Deletes mails from the log that were sent, failed or kept long ago: they contain personal texts, and outlive the
 * accounts they were sent to. A queued one is never deleted.
 * @returns how many were deleted
 */
export async function removeOldMail(knex: Knex, now: Date): Promise<number> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  return MailLogEntry.query(knex)
    .whereNot({ status: 'queued' })
    .where((old) =>
      old
        .where('created_at', '<', daysAgo(retentionDays))
        .orWhere((fleeting) =>
          fleeting.where({ is_fleeting: true }).where('created_at', '<', daysAgo(fleetingDays)),
        ),
    )
    .delete();
}
