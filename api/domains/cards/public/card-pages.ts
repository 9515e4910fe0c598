import type { Storefront } from '../../../adapters/storefront.ts';
import { cardScripts, type CardPageInput } from '../../../contract/cards/card-page.ts';
import type { CardLanguage } from '../../../contract/base/card-languages.ts';
import { playerOrigins, videoPlayer } from '../../../contract/cards/video-player.ts';
import type { AppContext, AppMiddleware } from '../../../http/context.ts';
import { overridePolicy } from '../../../http/content-security-policy.ts';
import { answerClosedAddress } from './answer-closed-address.ts';
import { answerTakenDown } from './answer-taken-down.ts';
import { readCardName, readCustomSlug, readUsername, type CardAddress } from './card-address.ts';
import { answerCardFile, isCardFile } from './card-files.ts';
import { recordPageRequest } from '../../statistics/index.ts';
import { earliest } from '../../../lib/earliest.ts';
import { findVisibleCard, type VisibleCard } from './find-visible-card.ts';
import { cardCacheOf } from '../page-cache/card-cache.ts';
import { hasEdge, surrogateKeys } from '../page-cache/edge-headers.ts';
import type { CachedPage } from '../page-cache/page-cache.ts';
import { keysOfPage, lastingHeaders, sendPage } from '../page-cache/send-page.ts';
import { sharePictureUrl } from '../pictures/card-drawings.ts';
import { RenderedCards } from './rendered-cards.ts';

interface CardRequest {
  address: CardAddress | null;
  file: string | null;
}

/**
 * Answers the addresses of cards (docs/specification.md 2, profile views): `/p/{slug}` and its files, `/@{username}`,
 * `/profile-{id}`, and `/{slug}` where a card uses its own address. An address without a visible card is left to the
 * storefront, which shows its not-found page.
 * @param storefrontOf gives the renderer of cards, for each page anew because development replaces it
 */
export function cardPages(storefrontOf: (ctx: AppContext) => Storefront): AppMiddleware {
  const rendered = new RenderedCards();
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    const path = decodeURIComponent(ctx.path);
    const profile = /^\/profile-([1-9]\d{0,14})$/u.exec(path)?.[1];
    if (profile) return redirect(ctx, 301, `/p/${profile}${ctx.search}`);
    const request = readRequest(path);
    const cache = cardCacheOf(ctx);
    if (request && hasEdge(ctx)) await cache.confirm();
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
    const page = await makePage(ctx, visible, rendered, storefrontOf(ctx));
    const isKept =
      mark !== null &&
      cache.isFresh &&
      !visible.isPrivate &&
      keysOfPage(ctx, page).every((key) => cache.pages.keep(key, page, mark));
    return sendPage(ctx, page, isKept);
  };
}

/** Reads a card's address and the requested file from a path; null when it can be no card's address. */
export function readRequest(path: string): CardRequest | null {
  const [first, name = '', ...rest] = path.slice(1).split('/');
  const file = [name.endsWith('.vcf') ? '.vcf' : '', ...rest].join('/');
  if (first === 'p') {
    if (file !== '' && !isCardFile(file)) return null;
    const address = readCardName(file === '.vcf' ? name.slice(0, -'.vcf'.length) : name);
    return { address, file: file || null };
  }
  if (!first || path.slice(1).includes('/')) return null;
  if (first.startsWith('@')) return { address: readUsername(first.slice(1)), file: null };
  return { address: readCustomSlug(first), file: null };
}

function redirect(ctx: AppContext, status: 301 | 302, to: string): void {
  ctx.status = status;
  ctx.set('Location', to);
  ctx.set('Cache-Control', 'no-cache');
  ctx.body = '';
}

type Shown = Extract<VisibleCard, { kind: 'card' }>;

function scriptOf(storefront: Storefront, language: CardLanguage): CardPageInput['script'] {
  const addressOf = (source: string) => storefront.assets([source], language).scripts[0];
  const main = addressOf(cardScripts.main);
  const sheets = addressOf(cardScripts.sheets);
  return main && sheets ? { main, sheets } : null;
}

function isDevelopment({ deps }: AppContext): boolean {
  return deps.env.NODE_ENV === 'development' && deps.storefront !== undefined;
}

/** The page with its own headers and those that earlier middleware set for this request. */
async function makePage(
  ctx: AppContext,
  { card, ownerId, isPrivate, changesAt }: Shown,
  rendered: RenderedCards,
  storefront: Storefront,
): Promise<CachedPage> {
  const { env, clock } = ctx.deps;
  const { language } = card;
  // Only this address may stand in a frame (docs/product.md 4), and never a page that only its owner sees.
  const isEmbedded = ctx.query['embed'] === '1' && !isPrivate;
  const { renderCard } = await storefront.bundle();
  const page = await rendered.page(renderCard, {
    card,
    now: clock.now(),
    publicUrl: env.PUBLIC_URL,
    sharePicture: sharePictureUrl(card),
    isEmbedded,
    script: scriptOf(storefront, language),
    indexable: !card.isBare && !isPrivate,
  });
  overridePolicy(ctx, {
    'script-src': ["'self'", ...page.scriptSources],
    'style-src': page.styleSources,
    ...(card.video && videoPlayer(card.video) && { 'frame-src': playerOrigins }),
    ...(isEmbedded && { 'frame-ancestors': ['*'] }),
  });
  if (isEmbedded) ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
  ctx.set('Cache-Control', isPrivate ? 'private, no-store' : 'no-cache');
  ctx.set('Content-Language', language);
  // Visitors get one page whatever cookies they bring; whom it is private to, says Cache-Control.
  if (hasEdge(ctx) && !isPrivate) ctx.set('Surrogate-Key', surrogateKeys(ownerId));
  else ctx.vary('Cookie');
  ctx.vary('Accept-Encoding');
  ctx.etag = page.etag;
  ctx.type = 'html';
  const { html, brotli, gzip, validUntil } = page;
  const expiresAt = earliest([validUntil, changesAt]);
  return {
    cardId: card.id,
    ownerId,
    languages: card.languages,
    language,
    headers: lastingHeaders(ctx.response.headers),
    html,
    brotli,
    gzip,
    expiresAt,
  };
}
