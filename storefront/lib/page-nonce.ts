import { nonceTiming } from '../../api/contract/website/rendering.ts';

/**
 * The nonce with which the page's security policy lets style elements in: its scripts carry it, or a header tells it where
 * every guest gets the same page.
 */
export function pageNonce(): string | undefined {
  const carried = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  if (carried) return carried;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming?.find(({ name }) => name === nonceTiming)?.description;
}
