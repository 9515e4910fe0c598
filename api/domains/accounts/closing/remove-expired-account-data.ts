import type { Knex } from 'knex';
import { wallClock } from '../../../contract/base/israel-clock.ts';
import { ClosedCardAddress } from '../../../models/ClosedCardAddress.ts';

/**
 * Deletes receipts of closed accounts when the law no longer asks for them, and frees their cards' addresses after a
 * year.
 * @returns how many were deleted
 */
export async function removeExpiredAccountData(
  knex: Knex,
  now: Date,
): Promise<{ receipts: number; addresses: number }> {
  return {
    receipts: await knex('receipts').where('keep_until', '<=', wallClock(now).date).delete(),
    addresses: await ClosedCardAddress.query(knex).where('expires_at', '<=', now).delete(),
  };
}
