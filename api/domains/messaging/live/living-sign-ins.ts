import type { Knex } from 'knex';
import { officeRoles } from '../../../contract/accounts/permissions.ts';
import { staffIdleSeconds, staffSessionSeconds } from '../../../contract/accounts/sessions.schema.ts';
import type { Credential } from '../../../http/context.ts';
import type { LiveStream } from './live-stream.ts';

/** The name of a sign-in that the database's notices use, too. */
export const signInOf = ({ kind, id }: Credential): string => `${kind} ${id}`;

/** A stream of staff who view as an owner belongs to that owner, and ends when the view does (docs/security.md B7). */
const personOf = {
  sessions:
    'case when sessions.viewing_until > now() then coalesce(sessions.viewed_user_id, sessions.user_id) else sessions.user_id end',
  access_tokens: 'access_tokens.user_id',
} as const;

/** When a sign-in of staff ends by itself, whatever its row says (docs/security.md S3); nothing for all others. */
const staffEnd = (table: string, seen: string) =>
  `case when holders.user_role in (${officeRoles.map((role) => `'${role}'`).join(', ')}) then least(${table}.created_at + interval '${staffSessionSeconds} seconds',
    ${seen} + interval '${staffIdleSeconds} seconds') end`;

/** A view as an owner may end before its session does. */
const endOf = {
  sessions: `least(sessions.expires_at, case when sessions.viewing_until > now() then sessions.viewing_until end,
    ${staffEnd('sessions', 'sessions.last_seen_at')})`,
  access_tokens: `least(access_tokens.expires_at,
    ${staffEnd('access_tokens', 'coalesce(access_tokens.last_used_at, access_tokens.created_at)')})`,
} as const;

/**
 * The streams whose sign-in is still valid, with its end: the session or token exists and hasn't expired, and it is
 * the sign-in of the user, in the role, for whom the stream was opened.
 */
export async function livingSignIns(
  knex: Knex,
  streams: readonly LiveStream[],
  now: Date,
): Promise<Map<LiveStream, Date>> {
  const found = new Map<string, { expires: Date; userId: number; role: string }>();
  for (const [kind, table] of [
    ['session', 'sessions'],
    ['token', 'access_tokens'],
  ] as const) {
    const ids = streams.flatMap(({ credential }) => (credential.kind === kind ? [credential.id] : []));
    if (ids.length === 0) continue;
    const rows = (await knex(table)
      .join('users', 'users.id', knex.raw(personOf[table]))
      .join('users as holders', 'holders.id', `${table}.user_id`)
      .whereIn(`${table}.id`, [...new Set(ids)])
      .andWhereRaw(`${endOf[table]} > ?`, [now])
      .select(
        `${table}.id`,
        knex.raw(`${endOf[table]} as expires_at`),
        'users.id as user_id',
        'users.user_role',
      )) as { id: string | number; expires_at: Date; user_id: number; user_role: string }[];
    for (const row of rows)
      found.set(`${kind} ${row.id}`, {
        expires: row.expires_at,
        userId: Number(row.user_id),
        role: row.user_role,
      });
  }
  return new Map(
    streams.flatMap((stream) => {
      const signIn = found.get(signInOf(stream.credential));
      const { id, role } = stream.reader;
      return signIn?.userId === id && signIn.role === role ? [[stream, signIn.expires] as const] : [];
    }),
  );
}
