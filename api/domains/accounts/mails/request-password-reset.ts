import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '../../../errors.ts';
import type { AppDeps } from '../../../deps.ts';
import { User } from '../../../models/User.ts';
import { enqueueMail } from '../../messaging/index.ts';
import { resetHeldUntil } from './reset-hold.ts';
import { resetWithheld } from './reset-withheld.mail.ts';
import { sendPasswordReset } from './send-password-reset.ts';
import { accountMailMessages } from '../messages.ts';

/** Every answer takes this long, in milliseconds: many times what the work takes for a known address. */
const answerTime = 300;

/**
 * Mails the owner of an address a link to choose a new password. Answer and time are the same for an unknown address
 * and for the demo account, which get none (docs/security.md E2); an address that staff changed within 72 hours gets
 * none either, and the one before is told (S4).
 * @param isMailed false for an address that got enough of them: the last link goes on working
 * @throws {AppError} `not_found` where mail isn't configured: the link could reach no user
 */
export async function requestPasswordReset(
  { env, knex, clock }: AppDeps,
  email: string,
  { isMailed }: { isMailed: boolean },
): Promise<void> {
  if (env.SMTP_URL === undefined) throw new AppError('not_found', { text: accountMailMessages.noMail });
  const answered = pause(answerTime);
  if (isMailed)
    await knex.transaction(async (trx) => {
      const user = await User.query(trx).findOne({ email }).forUpdate();
      if (!user || user.isDemo) return;
      const now = clock.now();
      const heldUntil = resetHeldUntil(user, now);
      if (heldUntil && user.emailBeforeStaff !== null)
        await enqueueMail(trx, env, {
          template: resetWithheld,
          input: { username: user.username, newEmail: user.email, askedAt: now, heldUntil },
          to: { userId: user.id, email: user.emailBeforeStaff, language: user.language },
        });
      else await sendPasswordReset(trx, env, user, { byStaff: false, now });
    });
  await answered;
}
