import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import { User } from '../../../models/User.ts';
import { assertMayManageCredentials } from '../sign-in/accounts.policy.ts';
import { proveIdentity, type IdentityProof } from './prove-identity.ts';

/**
 * Lets a Google account open an account of ours; both have shown who they are. Its address may be another one.
 * @param subject Google's own id of the person
 * @throws {AppError} `demo_account_protected`; `conflict` when either of them is linked to another already; who loses
 *   a race to the unique key gets the same from the database
 */
export async function linkGoogle(trx: Knex.Transaction, userId: number, subject: string): Promise<void> {
  const user = await User.query(trx).findById(userId).forUpdate().throwIfNotFound();
  assertMayManageCredentials(user);
  if (user.googleId === subject) return;
  const other = await User.query(trx).findOne({ google_id: subject });
  if (user.googleId !== null || other) throw new AppError('conflict');
  await user.$query(trx).patch({ googleId: subject, isGoogleAccount: true });
}

/**
 * Takes from a Google account the right to open this one; the password is the way in from now on.
 * @throws {AppError} `demo_account_protected`; `conflict` without a password, which would be no way in at all;
 *   `validation_failed` on currentPassword
 */
export async function unlinkGoogle(
  trx: Knex.Transaction,
  userId: number,
  identity: IdentityProof,
): Promise<void> {
  const user = await User.query(trx).findById(userId).forUpdate().throwIfNotFound();
  assertMayManageCredentials(user);
  if (user.password === null)
    throw new AppError('conflict', { fields: { currentPassword: 'password_first' } });
  await proveIdentity(trx, user, identity);
  await user.$query(trx).patch({ googleId: null, isGoogleAccount: false });
}
