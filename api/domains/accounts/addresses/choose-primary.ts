import type { Knex } from 'knex';
import { UserAddress } from '../../../models/UserAddress.ts';
import { findOwnAddress } from './own-address.queries.ts';

/**
 * Makes an address the primary one in place of the former.
 * @throws {AppError} `not_found` when it doesn't exist or is another user's
 */
export async function makePrimary(trx: Knex.Transaction, userId: number, id: number): Promise<void> {
  const address = await findOwnAddress(trx, userId, id);
  await UserAddress.query(trx).where({ user_id: userId, is_primary: true }).patch({ isPrimary: false });
  await address.$query(trx).patch({ isPrimary: true });
}

/**
 * Deletes an address; after a primary one, the newest of the others becomes primary.
 * @throws {AppError} `not_found` when it doesn't exist or is another user's
 */
export async function deleteAddress(trx: Knex.Transaction, userId: number, id: number): Promise<void> {
  const address = await findOwnAddress(trx, userId, id);
  await address.$query(trx).delete();
  if (!address.isPrimary) return;
  const newest = await UserAddress.query(trx).where({ user_id: userId }).orderBy('id', 'desc').first();
  await newest?.$query(trx).patch({ isPrimary: true });
}
