import type { Knex } from 'knex';

/**
 * Records that a notice is sent to a user.
 * @returns false when any process sent it before
 */
export async function sendOnce(trx: Knex.Transaction, userId: number, key: string): Promise<boolean> {
  const noted = await trx('billing_notices')
    .insert({ user_id: userId, key })
    .onConflict(['user_id', 'key'])
    .ignore()
    .returning('key');
  return noted.length > 0;
}

/**
 * Deletes the records of old notices, whose subjects are over.
 * @returns how many
 */
export function forgetNotices(knex: Knex, now: Date): Promise<number> {
  return knex('billing_notices')
    .where('created_at', '<', new Date(now.getTime() - 500 * 86_400_000))
    .delete();
}
