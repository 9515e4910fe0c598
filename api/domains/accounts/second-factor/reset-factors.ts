import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import { FactorReset } from '../../../models/FactorReset.ts';
import { Passkey } from '../../../models/Passkey.ts';
import { RecoveryCode } from '../../../models/RecoveryCode.ts';
import { TotpSecret } from '../../../models/TotpSecret.ts';
import type { User } from '../../../models/User.ts';
import type { MailSite } from '../../messaging/index.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { assertMayManageCredentials } from '../sign-in/accounts.policy.ts';
import { hasFactor } from './factors.ts';
import { mailFactorChange } from './second-factor-changed.mail.ts';

/** How long a request waits for a second staff member. */
const requestMilliseconds = 72 * 60 * 60_000;

interface Step {
  /** Who of staff does it. */
  by: number;
  now: Date;
}

/**
 * One of staff asks for the removal of the second factors that a person has lost; the person is told by mail, and can
 * object in time (docs/security.md S1). A request of before is replaced.
 * @throws {AppError} `demo_account_protected`; `conflict` for one's own, and where there are none
 */
export async function askFactorReset(
  trx: Knex.Transaction,
  site: MailSite,
  user: User,
  { by, now }: Step,
): Promise<void> {
  assertMayManageCredentials(user);
  if (user.id === by) throw new AppError('conflict', { fields: { root: 'own_factors' } });
  if (!(await hasFactor(trx, user.id))) throw new AppError('conflict', { fields: { root: 'no_factors' } });
  await FactorReset.query(trx).where({ user_id: user.id }).delete();
  await FactorReset.query(trx).insert({
    userId: user.id,
    askedBy: by,
    askedAt: now,
    expiresAt: new Date(now.getTime() + requestMilliseconds),
  });
  await mailFactorChange(trx, site, user, { change: 'resetAsked', now });
}

/**
 * Another one of staff confirms it within three days.
 * @throws {AppError} `conflict` without such a request, to whoever asked, and for one's own
 */
export async function confirmFactorReset(
  trx: Knex.Transaction,
  site: MailSite,
  user: User,
  { by, now }: Step,
): Promise<void> {
  if (user.id === by) throw new AppError('conflict', { fields: { root: 'own_factors' } });
  const request = await FactorReset.query(trx).findOne({ user_id: user.id }).forUpdate();
  // Whoever asked may have left meanwhile: then nobody knows that there were two.
  if (!request || request.askedBy === null || request.expiresAt <= now)
    throw new AppError('conflict', { fields: { root: 'reset_not_asked' } });
  if (request.askedBy === by) throw new AppError('conflict', { fields: { root: 'reset_needs_another' } });
  await removeFactors(trx, site, user, now);
}

/**
 * Removes all second factors of a person and signs them out everywhere; the password or Google alone opens the account
 * until they set up others. They are told by mail.
 */
export async function removeFactors(
  trx: Knex.Transaction,
  site: MailSite,
  user: User,
  now: Date,
): Promise<void> {
  const theirs = { user_id: user.id };
  await Passkey.query(trx).where(theirs).delete();
  await TotpSecret.query(trx).where(theirs).delete();
  await RecoveryCode.query(trx).where(theirs).delete();
  await FactorReset.query(trx).where(theirs).delete();
  await endSessions(trx, user.id);
  await mailFactorChange(trx, site, user, { change: 'reset', now });
}
