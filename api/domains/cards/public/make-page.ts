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
  /** Many pages have the same. */
  const known = new LRUCache<string, HeaderLists>({ max: 500 });
  const headersFor = (differing: Differing): HeaderLists => {
    const key = JSON.stringify(differing);
    let lists = known.get(key);
    if (!lists) known.set(key, (lists = headersOf(differing, differing.isEmbedded ? framed : fixed)));
    return lists;
  };
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
    const lists = headersFor({
      sources: page.sources,
      language,
      isInSeveral: languages.length > 1,
      hasPlayer: card.video !== null && videoPlayer(card.video) !== null,
      isEmbedded,
      isPrivate,
      // Visitors get one page whatever cookies they bring; whom it is private to, says Cache-Control.
      surrogates: hasEdge(env) && !isPrivate ? surrogateKeys(ownerId) : null,
    });
    const expiresAt = earliest([page.validUntil, changesAt]);
    return {
      cardId: card.id,
      ownerId,
      status: 200,
      languages,
      language,
      spokenBy: 'card',
      ...lists,
      etag: page.etag,
      body: new PageBody(page.bytes),
      expiresAt: expiresAt?.getTime() ?? Infinity,
    };
  };
}

type HeaderLists = Pick<CardAnswer, 'headers' | 'knownHeaders'>;

/** That by which the headers of pages differ. */
interface Differing {
  sources: { styleSources: string[]; scriptSources: string[] };
  language: CardLanguage;
  isInSeveral: boolean;
  hasPlayer: boolean;
  isEmbedded: boolean;
  isPrivate: boolean;
  /** What purges name in caches in front; null where no such cache may keep the page. */
  surrogates: string | null;
}

function headersOf(
  { sources, language, isInSeveral, hasPlayer, isEmbedded, isPrivate, surrogates }: Differing,
  fixed: Readonly<Record<string, string>>,
): HeaderLists {
  const policy = pagePolicy('', {
    'script-src': ["'self'", ...sources.scriptSources],
    'style-src': sources.styleSources,
    ...(hasPlayer && { 'frame-src': playerOrigins }),
    ...(isEmbedded && { 'frame-ancestors': ['*'] }),
  });
  const vary = [
    ...(isInSeveral ? ['Accept-Language'] : []),
    ...(surrogates === null ? ['Cookie'] : []),
    'Accept-Encoding',
  ];
  const known = {
    ...fixed,
    'Content-Security-Policy': policy,
    'Cache-Control': isPrivate ? 'private, no-store' : 'no-cache',
    'Content-Language': language,
    Vary: vary.join(', '),
    ...(surrogates !== null && { 'Surrogate-Key': surrogates }),
  };
  return {
    headers: headerList({ ...known, 'Content-Type': 'text/html; charset=utf-8' }),
    knownHeaders: headerList(known),
  };
}

function render(renderCard: RenderCard, input: CardPageInput) {
  const { html, styles, scripts, validUntil } = renderCard(input);
  const bytes = Buffer.from(html);
  return {
    bytes,
    sources: { styleSources: styles.map(policySource), scriptSources: scripts.map(policySource) },
    // Weak: the bytes on the wire differ by compression.
    etag: `W/"${hash('sha256', bytes, 'base64url').slice(0, 27)}"`,
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
