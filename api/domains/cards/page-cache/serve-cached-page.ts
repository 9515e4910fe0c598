import type { AppContext, AppMiddleware } from '../../../http/context.ts';
import { mayBeViewing } from '../../../http/viewing.ts';
import { leftOutReason } from '../../statistics/events/left-out-reason.ts';
import { recordPageRequest } from '../../statistics/events/record-event.ts';
import { cardCacheOf } from './card-cache.ts';
import type { CachedPage } from './page-cache.ts';
import { keyOfPage, sendPage } from './send-page.ts';

/**
 * First step of all: answers people the address of a card from memory, before anybody looks who is asking. Only what
 * everybody may see is kept (see `cardPages`), with the headers the whole way would have given it. Such an answer
 * is measured like every other; it has no request id, because nothing is logged of it.
 */
export const serveCachedPage: AppMiddleware = async (ctx, next) => {
  const { draining } = ctx.lifecycle;
  const page = draining || leftOutReason(ctx) !== null ? undefined : await findCachedPage(ctx);
  if (!page) return next();
  const stop = ctx.metrics.httpDuration.startTimer();
  sendPage(ctx, page);
  stop({ method: ctx.method, route: 'other', status: String(ctx.status) });
};

/** The same for previews, bots and what is fetched ahead, once it is known who calls: those are noted. */
export const serveCachedPageAfterProxy: AppMiddleware = async (ctx, next) => {
  const page = await findCachedPage(ctx);
  if (!page) return next();
  await recordPageRequest(ctx, page.cardId);
  sendPage(ctx, page);
};

async function findCachedPage(ctx: AppContext): Promise<CachedPage | undefined> {
  if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return undefined;
  // Staff who look as an owner see so on every page: those are made for them alone.
  if (mayBeViewing(ctx)) return undefined;
  const cache = cardCacheOf(ctx);
  if (!cache.isFresh || cache.pages.size === 0) return undefined;
  const key = keyOfPage(ctx);
  const find = () => cache.pages.find(key, ctx.deps.clock.now());
  if (!find()) return undefined;
  // What this very process changed, in a request or in a job of its worker, is never shown as it was.
  await cache.settle();
  return find();
}
