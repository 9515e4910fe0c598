import { AppError } from '../../../errors.ts';
import type { AppContext, AppMiddleware } from '../../../http/context.ts';
import { fromOutsideError } from '../../../http/outside-errors.ts';
import { mayBeViewing } from '../../../http/viewing.ts';
import { leftOutReason, recordPageRequest } from '../../statistics/index.ts';
import { cardCacheOf } from './card-cache.ts';
import { hasEdge } from './edge-headers.ts';
import type { CachedPage } from './page-cache.ts';
import { findPage, findPageAside, sendPage, sendPageAside } from './send-page.ts';

/**
 * First middleware of all: answers visitors at a card's address from the cache, before any session is read. Only what
 * every visitor may see is cached (see `cardPages`), with the headers of the full way through the application. Such
 * an answer is measured like every other; it has no request id, because it isn't logged.
 */
export const serveCachedPage: AppMiddleware = async (ctx, next) => {
  const { draining } = ctx.lifecycle;
  if (draining) return next();
  const stop = ctx.metrics.httpDuration.startTimer();
  const aside = findAside(ctx);
  const page = aside || leftOutReason(ctx.req) !== null ? undefined : await findCachedPage(ctx);
  if (aside) sendPageAside(ctx, aside);
  else if (page) sendPage(ctx, page, true);
  else return next();
  stop({ method: ctx.method, route: 'other', status: String(ctx.status) });
};

/** Answers previews, bots and prefetches from the cache, once the caller is known: those are logged. */
export const serveCachedPageAfterProxy: AppMiddleware = async (ctx, next) => {
  const page = await findCachedPage(ctx);
  if (!page) return next();
  await recordPageRequest(ctx, page.cardId);
  sendPage(ctx, page, true);
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
    sendPageAside(ctx, aside);
  }
};

/** Staff who view as an owner see a banner on every page: those pages are made for them alone. */
const isReadOfPage = (ctx: AppContext): boolean =>
  (ctx.method === 'GET' || ctx.method === 'HEAD') && !mayBeViewing(ctx);

/** Once it is known that the database is away, nobody waits for it first. */
function findAside(ctx: AppContext) {
  if (!isReadOfPage(ctx)) return undefined;
  const cache = cardCacheOf(ctx);
  return cache.isAway ? findPageAside(ctx, cache.pages) : undefined;
}

async function findCachedPage(ctx: AppContext): Promise<CachedPage | undefined> {
  if (!isReadOfPage(ctx)) return undefined;
  const cache = cardCacheOf(ctx);
  if (!cache.isFresh || cache.pages.size === 0) return undefined;
  const find = () => findPage(ctx, cache.pages);
  if (!find()) return undefined;
  // A change of this very process, in a request or in a job of its worker, is never answered with the old page; and a page
  // that a cache in front may keep with no change at all that is over.
  await (hasEdge(ctx) ? cache.confirm() : cache.settle());
  // Where the feed broke meanwhile, nobody knows whether that change has arrived.
  return cache.isFresh ? find() : undefined;
}
