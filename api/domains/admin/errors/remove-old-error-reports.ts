import type { Knex } from 'knex';
import { ErrorLog } from '../../../models/ErrorLog.ts';

/** How long a reported fault stays readable, in days: longer than anybody would still look for its cause. */
const retentionDays = 90;

/**
 * Takes old reports out of the error log. Anybody may send them, and they name people.
 * @returns how many went
 */
export async function removeOldErrorReports(knex: Knex, now: Date): Promise<number> {
  return ErrorLog.query(knex)
    .where('created_at', '<', new Date(now.getTime() - retentionDays * 86_400_000))
    .delete();
}
