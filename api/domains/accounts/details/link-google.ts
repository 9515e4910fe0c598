import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import { User } from '../../../models/User.ts';
import { assertMayManageCredentials } from '../sign-in/accounts.policy.ts';
import { proveIdentity, type IdentityProof } from './prove-identity.ts';

/**
 * Links a Google account, so that it can sign in to ours; the user has proved to own both. Its address may differ.
 * @param subject Google's own id of the user
 * @throws {AppError} `demo_account_protected`; `conflict` when either of them is linked to another already (the
 * database refuses the loser of a race in the same way)
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
 * Unlinks a user's Google account; from now on they sign in with the password.
 * @throws {AppError} `demo_account_protected`; `conflict` without a password, because the user could no longer sign
 * in; `validation_failed` on currentPassword
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
