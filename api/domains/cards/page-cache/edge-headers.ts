import type { AppDeps } from '../../../deps.ts';
import { everyPage, pagesOfOwner } from './page-purges.ts';

/** Whether pages may be kept in front of all processes (docs/deploy.md, "Card pages on a CDN"). */
export const hasEdge = ({ CDN_PURGE_URLS }: AppDeps['env']): boolean => CDN_PURGE_URLS !== undefined;

/** What a purge names: all pages, and those of an owner. */
export const surrogateKeys = (ownerId: number): string => `${everyPage} ${pagesOfOwner(ownerId)}`;

/**
 * For how many seconds caches in front may keep a page, and answer with it beyond that while they fetch it anew: never
 * past the moment at which it is out of date, such as the end of the owner's plan.
 * @param expiresAt in milliseconds, as `now`; infinite for never
 * @param most what the settings allow
 */
export function edgeLifetime(
  expiresAt: number,
  now: number,
  most: { age: number; stale: number },
): { age: number; stale: number } {
  const left = Math.max(0, Math.floor((expiresAt - now) / 1_000));
  const age = Math.min(most.age, left);
  return { age, stale: Math.min(most.stale, left - age) };
}

/**
 * Headers that tell caches in front for how long they may keep an answer, in the place of its own. Browsers ask each time
 * as before, so the time to be stale is told to shared caches alone (RFC 9213).
 * @param expiresAt in milliseconds
 * @returns null where they may not keep it
 */
export function edgeHeaders(
  { env, clock }: Pick<AppDeps, 'env' | 'clock'>,
  expiresAt: number,
): Record<string, string> | null {
  if (!hasEdge(env)) return null;
  const { CDN_MAX_AGE, CDN_STALE } = env;
  const most = { age: CDN_MAX_AGE, stale: CDN_STALE };
  const { age, stale } = edgeLifetime(expiresAt, clock.now().getTime(), most);
  if (age === 0) return null;
  return {
    'Cache-Control': `public, max-age=0, must-revalidate, s-maxage=${age}`,
    'CDN-Cache-Control': `public, max-age=${age}, stale-while-revalidate=${stale}`,
  };
}
