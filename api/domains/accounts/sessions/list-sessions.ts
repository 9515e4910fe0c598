import type { Knex } from 'knex';
import { createBatchedRead } from '../../../adapters/batched-read.ts';
import type { ActiveSession } from '../../../contract/accounts/sessions.schema.ts';
import type { Actor, Credential } from '../../../http/context.ts';
import { AccessToken } from '../../../models/AccessToken.ts';
import { Session } from '../../../models/Session.ts';
import { presentSession, presentToken } from './sessions.presenter.ts';

/** Far above what a user has; every list has a limit. */
const most = 200;

interface OwnedRow {
  user_id: number;
}

/** The latest rows of each asked user. */
const latest = (table: 'sessions' | 'access_tokens', columns: string, order: string) =>
  createBatchedRead<OwnedRow>(
    {
      name: `read-${table}-of-users`,
      text: `
        select mine.* from unnest(cast($1 as bigint[])) as asker (id) cross join lateral (
          select id, user_id, user_agent, network, created_at, expires_at, ${columns} from ${table}
          where user_id = asker.id order by ${order} desc limit ${most}
        ) mine order by ${order} desc`,
    },
    (row) => row.user_id,
  );
const readSessions = latest('sessions', 'last_seen_at', 'last_seen_at');
const readTokens = latest('access_tokens', 'last_used_at', 'id');

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
  const [sessions, tokens] = await Promise.all([readSessions(knex, actor.id), readTokens(knex, actor.id)]);
  const isLive = ({ expiresAt }: Session | AccessToken) => expiresAt > now;
  const all = [
    ...sessions
      .map((row) => Session.fromDatabaseJson(row))
      .filter(isLive)
      .map((session) => presentSession(session, current)),
    ...tokens
      .map((row) => AccessToken.fromDatabaseJson(row))
      .filter(isLive)
      .map((token) => presentToken(token, current)),
  ].sort((one, other) => other.lastSeenAt.localeCompare(one.lastSeenAt));
  return actor.isDemo ? all.filter(({ isCurrent }) => isCurrent) : all;
}
