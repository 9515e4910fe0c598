import type { UserRole } from '../contract/roles.ts';
import { hashOfSecret } from '../lib/secret-token.ts';
import type { AppContext } from './context.ts';

/** What a session row carries beside its columns: only what a sign-in under way needs. */
export interface SessionData {
  userId?: number;
  /** Seconds after which the session ends on the server. */
  lifetimeSeconds?: number;
  device?: string;
  /** The federated sign-in under way: state, nonce and code verifier. */
  grant?: Record<string, unknown>;
  returnTo?: string;
}

interface SessionWithUser {
  id: string;
  data: SessionData;
  last_seen_at: Date;
  user_id: number | null;
  username: string;
  email: string;
  user_role: UserRole;
  is_demo: boolean;
}

/** How stale "last seen" may be; writing it with each request would cost a write each. */
const lastSeenStepMilliseconds = 5 * 60_000;
const guestLifetimeSeconds = 15 * 60;

const secrets = new WeakMap<AppContext, string>();

/** Secret id of this request's session; undefined for who has none in the database. */
export function sessionSecretOf(ctx: AppContext): string | undefined {
  return secrets.get(ctx);
}

/** Sessions in PostgreSQL for koa-session. The cookie's value is never stored, only its hash. */
export const sessionStore = {
  /**
   * Finds a live session and, in the same query, its person as they are now: a changed role counts at once.
   * The person becomes the request's actor.
   */
  async get(key: string, _maxAge: unknown, { ctx }: { ctx: AppContext }): Promise<SessionData | undefined> {
    const { knex, clock } = ctx.parts;
    const now = clock.now();
    const id = hashOfSecret(key);
    const row = (await knex('sessions')
      .leftJoin('users', 'users.id', 'sessions.user_id')
      .where({ 'sessions.id': id })
      .andWhere('sessions.expires_at', '>', now)
      .first(
        'sessions.id',
        'sessions.data',
        'sessions.last_seen_at',
        'sessions.user_id',
        'users.username',
        'users.email',
        'users.user_role',
        'users.is_demo',
      )) as SessionWithUser | undefined;
    if (!row) return undefined;
    secrets.set(ctx, key);
    if (row.user_id === null) return row.data;
    ctx.state.actor = {
      id: row.user_id,
      username: row.username,
      email: row.email,
      role: row.user_role,
      isDemo: row.is_demo,
      via: 'session',
    };
    ctx.state.credential = { kind: 'session', id };
    if (now.getTime() - row.last_seen_at.getTime() > lastSeenStepMilliseconds)
      await knex('sessions').where({ id }).update({ last_seen_at: now });
    return { ...row.data, userId: row.user_id };
  },

  /** Writes a session; its end is fixed when it begins and does not move. */
  async set(
    key: string,
    session: SessionData,
    _maxAge: unknown,
    { ctx }: { ctx: AppContext },
  ): Promise<void> {
    const { knex, clock } = ctx.parts;
    const { userId, lifetimeSeconds = guestLifetimeSeconds, device = '', grant, returnTo } = session;
    const now = clock.now();
    const data = JSON.stringify({ ...(grant && { grant }), ...(returnTo && { returnTo }) });
    await knex('sessions')
      .insert({
        id: hashOfSecret(key),
        user_id: userId ?? null,
        data,
        user_agent: device,
        created_at: now,
        last_seen_at: now,
        expires_at: new Date(now.getTime() + lifetimeSeconds * 1_000),
      })
      .onConflict('id')
      .merge({ data });
    secrets.set(ctx, key);
  },

  async destroy(key: string, { ctx }: { ctx: AppContext }): Promise<void> {
    if (secrets.get(ctx) !== key) return;
    await ctx.parts
      .knex('sessions')
      .where({ id: hashOfSecret(key) })
      .delete();
    secrets.delete(ctx);
  },
};
