import type { AppContext } from '../../../http/context.ts';
import { countCallersTry, countTry, countTryWithGrowingWait, forgetTries } from '../../../http/rate-limit.ts';
import type { AppDeps } from '../../../deps.ts';
import { User } from '../../../models/User.ts';
import { enqueueMail } from '../../messaging/index.ts';
import { findKnownDevice } from '../security-mails/remember-device.ts';
import { passwordGuessed } from '../security-mails/password-guessed.mail.ts';

/**
 * Counts a try to sign in with a password (docs/security.md E1 and U1). A browser that signed in to the account before
 * has tries of its own, which no stranger can use up; all others share those of the account, with growing waits, and
 * those of their network. At the first wait the owner is told.
 * @returns what forgets the tries after a success, for the same kind of browser
 * @throws {AppError} `too_many_requests`, `service_unavailable`
 */
export async function countPasswordTry(ctx: AppContext, email: string): Promise<() => Promise<void>> {
  const knownDevice = await findKnownDevice(ctx, email);
  if (knownDevice !== null) {
    await countTry(ctx, 'loginKnownDevice', String(knownDevice));
    return () => forgetTries(ctx, 'loginKnownDevice', String(knownDevice));
  }
  await countCallersTry(ctx, 'login');
  const limits = { tries: 'loginAccount', waits: 'loginAccountWaits' } as const;
  await countTryWithGrowingWait(ctx, limits, email, () => tellOwner(ctx.deps, email));
  return async () => {
    await forgetTries(ctx, 'loginAccount', email);
    await forgetTries(ctx, 'loginAccountWaits', email);
  };
}

async function tellOwner({ knex, env, clock }: AppDeps, email: string): Promise<void> {
  const user = await User.query(knex).findOne({ email });
  if (!user || user.isDemo) return;
  await knex.transaction((trx) =>
    enqueueMail(trx, env, {
      template: passwordGuessed,
      input: { username: user.username, guessedAt: clock.now() },
      to: { userId: user.id, email: user.email, language: user.language },
    }),
  );
}
