import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import type { Credential } from '../../../http/context.ts';
import { User } from '../../../models/User.ts';
import { enqueueMail, type MailSite } from '../../messaging/index.ts';
import { noResetHold, resetHeldUntil } from '../mails/reset-hold.ts';
import { sendVerificationMail } from '../mails/send-verification-mail.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { assertMayManageCredentials } from '../sign-in/accounts.policy.ts';
import { emailChanged } from './email-changed.mail.ts';
import { noEmailChange } from './request-email-change.ts';

/**
 * Changes a user's address at the wish of staff (docs/security.md S4). Until the link that is mailed there is opened
 * it counts as unverified, so that no sign-in with Google takes the account by it. The former address is told, all
 * links mailed to it stop working, every session ends, and for 72 hours no link to choose a password goes to the new
 * one.
 * @param change.spared the admin's own session, when the account is the admin's own
 * @throws {AppError} `demo_account_protected`; `validation_failed` on newEmail when it is the present one; `conflict`
 * on newEmail when it is another account's
 */
export async function changeEmailByStaff(
  trx: Knex.Transaction,
  site: MailSite,
  user: User,
  { newEmail, now, spared }: { newEmail: string; now: Date; spared: Credential | null },
): Promise<void> {
  assertMayManageCredentials(user);
  const formerEmail = user.email;
  if (newEmail === formerEmail.toLowerCase())
    throw new AppError('validation_failed', { fields: { newEmail: 'email_is_present' } });
  if (await User.query(trx).findOne({ email: newEmail }))
    throw new AppError('conflict', { fields: { newEmail: 'email_taken' } });
  // Changed twice within 72 hours, the owner's own address is still the first.
  const ownEmail = resetHeldUntil(user, now) ? (user.emailBeforeStaff ?? formerEmail) : formerEmail;
  await user.$query(trx).patch({
    ...noEmailChange,
    ...(newEmail === ownEmail.toLowerCase()
      ? noResetHold
      : { emailChangedByStaffAt: now, emailBeforeStaff: ownEmail }),
    email: newEmail,
    isEmailVerified: false,
    passwordResetToken: null,
    passwordResetExpires: null,
  });
  await endSessions(trx, user.id, { except: spared });
  for (const email of new Set([formerEmail, ownEmail]))
    await enqueueMail(trx, site, {
      template: emailChanged,
      input: { username: user.username, oldEmail: formerEmail, newEmail, changedAt: now, byStaff: true },
      to: { userId: user.id, email, language: user.language },
    });
  await sendVerificationMail(trx, site, user, now);
}
