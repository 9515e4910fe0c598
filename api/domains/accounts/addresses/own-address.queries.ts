import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import { User } from '../../../models/User.ts';
import { UserAddress } from '../../../models/UserAddress.ts';

/** Locks a user's addresses, so that two changes at once can't leave two primary ones. */
export async function lockAddresses(trx: Knex.Transaction, userId: number): Promise<void> {
  await User.query(trx).findById(userId).select('id').forUpdate();
}

/**
 * Finds and locks one of a user's addresses.
 * @throws {AppError} `not_found` when it doesn't exist or is another user's (docs/security.md B1)
 */
export async function findOwnAddress(
  trx: Knex.Transaction,
  userId: number,
  id: number,
): Promise<UserAddress> {
  await lockAddresses(trx, userId);
  const address = await UserAddress.query(trx).findById(id).where({ user_id: userId }).forUpdate();
  if (!address) throw new AppError('not_found');
  return address;
}
