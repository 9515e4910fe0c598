import { AppError } from '../../../errors.ts';
import type { AppContext } from '../../../http/context.ts';
import { countTry, forgetTries } from '../../../http/rate-limit.ts';
import { TotpSecret } from '../../../models/TotpSecret.ts';
import { User } from '../../../models/User.ts';
import { countRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts';
import { mailFactorChange } from './second-factor-changed.mail.ts';
import { takeAppCode } from './totp.ts';

/**
 * Takes a code of a person's app, or a recovery code, whose use the owner is told by mail (docs/security.md S1). Ten
 * wrong ones an hour are counted for the person, whatever their network and browser: who comes this far knows the
 * password.
 * @throws {AppError} `validation_failed` on code; `too_many_requests`
 */
export async function proveByCode(ctx: AppContext, userId: number, code: string): Promise<void> {
  const { knex, env, clock } = ctx.deps;
  await countTry(ctx, 'secondFactorCode', String(userId));
  const given = { code, now: clock.now() };
  if (await takeAppCode(knex, env, userId, given))
    return forgetTries(ctx, 'secondFactorCode', String(userId));
  if (!(await takeRecoveryCode(knex, userId, given)))
    throw new AppError('validation_failed', { fields: { code: 'code_wrong' } });
  await forgetTries(ctx, 'secondFactorCode', String(userId));
  const user = await User.query(knex).findById(userId).throwIfNotFound();
  const codesLeft = await countRecoveryCodes(knex, userId);
  await knex.transaction((trx) =>
    mailFactorChange(trx, env, user, { change: 'codeUsed', codesLeft, now: given.now }),
  );
}

/** Whether a sign-in with the password asks for a code: whoever set up an app is asked (docs/security.md S1). */
export async function asksForCode(ctx: AppContext, userId: number): Promise<boolean> {
  const found = await TotpSecret.query(ctx.deps.knex).findById(userId).whereNotNull('confirmed_at');
  return found !== undefined;
}
