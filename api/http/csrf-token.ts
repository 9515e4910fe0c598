import { createHmac, randomBytes } from 'node:crypto';
import { equalSecrets, newSecretToken } from '../lib/secret-token.ts';
import { secureCookies } from './cookie-options.ts';
import type { AppContext } from './context.ts';
import { readCookie, writeCookie } from './own-cookies.ts';
import { currentSession } from './session.ts';
import { sessionSecretOf } from './session-store.ts';

/** Read by scripts of our own pages (docs/specification.md 3). */
const csrfCookie = 'XSRF-TOKEN';
const wellFormedGuest = /^[\w-]{43}$/;

/**
 * Makes a token for this request's session, or for the guest, and sets it as cookie. A session's token ends with it,
 * so a sign-in calls this again.
 */
export function issueCsrfToken(ctx: AppContext): string {
  const nonce = randomBytes(16).toString('base64url');
  const token = `${nonce}.${sign(ctx, nonce, bindingOf(ctx) ?? startGuest(ctx))}`;
  ctx.cookies.set(csrfCookie, token, {
    signed: false,
    httpOnly: false,
    sameSite: 'lax',
    secure: secureCookies(ctx.deps.env),
    overwrite: true,
  });
  return token;
}

/** Whether we made a token for this very session or guest. */
export function isOwnCsrfToken(ctx: AppContext, token: string): boolean {
  const binding = bindingOf(ctx);
  const [nonce = '', signature = '', ...rest] = token.split('.');
  if (binding === undefined || rest.length > 0) return false;
  return equalSecrets(signature, sign(ctx, nonce, binding));
}

function bindingOf(ctx: AppContext): string | undefined {
  const session = sessionSecretOf(ctx);
  // A guest's short session (a sign-in elsewhere under way) changes nothing for the pages that are open.
  if (session && currentSession(ctx)?.userId) return `session ${session}`;
  const guest = guestOf(ctx);
  return guest === undefined ? undefined : `guest ${guest}`;
}

/** The value of a guest's cookie, which names the browser and nothing else; undefined without a well-formed one. */
export function guestOf(ctx: AppContext): string | undefined {
  // A guest's token is bound to a cookie too, so that login and registration are protected.
  const guest = readCookie(ctx, 'bikur.guest');
  return guest && wellFormedGuest.test(guest) ? guest : undefined;
}

function startGuest(ctx: AppContext): string {
  const guest = newSecretToken();
  writeCookie(ctx, 'bikur.guest', guest);
  return `guest ${guest}`;
}

function sign(ctx: AppContext, nonce: string, binding: string): string {
  return createHmac('sha256', ctx.deps.env.SESSION_SECRET)
    .update(`csrf\n${nonce}\n${binding}`)
    .digest('base64url');
}
