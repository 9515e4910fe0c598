import type { Environment } from '../env.ts';
import { secureCookies } from './cookie-options.ts';
import type { AppContext, AppMiddleware } from './context.ts';

const day = 24 * 60 * 60_000;

/**
 * The cookies that say who somebody is, or which page of the back office a guest asked for, with their lifetimes in milliseconds; null ends with the browser, or sooner.
 * XSRF-TOKEN isn't one of them: its name is fixed (docs/specification.md 3), and it counts for one session alone.
 */
export const ownCookies = {
  'bikur.sid': null,
  'bikur.guest': null,
  'bikur.viewing': null,
  'bikur.wanted': 30 * 60_000,
  'bikur.device': 400 * day,
  'bikur.reader': 365 * day,
  'bikur.written': 60_000,
} as const;
type OwnCookie = keyof typeof ownCookies;
type Settings = Pick<Environment, 'NODE_ENV' | 'PUBLIC_URL'>;

/**
 * The name of one of our cookies. With https it has a prefix for which browsers see to it that no subdomain, and nobody
 * on a plain connection, could have set it (docs/security.md V3).
 */
export const nameOfCookie = (env: Settings, cookie: OwnCookie): string =>
  secureCookies(env) ? `__Host-${cookie}` : cookie;

/** The value that a request brings. */
export const readCookie = (ctx: AppContext, cookie: OwnCookie): string | undefined =>
  ctx.cookies.get(nameOfCookie(ctx.deps.env, cookie), { signed: false });

/**
 * Sets one of our cookies, or clears it.
 * @param end when it ends, where it isn't by its lifetime
 */
export function writeCookie(ctx: AppContext, cookie: OwnCookie, value: string | null, end?: Date): void {
  const lifetime = ownCookies[cookie];
  ctx.cookies.set(nameOfCookie(ctx.deps.env, cookie), value, {
    ...(end ? { expires: end } : value !== null && lifetime !== null && { maxAge: lifetime }),
    signed: false,
    httpOnly: true,
    sameSite: 'lax',
    secure: secureCookies(ctx.deps.env),
    overwrite: true,
  });
}

/** Sessions from before the names had a prefix live for thirty days at most; afterwards the former names mean nothing. */
const formerNamesEnd = new Date('2027-02-01T00:00:00Z');
const formerValues = new WeakMap<AppContext, Map<OwnCookie, string>>();

/**
 * Takes cookies by their names from before the prefix, where the present one isn't there yet, so that nobody is signed
 * out by an update.
 */
export const adoptFormerCookies: AppMiddleware = (ctx, next) => {
  const { env, clock } = ctx.deps;
  if (!secureCookies(env) || clock.now() >= formerNamesEnd) return next();
  const found = new Map<OwnCookie, string>();
  for (const cookie of Object.keys(ownCookies) as OwnCookie[]) {
    const value = ctx.cookies.get(cookie, { signed: false });
    if (!value || readCookie(ctx, cookie) !== undefined) continue;
    found.set(cookie, value);
    ctx.req.headers.cookie += `; ${nameOfCookie(env, cookie)}=${value}`;
  }
  if (found.size > 0) formerValues.set(ctx, found);
  return next();
};

/**
 * Sets adopted cookies by their present names and clears the former ones; in answers of the API alone, which no proxy
 * keeps.
 * @param sessionEnd of a session that outlives the browser
 */
export function renameFormerCookies(ctx: AppContext, sessionEnd: Date | undefined): void {
  const found = formerValues.get(ctx);
  if (!found || !ctx.path.startsWith('/api/')) return;
  for (const [cookie, value] of found) {
    writeCookie(ctx, cookie, value, cookie === 'bikur.sid' ? sessionEnd : undefined);
    ctx.cookies.set(cookie, null, { signed: false });
  }
}
