import type { Knex } from 'knex';
import { linkLifetimes } from '../../../contract/accounts/account-mails.schema.ts';
import type { Language } from '../../../contract/base/languages.ts';
import { AppError } from '../../../errors.ts';
import { hashOfSecret, newSecretToken } from '../../../lib/secret-token.ts';
import { User } from '../../../models/User.ts';
import { enqueueMail, type MailSite } from '../../messaging/index.ts';
import { refuseTaken } from '../sign-in/register-user.ts';
import { invitation } from './invitation.mail.ts';

interface Invited {
  username: string;
  email: string;
  phone: string | null;
  language: Language;
}

/**
 * Opens an account without a password and invites its person by mail to choose one (docs/product.md 13.4).
 * @throws {AppError} `conflict` naming the user name, the e-mail or both when taken
 */
export async function inviteUser(
  trx: Knex.Transaction,
  site: MailSite,
  { username, email, phone, language }: Invited,
  now: Date,
): Promise<User> {
  await refuseTaken(trx, { username, email });
  const user = await User.query(trx).insertAndFetch({ username, email, phone, language });
  await sendInvitation(trx, site, user, now);
  return user;
}

/** Whether somebody was invited and has chosen no way to sign in until now. */
const isInvited = ({ password, googleId }: User): boolean => password === null && googleId === null;

/**
 * Mails an invited person the link by which they choose a password: one use, a week; an earlier one stops working.
 * @throws {AppError} `conflict` for somebody who can sign in already
 */
export async function sendInvitation(
  trx: Knex.Transaction,
  site: MailSite,
  user: User,
  now: Date,
): Promise<void> {
  if (!isInvited(user)) throw new AppError('conflict', { fields: { root: 'not_invited' } });
  const token = newSecretToken();
  await User.query(trx)
    .findById(user.id)
    .patch({
      passwordResetToken: hashOfSecret(token),
      passwordResetExpires: new Date(now.getTime() + linkLifetimes.invitation * 1_000),
    });
  await enqueueMail(trx, site, {
    template: invitation,
    input: { username: user.username, path: `/reset-password?token=${token}` },
    to: { userId: user.id, email: user.email, language: user.language },
  });
}
