import type { Knex } from 'knex';
import { AccessToken } from '../../../models/AccessToken.ts';
import { Session } from '../../../models/Session.ts';

/**
 * Deletes expired sessions and tokens, which already grant nothing; the worker runs it by the clock.
 * @returns how many rows were deleted
 */
export async function removeExpiredSessions(knex: Knex, now: Date): Promise<number> {
  const sessions = await Session.query(knex).where('expires_at', '<=', now).delete();
  const tokens = await AccessToken.query(knex).where('expires_at', '<=', now).delete();
  return sessions + tokens;
}
