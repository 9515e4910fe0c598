import { setTimeout as pause } from 'node:timers/promises';

/** First pause between two looks, and the longest, in milliseconds. */
const firstPause = 20;
const maxPause = 400;

/**
 * Looks again and again, with growing pauses, until something is found or the time is over. Nothing is held between
 * two looks: a wait for another request costs no connection.
 * @param look finds what is waited for; undefined while it isn't there
 * @param max milliseconds
 * @returns undefined when the time was over first
 */
export async function poll<T>(look: () => Promise<T | undefined>, max: number): Promise<T | undefined> {
  const until = performance.now() + max;
  for (let rest = firstPause; ; rest = Math.min(maxPause, rest * 2)) {
    const found = await look();
    if (found !== undefined || performance.now() + rest > until) return found;
    await pause(rest);
  }
}
