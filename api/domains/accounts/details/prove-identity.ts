import type { Knex } from 'knex';
import { freshSignInSeconds } from '../../../contract/accounts/account-details.schema.ts';
import { AppError } from '../../../errors.ts';
import type { Credential } from '../../../http/context.ts';
import { AccessToken } from '../../../models/AccessToken.ts';
import { Session } from '../../../models/Session.ts';
import type { User } from '../../../models/User.ts';
import { verifyPassword } from '../sign-in/password-hash.ts';

/** Proof that the owner is present, and not another person at their unlocked device. */
export interface IdentityProof {
  credential: Credential | null;
  currentPassword?: string | undefined;
  now: Date;
}

/**
 * Asks for the password before a step that could take an account away; a user without one must have signed in (with
 * Google) within the last quarter of an hour.
 * @throws {AppError} `validation_failed` on currentPassword
 */
export async function proveIdentity(knex: Knex, user: User, proof: IdentityProof): Promise<void> {
  if (user.password === null) {
    if (await isFreshSignIn(knex, proof.credential, proof.now)) return;
    throw new AppError('validation_failed', { fields: { currentPassword: 'sign_in_again' } });
  }
  const { currentPassword } = proof;
  if (await verifyPassword(user.password, currentPassword ?? '')) return;
  throw new AppError('validation_failed', {
    fields: { currentPassword: currentPassword ? 'current_password_wrong' : 'required' },
  });
}

/** Whether the request's session was signed in a moment ago. */
export async function isFreshSignIn(knex: Knex, credential: Credential | null, now: Date): Promise<boolean> {
  if (!credential) return false;
  const row =
    credential.kind === 'session'
      ? await Session.query(knex).findById(credential.id).select('created_at')
      : await AccessToken.query(knex).findById(credential.id).select('created_at');
  return row !== undefined && now.getTime() - row.createdAt.getTime() < freshSignInSeconds * 1_000;
}
