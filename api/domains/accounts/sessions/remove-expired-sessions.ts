import type { Knex } from 'knex';
import { officeRoles } from '../../../contract/accounts/permissions.ts';
import { staffIdleSeconds, staffSessionSeconds } from '../../../contract/accounts/sessions.schema.ts';
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
  const staff = await removeSignInsOfStaff(knex, now);
  const devices = await KnownDevice.query(knex)
    .where('last_seen_at', '<=', new Date(now.getTime() - deviceLifetimeMilliseconds))
    .delete();
  return sessions + tokens + staff + devices;
}

/** Deletes what ended by the limits of staff (docs/security.md S3) and was not used since. */
export async function removeSignInsOfStaff(knex: Knex, now: Date): Promise<number> {
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
  const staff = knex('users').whereIn('user_role', officeRoles).select('id');
  const began = before(staffSessionSeconds);
  const seen = before(staffIdleSeconds);
  const sessions = await knex('sessions')
    .whereIn('user_id', staff)
    .where((over) => over.where('created_at', '<', began).orWhere('last_seen_at', '<', seen))
    .delete();
  const tokens = await knex('access_tokens')
    .whereIn('user_id', staff.clone())
    .where((over) =>
      over.where('created_at', '<', began).orWhereRaw('coalesce(last_used_at, created_at) < ?', [seen]),
    )
    .delete();
  return sessions + tokens;
}
