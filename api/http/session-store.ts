import { isOfficeRole, may } from '../contract/accounts/permissions.ts';
import { createBatchedRead } from '../adapters/batched-read.ts';
import type { UserRole } from '../contract/accounts/roles.schema.ts';
import { hashOfSecret } from '../lib/secret-token.ts';
import type { Actor, AppContext } from './context.ts';
import { roleOf } from './staff-rights.ts';
import { isByHand, isStaffSignInOver, seenStepMilliseconds } from './staff-session.ts';

/** The data of a session row beside its columns: only what a sign-in under way needs. */
export interface SessionData {
  userId?: number;
  /** Seconds after which the session ends on the server. */
  lifetimeSeconds?: number;
  device?: string;
  /** The sign-in itself gave a second factor. */
  hasSecondFactor?: boolean;
  /** Of staff alone: the network they sign in from. */
  network?: string | null;
  /** The federated sign-in under way: state, nonce and code verifier. */
  grant?: Record<string, unknown>;
  returnTo?: string;
}

interface SessionWithUser {
  id: string;
  data: SessionData;
  created_at: Date;
  last_seen_at: Date;
  proved_at: Date | null;
  expires_at: Date;
  user_id: number | null;
  username: string;
  email: string;
  user_role: UserRole;
  is_demo: boolean;
  second_factor_at: Date | null;
  viewing_until: Date | null;
  viewed_id: number | null;
  viewed_username: string;
  viewed_email: string;
  viewed_role: UserRole;
  viewed_is_demo: boolean;
}

/** Every request of somebody signed in begins with it. */
const readRows = createBatchedRead<SessionWithUser>(
  {
    name: 'read-sessions',
    text: `
      select s.id, s.data, s.created_at, s.last_seen_at, s.proved_at, s.expires_at, s.user_id, s.second_factor_at,
        s.viewing_until, u.username, u.email, u.user_role, u.is_demo,
        v.id as viewed_id, v.username as viewed_username, v.email as viewed_email, v.user_role as viewed_role,
        v.is_demo as viewed_is_demo
      from sessions s left join users u on u.id = s.user_id left join users v on v.id = s.viewed_user_id
      where s.id = any (cast($1 as text[]))`,
  },
  ({ id }) => id,
);

const guestLifetimeSeconds = 15 * 60;

/** The owner as whom staff view the product, while that lasts (docs/security.md B7). */
function viewOf(row: SessionWithUser, env: AppContext['deps']['env'], now: Date): Actor | null {
  if (row.user_id === null || row.viewed_id === null || !row.viewing_until || row.viewing_until <= now)
    return null;
  // Only staff who may view as others do, and only as owners: a changed role ends the view.
  if (!may(roleOf(row, env).role, 'people.view-as') || row.viewed_role !== 'user') return null;
  return {
    id: row.viewed_id,
    username: row.viewed_username,
    email: row.viewed_email,
    role: row.viewed_role,
    isDemo: row.viewed_is_demo,
    via: 'session',
    viewing: { byId: row.user_id, byName: row.username, until: row.viewing_until },
  };
}

const secrets = new WeakMap<AppContext, string>();

/** Secret id of this request's session; undefined for a request without one in the database. */
export function sessionSecretOf(ctx: AppContext): string | undefined {
  return secrets.get(ctx);
}

/** Sessions in PostgreSQL for koa-session. The cookie's value is never stored, only its hash. */
export const sessionStore = {
  /**
   * Finds a live session and, in the same query, its user as they are now: a changed role takes effect at once. The
   * user becomes the request's actor.
   */
  async get(key: string, _maxAge: unknown, { ctx }: { ctx: AppContext }): Promise<SessionData | undefined> {
    const { knex, clock } = ctx.deps;
    const now = clock.now();
    const id = hashOfSecret(key);
    const [row] = await readRows(knex, id);
    if (!row || row.expires_at <= now) return undefined;
    const times = { createdAt: row.created_at, lastSeenAt: row.last_seen_at };
    if (row.user_id !== null && isStaffSignInOver({ role: row.user_role, ...times }, now)) {
      // Deleted, and not only left alone, so that live streams and exports under way end with it.
      await knex('sessions').where({ id }).delete();
      return undefined;
    }
    secrets.set(ctx, key);
    if (row.user_id === null) return row.data;
    ctx.state.actor = viewOf(row, ctx.deps.env, now) ?? {
      id: row.user_id,
      username: row.username,
      email: row.email,
      ...roleOf(row, ctx.deps.env),
      isDemo: row.is_demo,
      via: 'session',
    };
    // An expired view ends with the next request; the database writes its end down.
    if (row.viewed_id !== null && !ctx.state.actor.viewing)
      await knex('sessions').where({ id }).update({ viewed_user_id: null, viewing_until: null });
    ctx.state.credential = { kind: 'session', id };
    ctx.state.provedAt = row.proved_at;
    // Writing it with each request would cost a write each.
    if (
      now.getTime() - row.last_seen_at.getTime() > seenStepMilliseconds(row.user_role) &&
      (!isOfficeRole(row.user_role) || isByHand(ctx))
    )
      await knex('sessions').where({ id }).update({ last_seen_at: now });
    return { ...row.data, userId: row.user_id };
  },

  /**
   * Writes a new session, whose end is fixed when it starts and does not move; of one that stands, its data alone. One that
   * ended meanwhile stays ended: whoever read it before may be the one who was signed out.
   */
  async set(
    key: string,
    session: SessionData,
    _maxAge: unknown,
    { ctx }: { ctx: AppContext },
  ): Promise<void> {
    const { knex, clock } = ctx.deps;
    const { userId, lifetimeSeconds = guestLifetimeSeconds, device = '', network = null } = session;
    const { grant, returnTo, hasSecondFactor = false } = session;
    const now = clock.now();
    const id = hashOfSecret(key);
    const data = JSON.stringify({ ...(grant && { grant }), ...(returnTo && { returnTo }) });
    if (secrets.get(ctx) === key) {
      await knex('sessions').where({ id }).update({ data });
      return;
    }
    await knex('sessions').insert({
      id,
      user_id: userId ?? null,
      data,
      user_agent: device,
      second_factor_at: hasSecondFactor ? now : null,
      network,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + lifetimeSeconds * 1_000),
      // Whoever begins a session of their own has just proved who they are.
      proved_at: userId === undefined ? null : now,
    });
    secrets.set(ctx, key);
  },

  async destroy(key: string, { ctx }: { ctx: AppContext }): Promise<void> {
    if (secrets.get(ctx) !== key) return;
    await ctx.deps
      .knex('sessions')
      .where({ id: hashOfSecret(key) })
      .delete();
    secrets.delete(ctx);
  },
};
