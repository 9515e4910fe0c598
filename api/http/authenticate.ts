import type { UserRole } from '../contract/accounts/roles.schema.ts';
import { hashOfSecret } from '../lib/secret-token.ts';
import type { AppContext, AppMiddleware } from './context.ts';
import { roleOf } from './staff-rights.ts';
import { isStaffSignInOver, seenStepMilliseconds } from './staff-session.ts';

interface TokenWithUser {
  id: number;
  created_at: Date;
  last_used_at: Date | null;
  proved_at: Date | null;
  user_id: number;
  username: string;
  email: string;
  user_role: UserRole;
  is_demo: boolean;
  second_factor_at: Date | null;
}

/**
 * Sets the request's actor. The session has set one already; an Authorization header takes precedence: a caller who
 * sends a token means that token, so an unknown, ended or malformed one makes a guest (401 where a user is needed)
 * even beside a valid cookie. Both are read together with the user in one query, so a changed role takes effect at
 * once. The demo headers of docs/specification.md 6 are logged and grant nothing.
 */
export const authenticate: AppMiddleware = async (ctx, next) => {
  const header = ctx.get('Authorization');
  if (/^bearer(?: |$)/i.test(header)) await authenticateToken(ctx, header.slice('bearer '.length).trim());
  if (ctx.get('X-Demo-User') || ctx.get('X-Demo-User-Id'))
    ctx.state.log.debug({ actorIsDemo: ctx.state.actor?.isDemo ?? false }, 'demo headers were sent');
  await next();
};

async function authenticateToken(ctx: AppContext, token: string): Promise<void> {
  const { knex, clock } = ctx.deps;
  const now = clock.now();
  ctx.state.actor = null;
  ctx.state.credential = null;
  ctx.state.provedAt = null;
  const row = (await knex('access_tokens')
    .join('users', 'users.id', 'access_tokens.user_id')
    .where({ token_hash: hashOfSecret(token) })
    .andWhere('access_tokens.expires_at', '>', now)
    .first(
      'access_tokens.id',
      'access_tokens.created_at',
      'access_tokens.last_used_at',
      'access_tokens.proved_at',
      'access_tokens.user_id',
      'users.username',
      'users.email',
      'users.user_role',
      'users.is_demo',
      'access_tokens.second_factor_at',
    )) as TokenWithUser | undefined;
  if (!row) return;
  const times = { createdAt: row.created_at, lastSeenAt: row.last_used_at ?? row.created_at };
  if (isStaffSignInOver({ role: row.user_role, ...times }, now)) {
    await knex('access_tokens').where({ id: row.id }).delete();
    return;
  }
  ctx.state.actor = {
    id: row.user_id,
    username: row.username,
    email: row.email,
    ...roleOf(row, ctx.deps.env),
    isDemo: row.is_demo,
    via: 'token',
  };
  ctx.state.credential = { kind: 'token', id: row.id };
  ctx.state.provedAt = row.proved_at;
  if (now.getTime() - (row.last_used_at?.getTime() ?? 0) > seenStepMilliseconds(row.user_role))
    await knex('access_tokens').where({ id: row.id }).update({ last_used_at: now });
}
