import { createHmac } from 'node:crypto';
import { newSecretToken } from '../../../lib/secret-token.ts';
import { secureCookies } from '../../../http/cookie-options.ts';
import type { AppContext } from '../../../http/context.ts';

/** Set with a visitor's first like, never before; it holds a random number and nothing else. */
const readerCookie = 'bikur.reader';
const wellFormed = /^[\w-]{43}$/;
const yearInMilliseconds = 31_536_000_000;

/** Who likes: the signed-in user, a guest by a keyed hash of their cookie, or both. */
export interface Reader {
  userId: number | null;
  visitorHash: Buffer | null;
}

/**
 * The visitor of a request. A guest is known by a random cookie and stored as its hash: it contains no IP address and
 * no trait of the browser, so visitors behind one address each have their own like (docs/product.md 8).
 */
export function readerOf(ctx: AppContext): Reader {
  const cookie = ctx.cookies.get(readerCookie, { signed: false });
  return {
    userId: ctx.state.actor?.id ?? null,
    visitorHash: cookie && wellFormed.test(cookie) ? hashOf(ctx, cookie) : null,
  };
}

/** The visitor of a request that likes an article; a guest without a cookie gets one. */
export function readerWithCookie(ctx: AppContext): Reader {
  const reader = readerOf(ctx);
  if (reader.userId !== null || reader.visitorHash !== null) return reader;
  const cookie = newSecretToken();
  ctx.cookies.set(readerCookie, cookie, {
    maxAge: yearInMilliseconds,
    signed: false,
    httpOnly: true,
    sameSite: 'lax',
    secure: secureCookies(ctx.deps.env),
    overwrite: true,
  });
  return { userId: null, visitorHash: hashOf(ctx, cookie) };
}

function hashOf(ctx: AppContext, cookie: string): Buffer {
  return createHmac('sha256', ctx.deps.env.SESSION_SECRET).update(`reader\n${cookie}`).digest();
}
