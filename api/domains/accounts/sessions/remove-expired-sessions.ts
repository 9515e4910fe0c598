import type { Knex } from 'knex';
import { AccessToken } from '../../../models/AccessToken.ts';
import { KnownDevice } from '../../../models/KnownDevice.ts';
import { Session } from '../../../models/Session.ts';
import { deviceLifetimeMilliseconds } from '../security-mails/remember-device.ts';

/**
 * Deletes expired sessions and tokens, which already grant nothing, and devices whose cookie has expired; the worker runs it by the clock.
 * @returns how many rows were deleted
 */
export async function removeExpiredSessions(knex: Knex, now: Date): Promise<number> {
  const sessions = await Session.query(knex).where('expires_at', '<=', now).delete();
  const tokens = await AccessToken.query(knex).where('expires_at', '<=', now).delete();
  const devices = await KnownDevice.query(knex)
    .where('last_seen_at', '<=', new Date(now.getTime() - deviceLifetimeMilliseconds))
    .delete();
  return sessions + tokens + devices;
}
