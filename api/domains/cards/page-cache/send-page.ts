import type { AppContext } from '../../../http/context.ts';
import { cardLanguageFor, detectLanguage } from '../../../http/language.ts';
import { edgeHeaders } from './edge-headers.ts';
import type { CardAnswer } from './card-answer.ts';
import type { PageCache } from './page-cache.ts';

/** The key of a page: one address has two answers, one for a frame. */
export const keyOf = (path: string, isFramed: boolean): string => (isFramed ? `embed ${path}` : path);

/** The key of the request's page. */
export const keyOfPage = (ctx: AppContext): string =>
  keyOf(ctx.path, ctx.querystring !== '' && ctx.query['embed'] === '1');

/**
 * The keys of a page: its address, and on a card with several languages also its address in this one. What stands under
 * the address alone says which languages the card has, so that the request's own is chosen before anything is read.
 */
export const keysOfPage = (key: string, { languages, language }: CardAnswer): string[] =>
  languages.length > 1 ? [key, `${key} ${language}`] : [key];

/** The cached page of this request in its visitor's language. */
export function findPage(ctx: AppContext, pages: PageCache): CardAnswer | undefined {
  const now = ctx.deps.clock.now().getTime();
  return inLanguageOf(
    ctx,
    keyOfPage(ctx),
    (key) => pages.find(key, now),
    (page) => page,
  );
}

/** The page of this request from before the database went away, at most an hour ago. */
export function findPageAside(ctx: AppContext, pages: PageCache) {
  const at = performance.now();
  return inLanguageOf(
    ctx,
    keyOfPage(ctx),
    (key) => pages.findAside(key, at),
    ({ page }) => page,
  );
}

/** What is found under the address, or under it with the visitor's language. */
function inLanguageOf<Found>(
  ctx: AppContext,
  key: string,
  find: (key: string) => Found | undefined,
  pageOf: (found: Found) => CardAnswer,
): Found | undefined {
  const found = find(key);
  // What tells of no card is said anew: whoever is signed in may see one.
  if (!found || pageOf(found).status !== 200) return undefined;
  const page = pageOf(found);
  const language = languageFor(ctx, page);
  return language === page.language ? found : find(`${key} ${language}`);
}

/** The one of an answer's languages that this visitor gets. */
export function languageFor(
  ctx: AppContext,
  { languages, language, spokenBy }: CardAnswer,
): CardAnswer['language'] {
  if (spokenBy === 'site') return detectLanguage(ctx);
  const [main, ...further] = languages;
  return main === undefined ? language : cardLanguageFor(ctx, [main, ...further]);
}

/**
 * Keeps a page under the request's address.
 * @returns false when it may be from before a change
 */
export const keepPage = (ctx: AppContext, pages: PageCache, page: CardAnswer, mark: number): boolean =>
  keysOfPage(keyOfPage(ctx), page).every((key) => pages.keep(key, page, mark));

/**
 * Counts a page anew once its bytes were replaced by fewer. That may be long after the request, of which it keeps nothing.
 * @param key the page's own
 */
export function recountWhenSmaller(pages: PageCache, key: string, page: CardAnswer): () => void {
  return () => {
    for (const one of keysOfPage(key, page)) pages.recount(one, page);
  };
}

/**
 * Answers with a page in the best compression the browser accepts, or 304.
 * @param isConfirmed whether every visitor may see it, and whoever changes it will be heard: then caches in front may
 *   keep it, too
 */
export async function sendPage(ctx: AppContext, page: CardAnswer, isConfirmed: boolean): Promise<void> {
  const { headers, etag, body } = page;
  ctx.status = page.status;
  for (let at = 0; at < headers.length; at += 2) ctx.set(String(headers[at]), String(headers[at + 1]));
  if (etag) ctx.set('ETag', etag);
  if (isConfirmed) ctx.set(edgeHeaders(ctx.deps, page.expiresAt) ?? {});
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  const type = ctx.response.get('Content-Type');
  // Browsers name gzip first, and mean no order by it.
  if (ctx.acceptsEncodings('br') === 'br') {
    if (body.encoding) ctx.set('Content-Encoding', body.encoding);
    ctx.body = body.bytes;
  } else if (ctx.acceptsEncodings('gzip', 'identity') === 'gzip') {
    ctx.set('Content-Encoding', 'gzip');
    ctx.body = await body.gzip();
  } else ctx.body = body.plain();
  // The default type of a Buffer would override the page's.
  ctx.set('Content-Type', type);
}

/**
 * Answers with a page that nobody can confirm, and marks it so: how many seconds ago it was last known to be true, and
 * why (RFC 9211).
 */
export async function sendPageAside(
  ctx: AppContext,
  { page, age }: { page: CardAnswer; age: number },
): Promise<void> {
  await sendPage(ctx, page, false);
  ctx.set('Age', String(Math.ceil(age / 1_000)));
  ctx.set('Cache-Status', 'bikur; hit; detail=database-away');
}
