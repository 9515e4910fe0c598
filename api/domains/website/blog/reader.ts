import { createHmac } from 'node:crypto';
import { newSecretToken } from '../../../lib/secret-token.ts';
import type { AppContext } from '../../../http/context.ts';
import { readCookie, writeCookie } from '../../../http/own-cookies.ts';

/** Set with a visitor's first like, never before; it holds a random number and nothing else. */
const readerCookie = 'bikur.reader';
const wellFormed = /^[\w-]{43}$/;

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
  const cookie = readCookie(ctx, readerCookie);
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
  writeCookie(ctx, readerCookie, cookie);
  return { userId: null, visitorHash: hashOf(ctx, cookie) };
}

function hashOf(ctx: AppContext, cookie: string): Buffer {
  return createHmac('sha256', ctx.deps.env.SESSION_SECRET).update(`reader\n${cookie}`).digest();
}
