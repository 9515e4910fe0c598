import { setTimeout as sleep } from 'node:timers/promises';

/** Prometheus gives up after ten seconds; what is known without the database has to reach it before. */
const patience = 2_000;

/**
 * One reading for all gauges of a request for metrics: the first that is asked begins it. Null when the database is
 * away, or silent for two seconds: the other metrics are worth the more then.
 */
export function readOnce<Figures>(read: () => Promise<Figures>): () => Promise<Figures | null> {
  let reading: Promise<Figures | null> | undefined;
  return () => {
    reading ??= withPatience(read).finally(() => setImmediate(() => (reading = undefined)));
    return reading;
  };
}

async function withPatience<Figures>(read: () => Promise<Figures>): Promise<Figures | null> {
  const ending = new AbortController();
  try {
    return await Promise.race([
      read().catch(() => null),
      sleep(patience, null, { signal: ending.signal, ref: false }),
    ]);
  } finally {
    ending.abort();
  }
}
