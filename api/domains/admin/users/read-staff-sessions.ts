import type { Knex } from 'knex';
import type { StaffSession } from '../../../contract/admin/staff-sessions.schema.ts';
import type { Credential } from '../../../http/context.ts';
import { AccessToken } from '../../../models/AccessToken.ts';
import { Session } from '../../../models/Session.ts';
import { User } from '../../../models/User.ts';
import { presentSession, presentToken } from '../../accounts/index.ts';

/** Far above what a company's staff has; every list has a limit. */
const most = 500;

/**
 * Live sessions and tokens of admins and moderators, the latest seen first (docs/security.md S3).
 * @param current the request's own credential
 */
export async function readStaffSessions(
  knex: Knex,
  current: Credential | null,
  now: Date,
): Promise<StaffSession[]> {
  const staff = await User.query(knex).whereNot({ user_role: 'user' });
  const ids = staff.map(({ id }) => id);
  const people = new Map(staff.map((person) => [person.id, person]));
  const sessions = await Session.query(knex)
    .whereIn('user_id', ids)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .limit(most);
  const tokens = await AccessToken.query(knex)
    .whereIn('user_id', ids)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .limit(most);
  return [
    ...sessions.map((session) => ({ of: session, shown: presentSession(session, current) })),
    ...tokens.map((token) => ({ of: token, shown: presentToken(token, current) })),
  ]
    .flatMap(({ of: { userId, secondFactorAt }, shown }) => {
      const person = userId === null ? undefined : people.get(userId);
      if (!person) return [];
      const { id, username, email, userRole } = person;
      return { ...shown, userId: id, username, email, userRole, hasSecondFactor: secondFactorAt !== null };
    })
    .sort((one, other) => other.lastSeenAt.localeCompare(one.lastSeenAt))
    .slice(0, most);
}
