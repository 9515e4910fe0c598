import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import { hashOfSecret } from '../../../lib/secret-token.ts';
import { User } from '../../../models/User.ts';
import { enqueueMail, type MailSite } from '../../messaging/index.ts';
import { noResetHold } from '../mails/reset-hold.ts';
import { noEmailChange } from './request-email-change.ts';
import { emailChanged } from './email-changed.mail.ts';

/**
 * Takes the token that was mailed to the new address, which becomes the account's verified address. The former
 * address is notified, and links that were mailed to it stop working.
 * @throws {AppError} `validation_failed` on token when it is unknown, used, replaced or expired; `conflict` on token
 * when the address has become another account's meanwhile
 */
export async function confirmEmailChange(
  trx: Knex.Transaction,
  site: MailSite,
  token: string,
  now: Date,
): Promise<void> {
  const user = await User.query(trx)
    .where({ email_change_token: hashOfSecret(token), is_demo: false })
    .where('email_change_expires', '>', now)
    .first()
    .forUpdate();
  if (!user || user.pendingEmail === null)
    throw new AppError('validation_failed', { fields: { token: 'link_used_up' } });
  const newEmail = user.pendingEmail;
  if (await User.query(trx).findOne({ email: newEmail }).whereNot({ id: user.id }))
    throw new AppError('conflict', { fields: { token: 'email_taken' } });
  await User.query(trx)
    .findById(user.id)
    .patch({
      ...noEmailChange,
      ...noResetHold,
      email: newEmail,
      isEmailVerified: true,
      emailVerificationToken: null,
      emailVerificationExpires: null,
      passwordResetToken: null,
      passwordResetExpires: null,
    });
  await enqueueMail(trx, site, {
    template: emailChanged,
    input: { username: user.username, oldEmail: user.email, newEmail, changedAt: now, byStaff: false },
    to: { userId: user.id, email: user.email, language: user.language },
  });
}
