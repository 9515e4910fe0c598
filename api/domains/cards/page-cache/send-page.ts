import type { OutgoingHttpHeaders } from 'node:http';
import type { AppContext } from '../../../http/context.ts';
import { cardLanguageFor } from '../../../http/language.ts';
import { usualReferrer } from '../../../http/security-headers.ts';
import { allowEdge, hasEdge } from './edge-headers.ts';
import type { CachedPage, PageCache } from './page-cache.ts';

/** Headers that belong to one request, or that `sendPage` sets itself. */
const ofTheRequest = new Set([
  'x-request-id',
  'connection',
  'set-cookie',
  'content-encoding',
  'content-length',
]);

/** The key of a page: one address has two answers, one for a frame. */
function keyOfPage(ctx: AppContext): string {
  const isFramed = ctx.querystring !== '' && ctx.query['embed'] === '1';
  return `${isFramed ? 'embed' : ''} ${ctx.path}`;
}

/**
 * The keys of a page: its address, and on a card with several languages also its address in this one. What stands under
 * the address alone says which languages the card has, so that the request's own is chosen before anything is read.
 */
export const keysOfPage = (ctx: AppContext, { languages, language }: CachedPage): string[] =>
  languages.length > 1 ? [keyOfPage(ctx), `${keyOfPage(ctx)} ${language}`] : [keyOfPage(ctx)];

/** The cached page of this request in its visitor's language. */
export function findPage(ctx: AppContext, pages: PageCache): CachedPage | undefined {
  const now = ctx.deps.clock.now();
  return inLanguageOf(
    ctx,
    (key) => pages.find(key, now),
    (page) => page,
  );
}

/** The page of this request from before the database went away, at most an hour ago. */
export function findPageAside(ctx: AppContext, pages: PageCache) {
  const at = performance.now();
  return inLanguageOf(
    ctx,
    (key) => pages.findAside(key, at),
    ({ page }) => page,
  );
}

function inLanguageOf<Found>(
  ctx: AppContext,
  find: (key: string) => Found | undefined,
  pageOf: (found: Found) => CachedPage,
): Found | undefined {
  const found = find(keyOfPage(ctx));
  if (!found) return undefined;
  const { languages, language: own } = pageOf(found);
  const [main, ...further] = languages;
  if (main === undefined) return found;
  const language = cardLanguageFor(ctx, [main, ...further]);
  return language === own ? found : find(`${keyOfPage(ctx)} ${language}`);
}

/** The headers of an answer that a later request may get again. */
export function lastingHeaders(headers: OutgoingHttpHeaders): CachedPage['headers'] {
  const lasting: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !ofTheRequest.has(name))
      lasting[name] = Array.isArray(value) ? value : String(value);
  // Follows the query of the request that came first, of which a card knows nothing.
  lasting['referrer-policy'] = usualReferrer;
  return lasting;
}

/**
 * Answers with a page in the best compression the browser accepts, or 304.
 * @param isConfirmed whether every visitor may see it, and whoever changes it will be heard: then caches in front may
 *   keep it, too
 */
export function sendPage(ctx: AppContext, page: CachedPage, isConfirmed: boolean): void {
  const { headers, html, brotli, gzip } = page;
  ctx.status = 200;
  ctx.set(headers as Record<string, string>);
  if (isConfirmed && hasEdge(ctx)) allowEdge(ctx, page);
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  const encoding = ctx.acceptsEncodings('br', 'gzip', 'identity');
  if (encoding === 'br' || encoding === 'gzip') ctx.set('Content-Encoding', encoding);
  ctx.body = encoding === 'br' ? brotli : encoding === 'gzip' ? gzip : html;
  // The default type of a Buffer would override the page's.
  ctx.set('Content-Type', String(headers['content-type']));
}

/**
 * Answers with a page that nobody can confirm, and marks it so: how many seconds ago it was last known to be true, and
 * why (RFC 9211).
 */
export function sendPageAside(ctx: AppContext, { page, age }: { page: CachedPage; age: number }): void {
  sendPage(ctx, page, false);
  ctx.set('Age', String(Math.ceil(age / 1_000)));
  ctx.set('Cache-Status', 'bikur; hit; detail=database-away');
}
