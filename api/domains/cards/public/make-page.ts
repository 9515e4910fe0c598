import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Storefront } from '../../../adapters/storefront.ts';
import { cardScripts, type CardPageInput, type RenderCard } from '../../../contract/cards/card-page.ts';
import type { CardLanguage } from '../../../contract/base/card-languages.ts';
import { playerOrigins, videoPlayer } from '../../../contract/cards/video-player.ts';
import { pagePolicy } from '../../../http/content-security-policy.ts';
import { fixedSecurityHeaders } from '../../../http/security-headers.ts';
import { earliest } from '../../../lib/earliest.ts';
import type { AppDeps } from '../../../deps.ts';
import { headerList, type CardAnswer } from '../page-cache/card-answer.ts';
import { hasEdge, surrogateKeys } from '../page-cache/edge-headers.ts';
import { PageBody } from '../page-cache/page-body.ts';
import { sharePictureUrl } from '../pictures/card-drawings.ts';
import type { VisibleCard } from './find-visible-card.ts';

type Shown = Extract<VisibleCard, { kind: 'card' }>;

export type MakePage = (shown: Shown, isFramed: boolean, renderer: CardRenderer) => CardAnswer;

/** What draws a card, and what knows the addresses of its scripts. */
export interface CardRenderer {
  storefront: Storefront;
  renderCard: RenderCard;
}

/** The renderer of this storefront, loaded with the first page. */
export async function rendererOf(storefront: Storefront): Promise<CardRenderer> {
  const { renderCard } = await storefront.bundle();
  return { storefront, renderCard };
}

/** Makes the pages of cards with all their headers, which know nothing of a request. */
export function createPageMaker({ env, clock }: Pick<AppDeps, 'env' | 'clock'>): MakePage {
  const fixed = fixedSecurityHeaders(env);
  const framed: Record<string, string> = { ...fixed, 'Cross-Origin-Resource-Policy': 'cross-origin' };
  // The older header has no list of allowed sites.
  delete framed['X-Frame-Options'];
  return ({ card, ownerId, isPrivate, changesAt }, isFramed, { storefront, renderCard }) => {
    const { language, languages } = card;
    // Only this address may stand in a frame (docs/product.md 4), and never a page that only its owner sees.
    const isEmbedded = isFramed && !isPrivate;
    const page = render(renderCard, {
      card,
      now: clock.now(),
      publicUrl: env.PUBLIC_URL,
      sharePicture: sharePictureUrl(card),
      isEmbedded,
      script: scriptOf(storefront, language),
      indexable: !card.isBare && !isPrivate,
    });
    const policy = pagePolicy('', {
      'script-src': ["'self'", ...page.scriptSources],
      'style-src': page.styleSources,
      ...(card.video && videoPlayer(card.video) && { 'frame-src': playerOrigins }),
      ...(isEmbedded && { 'frame-ancestors': ['*'] }),
    });
    // Visitors get one page whatever cookies they bring; whom it is private to, says Cache-Control.
    const isForAll = hasEdge(env) && !isPrivate;
    const known = {
      ...(isEmbedded ? framed : fixed),
      'Content-Security-Policy': policy,
      'Cache-Control': isPrivate ? 'private, no-store' : 'no-cache',
      'Content-Language': language,
      Vary: [
        ...(languages.length > 1 ? ['Accept-Language'] : []),
        ...(isForAll ? [] : ['Cookie']),
        'Accept-Encoding',
      ].join(', '),
      ...(isForAll && { 'Surrogate-Key': surrogateKeys(ownerId) }),
    };
    const expiresAt = earliest([page.validUntil, changesAt]);
    return {
      cardId: card.id,
      ownerId,
      status: 200,
      languages,
      language,
      spokenBy: 'card',
      headers: headerList({ ...known, 'Content-Type': 'text/html; charset=utf-8' }),
      knownHeaders: headerList(known),
      etag: page.etag,
      body: new PageBody(page.html),
      expiresAt: expiresAt?.getTime() ?? Infinity,
    };
  };
}

function render(renderCard: RenderCard, input: CardPageInput) {
  const { html, styles, scripts, validUntil } = renderCard(input);
  return {
    html,
    // Weak: the bytes on the wire differ by compression.
    etag: `W/"${hash('sha256', html, 'base64url').slice(0, 27)}"`,
    styleSources: styles.map(policySource),
    scriptSources: scripts.map(policySource),
    validUntil,
  };
}

/** Many pages have the same styles. */
const sources = new LRUCache<string, string>({ max: 500 });

function policySource(content: string): string {
  let source = sources.get(content);
  if (!source) sources.set(content, (source = `'sha256-${hash('sha256', content, 'base64')}'`));
  return source;
}

function scriptOf(storefront: Storefront, language: CardLanguage): CardPageInput['script'] {
  const addressOf = (source: string) => storefront.assets([source], language).scripts[0];
  const main = addressOf(cardScripts.main);
  const sheets = addressOf(cardScripts.sheets);
  return main && sheets ? { main, sheets } : null;
}
