import type { Knex } from 'knex';
import { ErrorLog } from '../../../models/ErrorLog.ts';

/** Days that a reported error is stored: longer than staff would still look for its cause. */
const retentionDays = 90;

/**
 * Deletes old reports from the error log, because any visitor may send them and they name users.
 * @returns how many were deleted
 */
export async function removeOldErrorReports(knex: Knex, now: Date): Promise<number> {
  return ErrorLog.query(knex)
    .where('created_at', '<', new Date(now.getTime() - retentionDays * 86_400_000))
    .delete();
}
