import type { AppContext, AppMiddleware } from '../../../http/context.ts';
import { mayBeViewing } from '../../../http/viewing.ts';
import { leftOutReason, recordPageRequest } from '../../statistics/index.ts';
import { cardCacheOf } from './card-cache.ts';
import type { CachedPage } from './page-cache.ts';
import { findPage, sendPage } from './send-page.ts';

/**
 * First middleware of all: answers visitors at a card's address from the cache, before any session is read. Only what
 * every visitor may see is cached (see `cardPages`), with the headers of the full way through the application. Such
 * an answer is measured like every other; it has no request id, because it isn't logged.
 */
export const serveCachedPage: AppMiddleware = async (ctx, next) => {
  const { draining } = ctx.lifecycle;
  const page = draining || leftOutReason(ctx) !== null ? undefined : await findCachedPage(ctx);
  if (!page) return next();
  const stop = ctx.metrics.httpDuration.startTimer();
  sendPage(ctx, page);
  stop({ method: ctx.method, route: 'other', status: String(ctx.status) });
};

/** Answers previews, bots and prefetches from the cache, once the caller is known: those are logged. */
export const serveCachedPageAfterProxy: AppMiddleware = async (ctx, next) => {
  const page = await findCachedPage(ctx);
  if (!page) return next();
  await recordPageRequest(ctx, page.cardId);
  sendPage(ctx, page);
};

async function findCachedPage(ctx: AppContext): Promise<CachedPage | undefined> {
  if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return undefined;
  // Staff who view as an owner see a banner on every page: those pages are made for them alone.
  if (mayBeViewing(ctx)) return undefined;
  const cache = cardCacheOf(ctx);
  if (!cache.isFresh || cache.pages.size === 0) return undefined;
  const find = () => findPage(ctx, cache.pages);
  if (!find()) return undefined;
  // A change of this very process, in a request or in a job of its worker, is never answered with the old page.
  await cache.settle();
  return find();
}
