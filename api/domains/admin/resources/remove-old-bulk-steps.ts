import type { Knex } from 'knex';

const week = 7 * 86_400_000;

/** Deletes what bulk operations noted of their rows: nobody sends a request again after a week. */
export async function removeOldBulkSteps(knex: Knex, now: Date): Promise<number> {
  return knex('bulk_steps')
    .where('done_at', '<', new Date(now.getTime() - week))
    .delete();
}
