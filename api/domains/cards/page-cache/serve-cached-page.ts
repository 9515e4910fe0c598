import type { IncomingMessage } from 'node:http';
import { AppError } from '../../../errors.ts';
import type { AppContext, AppMiddleware } from '../../../http/context.ts';
import { fromOutsideError } from '../../../http/outside-errors.ts';
import { mayBeViewing } from '../../../http/viewing.ts';
import { recordPageRequest } from '../../statistics/index.ts';
import { cardCacheOf } from './card-cache.ts';
import { hasEdge } from './edge-headers.ts';
import type { CardAnswer } from './card-answer.ts';
import { findPage, findPageAside, sendPage, sendPageAside } from './send-page.ts';

/** Requests that waited for the change feed already. */
export const havingWaited = new WeakSet<IncomingMessage>();

/** First middleware of all: once it is known that the database is away, nobody waits for it first. */
export const servePageWhileAway: AppMiddleware = async (ctx, next) => {
  const aside = ctx.lifecycle.draining || havingWaited.has(ctx.req) ? undefined : findAside(ctx);
  if (!aside) return next();
  const stop = ctx.metrics.httpDuration.startTimer();
  await sendPageAside(ctx, aside);
  stop({ method: ctx.method, route: 'other', status: String(ctx.status) });
};

/** Answers previews, bots and prefetches from the cache, once the caller is known: those are logged. */
export const serveCachedPageAfterProxy: AppMiddleware = async (ctx, next) => {
  const page = await findCachedPage(ctx);
  if (!page) return next();
  await recordPageRequest(ctx, page.cardId);
  await sendPage(ctx, page, true);
};

/**
 * Within the answers of errors: a page that can't be made because the database is away is answered from memory, also
 * before the cache has noticed.
 */
export const servePageAside: AppMiddleware = async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    const refusal = error instanceof AppError ? error : fromOutsideError(error);
    const aside =
      refusal?.code === 'service_unavailable' && isReadOfPage(ctx)
        ? findPageAside(ctx, cardCacheOf(ctx).pages)
        : undefined;
    if (!aside) throw error;
    ctx.state.log.warn({ code: refusal?.code }, 'card from memory');
    await sendPageAside(ctx, aside);
  }
};

/** Staff who view as an owner see a banner on every page: those pages are made for them alone. */
const isReadOfPage = (ctx: AppContext): boolean =>
  (ctx.method === 'GET' || ctx.method === 'HEAD') && !mayBeViewing(ctx.req);

function findAside(ctx: AppContext) {
  if (!isReadOfPage(ctx)) return undefined;
  const cache = cardCacheOf(ctx);
  return cache.isAway ? findPageAside(ctx, cache.pages) : undefined;
}

async function findCachedPage(ctx: AppContext): Promise<CardAnswer | undefined> {
  if (!isReadOfPage(ctx)) return undefined;
  const cache = cardCacheOf(ctx);
  if (!cache.isFresh || cache.pages.size === 0) return undefined;
  const find = () => findPage(ctx, cache.pages);
  if (!find()) return undefined;
  // A change of this very process, in a request or in a job of its worker, is never answered with the old page; and a page
  // that a cache in front may keep with no change at all that is over.
  await (hasEdge(ctx.deps.env) ? cache.confirm() : cache.isSettled ? undefined : cache.settle());
  // Where the feed broke meanwhile, nobody knows whether that change has arrived.
  return cache.isFresh ? find() : undefined;
}
