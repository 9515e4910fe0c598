import type { Knex } from 'knex';
import { ClosedCardAddress } from '../../../models/ClosedCardAddress.ts';
import { User } from '../../../models/User.ts';

/**
 * Whether a name is another account's, or belonged to an account that was closed within the year (its cards' address
 * contains it).
 */
export async function isUsernameTaken(knex: Knex, username: string): Promise<boolean> {
  const present = await User.query(knex).findOne({ username }).select('id');
  if (present) return true;
  // The database's own time, which its guard uses, too.
  const closed = await ClosedCardAddress.query(knex)
    .findOne({ kind: 'username', value: username })
    .where('expires_at', '>', knex.fn.now());
  return closed !== undefined;
}
