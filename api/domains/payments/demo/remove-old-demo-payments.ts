import type { Knex } from 'knex';
import { DemoPayment } from '../../../models/DemoPayment.ts';

const retentionDays = 7;

/**
 * Deletes demo payments after a week, with the sandbox's rows of them.
 * @returns how many payments were deleted
 */
export async function removeOldDemoPayments(knex: Knex, now: Date): Promise<number> {
  const before = new Date(now.getTime() - retentionDays * 86_400_000);
  const old = DemoPayment.query(knex).where('created_at', '<', before);
  const references = (await old.clone().select('public_id')).map(({ publicId }) => publicId);
  if (references.length === 0) return 0;
  await knex('sandbox_psp.transactions').whereIn('more_info', references).delete();
  await knex('sandbox_psp.pages').whereIn('more_info', references).delete();
  return old.clone().delete();
}
