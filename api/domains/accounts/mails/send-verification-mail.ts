import type { Knex } from 'knex';
import { linkLifetimes } from '../../../contract/accounts/account-mails.schema.ts';
import { hashOfSecret, newSecretToken } from '../../../lib/secret-token.ts';
import { User } from '../../../models/User.ts';
import { enqueueMail, type MailSite } from '../../messaging/index.ts';
import { verifyEmail } from './verify-email.mail.ts';

/**
 * Mails a link that verifies the user's present address: one use, 24 hours; an earlier link stops working. Only the
 * token's hash is stored (docs/product.md 9).
 */
export async function sendVerificationMail(
  trx: Knex.Transaction,
  site: MailSite,
  user: User,
  now: Date,
): Promise<void> {
  const token = newSecretToken();
  await User.query(trx)
    .findById(user.id)
    .patch({
      emailVerificationToken: hashOfSecret(token),
      emailVerificationExpires: new Date(now.getTime() + linkLifetimes.verifyEmail * 1_000),
    });
  await enqueueMail(trx, site, {
    template: verifyEmail,
    input: { username: user.username, path: `/verify-email?token=${token}` },
    to: { userId: user.id, email: user.email, language: user.language },
  });
}
