import type { Environment } from '../env.ts';

/** Milliseconds that one cache may take to forget pages. */
const patience = 2_000;

/** Caches of whole pages in front of all processes: a CDN, or Varnish (docs/deploy.md, "Card pages on a CDN"). */
export interface EdgeCache {
  /**
   * Makes every cache forget the pages that carry one of these surrogate keys.
   * @throws {Error} when one of them didn't say that it has
   */
  purge(keys: readonly string[]): Promise<void>;
}

/** The caches of CDN_PURGE_URLS; null where none are set. */
export function openEdgeCache(env: Environment): EdgeCache | null {
  const { CDN_PURGE_URLS: urls, CDN_PURGE_METHOD: method, CDN_PURGE_HEADER: further } = env;
  if (!urls) return null;
  const colon = further?.indexOf(':') ?? 0;
  const own = further ? { [further.slice(0, colon)]: further.slice(colon + 1).trim() } : {};
  const purgeAt = async (url: string, keys: readonly string[]) => {
    const reply = await fetch(url, {
      method,
      headers: { ...own, 'Surrogate-Key': keys.join(' ') },
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    await reply.body?.cancel();
    if (!reply.ok) throw new Error(`a cache answered a purge with ${reply.status}`);
  };
  return {
    async purge(keys) {
      // All are asked, although one of them is away.
      const answers = await Promise.allSettled(urls.map((url) => purgeAt(url, keys)));
      const failed = answers.find((answer) => answer.status === 'rejected');
      if (failed) throw new Error('a cache in front of us was not purged', { cause: failed.reason });
    },
  };
}
