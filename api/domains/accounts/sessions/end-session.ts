import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import type { Credential } from '../../../http/context.ts';
import { AccessToken } from '../../../models/AccessToken.ts';
import { Session } from '../../../models/Session.ts';

/**
 * Ends one session or token of a user.
 * @throws {AppError} `not_found` when it doesn't exist or is another user's (docs/security.md B3)
 */
export async function endSession(knex: Knex, userId: number, which: Credential): Promise<void> {
  const mine = { user_id: userId, id: which.id };
  const ended =
    which.kind === 'session'
      ? await Session.query(knex).where(mine).delete()
      : await AccessToken.query(knex).where(mine).delete();
  if (ended === 0) throw new AppError('not_found');
}
