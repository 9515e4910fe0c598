import type { Knex } from 'knex';
import type { ActiveSession } from '../../../contract/accounts/sessions.schema.ts';
import type { Actor, Credential } from '../../../http/context.ts';
import { AccessToken } from '../../../models/AccessToken.ts';
import { Session } from '../../../models/Session.ts';
import { presentSession, presentToken } from './sessions.presenter.ts';

/** Far above what a person has; a list is never without an end. */
const most = 200;

/**
 * A person's live sessions and tokens, the latest used first. The demo account is shared by strangers, so
 * there everybody sees only their own.
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
