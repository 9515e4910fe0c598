import type { AppContext } from '../../../http/context.ts';
import type { CachedPage } from './page-cache.ts';
import { everyPage, pagesOfOwner } from './page-purges.ts';

/** Whether pages may be kept in front of all processes (docs/deploy.md, "Card pages on a CDN"). */
export const hasEdge = (ctx: AppContext): boolean => ctx.deps.env.CDN_PURGE_URLS !== undefined;

/** What a purge names: all pages, and those of an owner. */
export const surrogateKeys = (ownerId: number): string => `${everyPage} ${pagesOfOwner(ownerId)}`;

/**
 * For how many seconds caches in front may keep a page, and answer with it beyond that while they fetch it anew: never
 * past the moment at which it is out of date, such as the end of the owner's plan.
 * @param most what the settings allow
 */
export function edgeLifetime(
  expiresAt: Date | null,
  now: Date,
  most: { age: number; stale: number },
): { age: number; stale: number } {
  const left = expiresAt ? Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1_000)) : Infinity;
  const age = Math.min(most.age, left);
  return { age, stale: Math.min(most.stale, left - age) };
}

/**
 * Tells caches in front for how long they may keep this answer. Browsers ask each time as before, so the time to be stale
 * is told to shared caches alone (RFC 9213).
 */
export function allowEdge(ctx: AppContext, { expiresAt }: CachedPage): void {
  const { CDN_MAX_AGE, CDN_STALE } = ctx.deps.env;
  const { age, stale } = edgeLifetime(expiresAt, ctx.deps.clock.now(), {
    age: CDN_MAX_AGE,
    stale: CDN_STALE,
  });
  if (age === 0) return;
  ctx.set('Cache-Control', `public, max-age=0, must-revalidate, s-maxage=${age}`);
  ctx.set('CDN-Cache-Control', `public, max-age=${age}, stale-while-revalidate=${stale}`);
}
