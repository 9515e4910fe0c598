import type { Knex } from 'knex';
import type { ActiveSession } from '../../../contract/accounts/sessions.schema.ts';
import type { Actor, Credential } from '../../../http/context.ts';
import { AccessToken } from '../../../models/AccessToken.ts';
import { Session } from '../../../models/Session.ts';
import { presentSession, presentToken } from './sessions.presenter.ts';

/** Far above what a user has; every list has a limit. */
const most = 200;

/**
 * A user's live sessions and tokens, the latest used first. Strangers share the demo account, so there each browser
 * sees only its own.
 * @param current the request's own credential
 */
export async function listSessions(
  knex: Knex,
  actor: Actor,
  current: Credential | null,
  now: Date,
): Promise<ActiveSession[]> {
  const mine = { user_id: actor.id };
  const [sessions, tokens] = await Promise.all([
    Session.query(knex).where(mine).where('expires_at', '>', now).orderBy('last_seen_at', 'desc').limit(most),
    AccessToken.query(knex).where(mine).where('expires_at', '>', now).orderBy('id', 'desc').limit(most),
  ]);
  const all = [
    ...sessions.map((session) => presentSession(session, current)),
    ...tokens.map((token) => presentToken(token, current)),
  ].sort((one, other) => other.lastSeenAt.localeCompare(one.lastSeenAt));
  return actor.isDemo ? all.filter(({ isCurrent }) => isCurrent) : all;
}
