import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import type { Credential } from '../../../http/context.ts';
import { hashOfSecret } from '../../../lib/secret-token.ts';
import { User } from '../../../models/User.ts';
import { enqueueMail, type MailSite } from '../../messaging/index.ts';
import { passwordChanged } from '../security-mails/password-changed.mail.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { hashPassword } from '../sign-in/password-hash.ts';
import { refuseWeakPassword } from '../sign-in/refuse-weak-password.ts';
import { noEmailChange } from '../details/request-email-change.ts';

/**
 * Sets a new password by the token of a mail and ends all other sessions and tokens of that user (docs/security.md E5).
 * The user could read the mail, so the address counts as verified.
 * @param credential of the request; a session of this very user stays
 * @returns the user as before
 * @throws {AppError} `validation_failed` on token when it is unknown, used, replaced or expired, on password when it is
 * easy to guess; the token stays valid then
 */
export async function resetPassword(
  trx: Knex.Transaction,
  site: MailSite,
  {
    token,
    password,
    now,
    credential,
  }: { token: string; password: string; now: Date; credential: Credential | null },
): Promise<User> {
  const user = await User.query(trx)
    .where({ password_reset_token: hashOfSecret(token), is_demo: false })
    .where('password_reset_expires', '>', now)
    .first()
    .forUpdate();
  if (!user) throw new AppError('validation_failed', { fields: { token: 'link_used_up' } });
  await refuseWeakPassword(password, { field: 'password', username: user.username, email: user.email });
  await User.query(trx)
    .findById(user.id)
    .patch({
      password: await hashPassword(password),
      ...noEmailChange,
      passwordResetToken: null,
      passwordResetExpires: null,
      isEmailVerified: true,
      emailVerificationToken: null,
      emailVerificationExpires: null,
    });
  await endSessions(trx, user.id, { except: credential });
  await enqueueMail(trx, site, {
    template: passwordChanged,
    input: { username: user.username, changedAt: now, byLink: true },
    to: { userId: user.id, email: user.email, language: user.language },
  });
  return user;
}
