import type { Knex } from 'knex';
import { linkLifetimes } from '../../../contract/accounts/account-mails.schema.ts';
import { hashOfSecret, newSecretToken } from '../../../lib/secret-token.ts';
import { User } from '../../../models/User.ts';
import { enqueueMail, type MailSite } from '../../messaging/index.ts';
import { resetPassword } from './reset-password.mail.ts';

/**
 * Mails a user a link to choose a new password: one use, one hour; an earlier link stops working. Only the token's
 * hash is stored (docs/product.md 9).
 * @param options.byStaff the mail then says that staff sent it
 */
export async function sendPasswordReset(
  trx: Knex.Transaction,
  site: MailSite,
  user: User,
  { byStaff, now }: { byStaff: boolean; now: Date },
): Promise<void> {
  const token = newSecretToken();
  await User.query(trx)
    .findById(user.id)
    .patch({
      passwordResetToken: hashOfSecret(token),
      passwordResetExpires: new Date(now.getTime() + linkLifetimes.resetPassword * 1_000),
    });
  await enqueueMail(trx, site, {
    template: resetPassword,
    input: { username: user.username, path: `/reset-password?token=${token}`, byStaff },
    to: { userId: user.id, email: user.email, language: user.language },
  });
}
