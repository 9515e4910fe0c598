import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import { hashOfSecret } from '../../../lib/secret-token.ts';
import { User } from '../../../models/User.ts';
import { noEmailChange } from '../details/request-email-change.ts';
import { endSessions } from '../sessions/end-sessions.ts';

/**
 * Ends a change of address that its owner did not ask for, by the token that was mailed to the present address. Who
 * asked knew the password and sat in a session, so all sessions and tokens end with it (docs/security.md S5).
 * @throws {AppError} `validation_failed` on token when it is unknown or used, or the change is over
 */
export async function stopEmailChange(trx: Knex.Transaction, token: string, now: Date): Promise<void> {
  const user = await User.query(trx)
    .where({ email_change_stop_token: hashOfSecret(token), is_demo: false })
    .where('email_change_expires', '>', now)
    .first()
    .forUpdate();
  if (!user) throw new AppError('validation_failed', { fields: { token: 'link_used_up' } });
  await user.$query(trx).patch(noEmailChange);
  await endSessions(trx, user.id);
}
