import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import type { Credential } from '../../../http/context.ts';
import { isFreshProof } from '../../../http/fresh-proof.ts';
import { AccessToken } from '../../../models/AccessToken.ts';
import { Session } from '../../../models/Session.ts';
import type { User } from '../../../models/User.ts';
import { markProved } from '../proof/mark-proved.ts';
import { verifyPassword } from '../sign-in/password-hash.ts';

/** Proof that the owner is present, and not another person at their unlocked device. */
export interface IdentityProof {
  credential: Credential | null;
  currentPassword?: string | undefined;
  now: Date;
}

/**
 * Takes the password that an operation's own form asks for each time, before a step that could take an account away
 * (docs/security.md S2, `proof: 'in-form'`); a user without one must have given another proof within ten minutes.
 * @throws {AppError} `validation_failed` on currentPassword; `proof_needed`
 */
export async function proveIdentity(knex: Knex, user: User, proof: IdentityProof): Promise<void> {
  const { credential, currentPassword, now } = proof;
  if (user.password === null) {
    if (isFreshProof(await lastProof(knex, credential), now)) return;
    throw new AppError('proof_needed');
  }
  if (!(await verifyPassword(user.password, currentPassword ?? '')))
    throw new AppError('validation_failed', {
      fields: { currentPassword: currentPassword ? 'current_password_wrong' : 'required' },
    });
  await markProved(knex, credential, now);
}

async function lastProof(knex: Knex, credential: Credential | null): Promise<Date | null> {
  if (!credential) return null;
  const row =
    credential.kind === 'session'
      ? await Session.query(knex).findById(credential.id).select('proved_at')
      : await AccessToken.query(knex).findById(credential.id).select('proved_at');
  return row?.provedAt ?? null;
}
