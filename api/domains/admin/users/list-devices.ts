import type { Knex } from 'knex';
import type { UserDevice } from '../../../contract/accounts/user-commands.schema.ts';
import { AccessToken } from '../../../models/AccessToken.ts';
import { Session } from '../../../models/Session.ts';
import { removeSignInsOfStaff } from '../../accounts/index.ts';

const maxDevices = 200;

/** A user's sessions and tokens, the latest used first. None of the fields identifies a cookie or a token. */
export async function listDevices(knex: Knex, userId: number, now: Date): Promise<UserDevice[]> {
  const live = { user_id: userId };
  await removeSignInsOfStaff(knex, now);
  const [sessions, tokens] = await Promise.all([
    Session.query(knex)
      .where(live)
      .where('expires_at', '>', now)
      .orderBy('last_seen_at', 'desc')
      .limit(maxDevices),
    AccessToken.query(knex).where(live).where('expires_at', '>', now).orderBy('id', 'desc').limit(maxDevices),
  ]);
  const present = (kind: UserDevice['kind'], row: Session | AccessToken, lastSeenAt: Date): UserDevice => ({
    kind,
    device: row.userAgent ?? '',
    network: row.network,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  });
  return [
    ...sessions.map((row) => present('browser', row, row.lastSeenAt)),
    ...tokens.map((row) => present('token', row, row.lastUsedAt ?? row.createdAt)),
  ].sort((one, other) => other.lastSeenAt.localeCompare(one.lastSeenAt));
}
