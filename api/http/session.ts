import session from 'koa-session';
import type { Environment } from '../env.ts';
import { isOfficeRole } from '../contract/accounts/permissions.ts';
import { staffSessionSeconds } from '../contract/accounts/sessions.schema.ts';
import { describeDevice } from '../lib/describe-device.ts';
import { newSecretToken } from '../lib/secret-token.ts';
import { secureCookies } from './cookie-options.ts';
import type { App, AppContext, AppMiddleware } from './context.ts';
import { adoptFormerCookies, nameOfCookie, readCookie, renameFormerCookies } from './own-cookies.ts';
import { placeOf } from './staff-session.ts';
import { sessionSecretOf, sessionStore, type SessionData } from './session-store.ts';

export const sessionCookie = 'bikur.sid';
/** The name under which browsers keep a session's id. */
export const sessionCookieOf = (env: Environment): string => nameOfCookie(env, sessionCookie);

const hour = 60 * 60;
/** With "remember me": 30 days (docs/product.md 3). */
const rememberedSeconds = 30 * 24 * hour;
/** Without it: until the browser closes; on the server 12 hours at most. */
const unrememberedSeconds = 12 * hour;

/** The part of koa-session's session object that we use; its own types stop at `any`. */
type KoaSession = SessionData & {
  maxAge: number | 'session';
  regenerate(): Promise<void>;
  save(): Promise<void>;
  manuallyCommit(): Promise<void>;
};

/**
 * Reads the session of each request that brings its cookie. A guest has no session and costs no query; middleware
 * that only serves files should be mounted before it.
 */
export function readSession(app: App): AppMiddleware {
  const { env } = app.context['deps'];
  const secure = secureCookies(env);
  const read = session(
    {
      key: sessionCookieOf(env),
      store: sessionStore as never,
      genid: newSecretToken,
      // The value is random and looked up by its hash; a signature would add nothing.
      signed: false,
      autoCommit: false,
      httpOnly: true,
      sameSite: 'lax',
      secure,
    },
    app,
  ) as AppMiddleware;
  return (ctx, next) => {
    // The proxy in front speaks https with browsers; the library would look at our own plain connection.
    if (secure) ctx.cookies.secure = true;
    return adoptFormerCookies(ctx, () =>
      read(ctx, () => {
        renameFormerCookies(ctx, endOf(currentSession(ctx), ctx.deps.clock.now()));
        return next();
      }),
    );
  };
}

/** When a session's cookie ends, for one that was to be remembered; counted anew, since the row alone counts. */
function endOf(data: SessionData | null, now: Date): Date | undefined {
  const seconds = data?.lifetimeSeconds ?? 0;
  return seconds > unrememberedSeconds ? new Date(now.getTime() + seconds * 1_000) : undefined;
}

/**
 * Starts a session for a user under a new id; the old one ends with all its data, which another user may have planted
 * (no fixation).
 * @param userId of the user, whose identity must be proved
 */
export async function startSession(
  ctx: AppContext,
  userId: number,
  { rememberMe, hasSecondFactor = false }: { rememberMe: boolean; hasSecondFactor?: boolean },
): Promise<void> {
  const { isRemembered, lifetimeSeconds, network } = await termsOf(ctx, userId, rememberMe);
  const data: SessionData = {
    userId,
    lifetimeSeconds,
    device: describeDevice(ctx.get('User-Agent')),
    network,
    hasSecondFactor,
  };
  ctx['session'] = data;
  const own = ctx['session'] as KoaSession;
  own.maxAge = isRemembered ? lifetimeSeconds * 1_000 : 'session';
  await own.regenerate();
}

/** How long a sign-in lasts, and what is noted of it: staff are never remembered (docs/security.md S3). */
export async function termsOf(ctx: AppContext, userId: number, rememberMe: boolean) {
  const user = await ctx.deps.knex('users').where({ id: userId }).first('user_role');
  const isStaff = isOfficeRole(user?.user_role);
  const isRemembered = rememberMe && !isStaff;
  return {
    isRemembered,
    lifetimeSeconds: isRemembered ? rememberedSeconds : isStaff ? staffSessionSeconds : unrememberedSeconds,
    network: isStaff ? placeOf(ctx.state.clientAddress) : null,
  };
}

/** The data of this request's session, empty for a guest; changes count once saved. Null once it was ended. */
export function currentSession(ctx: AppContext): SessionData | null {
  return ctx['session'] as SessionData | null;
}

/** Saves the session: the user's own, whose cookie and end stay, or a short one of a guest. */
export async function saveSession(ctx: AppContext): Promise<void> {
  const secret = sessionSecretOf(ctx);
  const own = ctx['session'] as KoaSession;
  if (secret) return sessionStore.set(secret, own, undefined, { ctx });
  own.maxAge = 'session';
  return own.save();
}

/** Ends this request's session and clears its cookie; without a session it does nothing. */
export async function endCurrentSession(ctx: AppContext): Promise<void> {
  if (!readCookie(ctx, sessionCookie)) return;
  const own = ctx['session'] as KoaSession;
  ctx['session'] = null;
  await own.manuallyCommit();
}
