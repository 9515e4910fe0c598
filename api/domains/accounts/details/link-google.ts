import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import { User } from '../../../models/User.ts';
import { enqueueMail, type MailSite } from '../../messaging/index.ts';
import {
  signInMethodChanged,
  type SignInMethodChangedInput,
} from '../security-mails/sign-in-method-changed.mail.ts';
import { assertMayManageCredentials } from '../sign-in/accounts.policy.ts';
import { proveIdentity, type IdentityProof } from './prove-identity.ts';

/**
 * Links a Google account, so that it can sign in to ours; the user has proved to own both. Its address may differ.
 * @param link.subject Google's own id of the user
 * @throws {AppError} `demo_account_protected`; `conflict` when either of them is linked to another already (the
 * database refuses the loser of a race in the same way)
 */
export async function linkGoogle(
  trx: Knex.Transaction,
  site: MailSite,
  userId: number,
  { subject, now }: { subject: string; now: Date },
): Promise<void> {
  const user = await User.query(trx).findById(userId).forUpdate().throwIfNotFound();
  assertMayManageCredentials(user);
  if (user.googleId === subject) return;
  const other = await User.query(trx).findOne({ google_id: subject });
  if (user.googleId !== null || other) throw new AppError('conflict');
  await user.$query(trx).patch({ googleId: subject, isGoogleAccount: true });
  await mailMethodChange(trx, site, user, 'linked', now);
}

/**
 * Unlinks a user's Google account; from now on they sign in with the password.
 * @throws {AppError} `demo_account_protected`; `conflict` without a password, because the user could no longer sign
 * in; `validation_failed` on currentPassword
 */
export async function unlinkGoogle(
  trx: Knex.Transaction,
  site: MailSite,
  userId: number,
  identity: IdentityProof,
): Promise<void> {
  const user = await User.query(trx).findById(userId).forUpdate().throwIfNotFound();
  assertMayManageCredentials(user);
  if (user.password === null)
    throw new AppError('conflict', { fields: { currentPassword: 'password_first' } });
  await proveIdentity(trx, user, identity);
  await user.$query(trx).patch({ googleId: null, isGoogleAccount: false });
  await mailMethodChange(trx, site, user, 'removed', identity.now);
}

/** Tells the owner that Google opens the account from now on, or no longer (docs/security.md S5). */
export async function mailMethodChange(
  trx: Knex.Transaction,
  site: MailSite,
  { id, username, email, language }: User,
  change: SignInMethodChangedInput['change'],
  changedAt: Date,
): Promise<void> {
  await enqueueMail(trx, site, {
    template: signInMethodChanged,
    input: { username, change, changedAt },
    to: { userId: id, email, language },
  });
}
