import type { Knex } from 'knex';
import type { Factors } from '../../../contract/accounts/factors.schema.ts';
import { actorOf } from '../../../http/actor-of.ts';
import type { AppContext, Credential } from '../../../http/context.ts';
import { AccessToken } from '../../../models/AccessToken.ts';
import { Passkey } from '../../../models/Passkey.ts';
import { RecoveryCode } from '../../../models/RecoveryCode.ts';
import { Session } from '../../../models/Session.ts';
import { TotpSecret } from '../../../models/TotpSecret.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { countRecoveryCodes } from './recovery-codes.ts';

/** What opens the signed-in person's account besides the password (docs/product.md 5, `/account`). */
export async function readFactors(ctx: AppContext): Promise<Factors> {
  const knex = ctx.state.trx ?? ctx.deps.knex;
  const { id, owesSecondFactor } = actorOf(ctx);
  const passkeys = await Passkey.query(knex).where({ user_id: id }).orderBy('id');
  const app = await TotpSecret.query(knex).findById(id).whereNotNull('confirmed_at');
  return {
    passkeys: passkeys.map((passkey) => ({
      id: passkey.id,
      name: passkey.name,
      isSynced: passkey.isSynced,
      createdAt: passkey.createdAt.toISOString(),
      lastUsedAt: passkey.lastUsedAt?.toISOString() ?? null,
    })),
    appSince: app?.confirmedAt?.toISOString() ?? null,
    codesLeft: await countRecoveryCodes(knex, id),
    owesSecondFactor: owesSecondFactor === true,
  };
}

export async function hasFactor(knex: Knex, userId: number): Promise<boolean> {
  const [passkey, app] = await Promise.all([
    Passkey.query(knex).findOne({ user_id: userId }),
    TotpSecret.query(knex).findById(userId).whereNotNull('confirmed_at'),
  ]);
  return passkey !== undefined || app !== undefined;
}

/**
 * Writes down that this session or token has just given a second factor, so that staff may enter the back office; it is
 * a proof of identity, too (docs/security.md S2).
 */
export async function markSecondFactor(knex: Knex, credential: Credential | null, now: Date): Promise<void> {
  if (credential?.kind === 'session')
    await Session.query(knex).findById(credential.id).patch({ secondFactorAt: now, provedAt: now });
  if (credential?.kind === 'token')
    await AccessToken.query(knex).findById(credential.id).patch({ secondFactorAt: now, provedAt: now });
}

/**
 * Follows the removal of a factor: every other session and token ends (docs/security.md E5). Without any factor left the
 * recovery codes go, too, and this session counts as one that never gave one.
 */
export async function followRemoval(
  trx: Knex.Transaction,
  userId: number,
  credential: Credential | null,
): Promise<void> {
  await endSessions(trx, userId, { except: credential });
  if (await hasFactor(trx, userId)) return;
  await RecoveryCode.query(trx).where({ user_id: userId }).delete();
  await Session.query(trx).where({ user_id: userId }).patch({ secondFactorAt: null });
  await AccessToken.query(trx).where({ user_id: userId }).patch({ secondFactorAt: null });
}
