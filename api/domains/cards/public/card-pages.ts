import type { IncomingMessage } from 'node:http';
import type { Storefront } from '../../../adapters/storefront.ts';
import type { AppContext, AppMiddleware } from '../../../http/context.ts';
import { answerClosedAddress } from './answer-closed-address.ts';
import { answerTakenDown } from './answer-taken-down.ts';
import { addressByNumber, readRequest } from './read-request.ts';
import { answerCardFile } from './card-files.ts';
import { recordPageRequest } from '../../statistics/index.ts';
import { findVisibleCard } from './find-visible-card.ts';
import { cardCacheOf } from '../page-cache/card-cache.ts';
import { hasEdge } from '../page-cache/edge-headers.ts';
import { keepPage, keyOfPage, recountWhenSmaller, sendPage } from '../page-cache/send-page.ts';
import { createPageMaker, rendererOf, type MakePage } from './make-page.ts';

/** Requests of guests for which no card was found before the application was asked. */
export const noCardFor = new WeakSet<IncomingMessage>();

/**
 * Answers the addresses of cards (docs/specification.md 2, profile views): `/p/{slug}` and its files, `/@{username}`,
 * `/profile-{id}`, and `/{slug}` where a card uses its own address. An address without a visible card is left to the
 * storefront, which shows its not-found page.
 * @param storefrontOf gives the renderer of cards, for each page anew because development replaces it
 */
export function cardPages(storefrontOf: (ctx: AppContext) => Storefront): AppMiddleware {
  let makePage: MakePage | undefined;
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    const path = decodeURIComponent(ctx.path);
    const number = addressByNumber(path);
    if (number) return redirect(ctx, 301, `/p/${number}${ctx.search}`);
    const request = noCardFor.has(ctx.req) ? null : readRequest(path);
    const cache = cardCacheOf(ctx);
    if (request && hasEdge(ctx.deps.env)) await cache.confirm();
    const mark = cache.isFresh && !isDevelopment(ctx) ? cache.pages.mark() : null;
    const visible = request && (await findVisibleCard(ctx, request.address, ctx.state.actor));
    if (!request) return next();
    if (!visible) {
      const isAnswered = request.file === null && (await answerClosedAddress(ctx, request.address));
      return isAnswered ? undefined : next();
    }
    if (visible.kind === 'taken_down') return request.file ? next() : answerTakenDown(ctx);
    if (visible.kind === 'lapsed') {
      if (request.file) return next();
      return redirect(ctx, 302, `/inactive-card?business=${encodeURIComponent(visible.name)}`);
    }
    if (visible.kind === 'card' && visible.card.languages.length > 1) ctx.vary('Accept-Language');
    if (request.file) {
      await answerCardFile(ctx, visible.card, request.file, visible.isPrivate);
      return ctx.body === undefined && ctx.status === 404 ? next() : undefined;
    }
    // With what was asked of it: a frame on another site stays a frame.
    if (visible.isFormerAddress) return redirect(ctx, 301, visible.card.path + ctx.search);
    await recordPageRequest(ctx, visible.card.id);
    makePage ??= createPageMaker(ctx.deps);
    // Set for strict pages by whoever came before.
    if (ctx.query['embed'] === '1' && !visible.isPrivate) ctx.remove('X-Frame-Options');
    const page = makePage(visible, ctx.query['embed'] === '1', await rendererOf(storefrontOf(ctx)));
    const isKept =
      mark !== null && cache.isFresh && !visible.isPrivate && keepPage(ctx, cache.pages, page, mark);
    const onSmaller = isKept ? recountWhenSmaller(cache.pages, keyOfPage(ctx), page) : null;
    await cache.compressor.first(page.body, onSmaller);
    return sendPage(ctx, page, isKept);
  };
}

function redirect(ctx: AppContext, status: 301 | 302, to: string): void {
  ctx.status = status;
  ctx.set('Location', to);
  ctx.set('Cache-Control', 'no-cache');
  ctx.body = '';
}

function isDevelopment({ deps }: AppContext): boolean {
  return deps.env.NODE_ENV === 'development' && deps.storefront !== undefined;
}
