import type { Knex } from 'knex';
import { AppError } from '../../errors.ts';
import type { Actor, Credential } from '../../http/context.ts';
import { User } from '../../models/User.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { assertMayManageCredentials } from './accounts.policy.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';

export interface PasswordChange {
  currentPassword?: string | undefined;
  newPassword: string;
}

/**
 * Sets a new password and ends every other session and token (security.md E5). Who signs in with Google
 * alone sets a first one without naming an old one.
 * @throws {AppError} `demo_account_protected`; `validation_failed` on currentPassword when it is wrong
 */
export async function changePassword(
  trx: Knex.Transaction,
  actor: Actor,
  credential: Credential | null,
  { currentPassword, newPassword }: PasswordChange,
): Promise<void> {
  assertMayManageCredentials(actor);
  const user = await User.query(trx).findById(actor.id).forUpdate().throwIfNotFound();
  if (user.password !== null && !(await verifyPassword(user.password, currentPassword ?? '')))
    throw new AppError('validation_failed', {
      fields: { currentPassword: currentPassword ? 'current_password_wrong' : 'required' },
    });
  await User.query(trx)
    .findById(user.id)
    .patch({
      password: await hashPassword(newPassword),
      // A link that was under way to set the password is void now.
      passwordResetToken: null,
      passwordResetExpires: null,
    });
  await endSessions(trx, user.id, { except: credential });
}
