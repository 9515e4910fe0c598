import type { Knex } from 'knex';
import { linkLifetimes } from '../../../contract/accounts/account-mails.schema.ts';
import { AppError } from '../../../errors.ts';
import { hashOfSecret, newSecretToken } from '../../../lib/secret-token.ts';
import { User } from '../../../models/User.ts';
import { enqueueMail, type MailSite } from '../../messaging/index.ts';
import { assertMayManageCredentials } from '../sign-in/accounts.policy.ts';
import { proveIdentity, type IdentityProof } from './prove-identity.ts';
import { confirmNewEmail } from './confirm-new-email.mail.ts';
import { emailChangeAsked } from '../security-mails/email-change-asked.mail.ts';

/**
 * Mails a link to the address that an owner wants: one use, 24 hours; an earlier link stops working. Nothing changes
 * until the owner opens it (docs/product.md 5). The present address is told, with a link that ends the request.
 * @throws {AppError} `demo_account_protected`; `validation_failed` on currentPassword, or on newEmail when it is the
 * present one; `conflict` on newEmail when it is another account's
 */
export async function requestEmailChange(
  trx: Knex.Transaction,
  site: MailSite,
  userId: number,
  { newEmail, ...proof }: IdentityProof & { newEmail: string },
): Promise<void> {
  const user = await User.query(trx).findById(userId).forUpdate().throwIfNotFound();
  assertMayManageCredentials(user);
  await proveIdentity(trx, user, proof);
  if (newEmail === user.email.toLowerCase())
    throw new AppError('validation_failed', { fields: { newEmail: 'email_is_present' } });
  if (await User.query(trx).findOne({ email: newEmail }))
    throw new AppError('conflict', { fields: { newEmail: 'email_taken' } });
  const [token, stopToken] = [newSecretToken(), newSecretToken()];
  await user.$query(trx).patch({
    pendingEmail: newEmail,
    emailChangeToken: hashOfSecret(token),
    emailChangeStopToken: hashOfSecret(stopToken),
    emailChangeExpires: new Date(proof.now.getTime() + linkLifetimes.changeEmail * 1_000),
  });
  await enqueueMail(trx, site, {
    template: confirmNewEmail,
    input: { username: user.username, path: `/verify-email?change=${token}` },
    to: { userId: user.id, email: newEmail, language: user.language },
  });
  await enqueueMail(trx, site, {
    template: emailChangeAsked,
    input: {
      username: user.username,
      newEmail,
      askedAt: proof.now,
      path: `/verify-email?stop=${stopToken}`,
    },
    to: { userId: user.id, email: user.email, language: user.language },
  });
}

/** Cancels an unconfirmed change of address; its link stops working. */
export async function cancelEmailChange(knex: Knex, userId: number): Promise<void> {
  await User.query(knex).findById(userId).patch(noEmailChange);
}

export const noEmailChange = {
  pendingEmail: null,
  emailChangeToken: null,
  emailChangeStopToken: null,
  emailChangeExpires: null,
};
