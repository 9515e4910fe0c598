import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import { User } from '../../../models/User.ts';
import { UserAddress } from '../../../models/UserAddress.ts';

/** One change of a person's addresses at a time: which is the primary one concerns them all. */
export async function lockAddresses(trx: Knex.Transaction, userId: number): Promise<void> {
  await User.query(trx).findById(userId).select('id').forUpdate();
}

/**
 * Finds and locks an address of this very person.
 * @throws {AppError} `not_found` when it is nobody's or somebody else's (docs/security.md B1)
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
