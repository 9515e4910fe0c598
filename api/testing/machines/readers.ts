import { setTimeout as sleep } from 'node:timers/promises';

/** Visitors who look at pages one after the other, and what they met. */
export interface Readers {
  readonly met: { at: number; path: string; status: number; milliseconds: number }[];
  stop(): Promise<void>;
}

/** Starts some at an address; each waits for its answer before the next look. */
export function startReaders(url: string, paths: readonly string[], count: number): Readers {
  const met: Readers['met'] = [];
  const over = new AbortController();
  const read = async (number: number) => {
    for (let round = number; !over.signal.aborted; round += 1) {
      const path = paths[round % paths.length] ?? '/';
      const at = performance.now();
      const status = await fetch(url + path, {
        headers: { Accept: 'text/html', 'User-Agent': 'Mozilla/5.0 Firefox/140.0' },
        redirect: 'manual',
        signal: AbortSignal.timeout(20_000),
      }).then(
        async (reply) => (await reply.arrayBuffer(), reply.status),
        () => 0,
      );
      met.push({ at, path, status, milliseconds: performance.now() - at });
      await sleep(15);
    }
  };
  const everybody = Array.from({ length: count }, (_, number) => read(number));
  return {
    met,
    async stop() {
      over.abort();
      await Promise.all(everybody);
    },
  };
}
