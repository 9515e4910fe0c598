import type { Knex } from 'knex';
import { ClosedCardAddress } from '../../../models/ClosedCardAddress.ts';

/**
 * Forgets receipts of closed accounts when the law no longer asks for them, and lets their cards' addresses go after
 * a year.
 * @returns how many went
 */
export async function removeExpiredAccountData(
  knex: Knex,
  now: Date,
): Promise<{ receipts: number; addresses: number }> {
  return {
    receipts: await knex('kept_receipts').where('keep_until', '<', now).delete(),
    addresses: await ClosedCardAddress.query(knex).where('expires_at', '<=', now).delete(),
  };
}
