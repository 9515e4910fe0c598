import type { Knex } from 'knex';
import type { Actor, Credential } from '../../../http/context.ts';
import { User } from '../../../models/User.ts';
import { enqueueMail, type MailSite } from '../../messaging/index.ts';
import { passwordChanged } from '../security-mails/password-changed.mail.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { assertMayManageCredentials } from '../sign-in/accounts.policy.ts';
import { hashPassword } from '../sign-in/password-hash.ts';
import { refuseWeakPassword } from '../sign-in/refuse-weak-password.ts';
import { proveIdentity } from './prove-identity.ts';
import { noEmailChange } from './request-email-change.ts';

interface PasswordChange {
  currentPassword?: string | undefined;
  newPassword: string;
  now: Date;
}

/**
 * Sets a new password and ends every other session and token (docs/security.md E5); a mail tells
 * the owner. A user who signs in with Google
 * alone sets a first one soon after signing in, without an old one.
 * @throws {AppError} `demo_account_protected`; `validation_failed` on currentPassword when it is wrong, or when a
 * sign-in without a password is too long ago; on newPassword when it is easy to guess
 */
export async function changePassword(
  trx: Knex.Transaction,
  site: MailSite,
  actor: Actor,
  credential: Credential | null,
  { currentPassword, newPassword, now }: PasswordChange,
): Promise<void> {
  assertMayManageCredentials(actor);
  const user = await User.query(trx).findById(actor.id).forUpdate().throwIfNotFound();
  await proveIdentity(trx, user, { credential, currentPassword, now });
  await refuseWeakPassword(newPassword, {
    field: 'newPassword',
    username: user.username,
    email: user.email,
  });
  await User.query(trx)
    .findById(user.id)
    .patch({
      password: await hashPassword(newPassword),
      // A pending change of the e-mail address, which could take the account, is cancelled.
      ...noEmailChange,
      passwordResetToken: null,
      passwordResetExpires: null,
    });
  await endSessions(trx, user.id, { except: credential });
  await enqueueMail(trx, site, {
    template: passwordChanged,
    input: { username: user.username, changedAt: now, byLink: false },
    to: { userId: user.id, email: user.email, language: user.language },
  });
}
