import type { Knex } from 'knex';
import { AccessToken } from '../../../models/AccessToken.ts';
import { Session } from '../../../models/Session.ts';

/**
 * Deletes sessions and tokens that are over; the worker calls it by the clock. Until then they are already
 * worth nothing.
 * @returns how many rows went
 */
export async function removeExpiredSessions(knex: Knex, now: Date): Promise<number> {
  const sessions = await Session.query(knex).where('expires_at', '<=', now).delete();
  const tokens = await AccessToken.query(knex).where('expires_at', '<=', now).delete();
  return sessions + tokens;
}
