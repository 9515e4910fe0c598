import { setTimeout as pause } from 'node:timers/promises';
import type { EdgeCache } from '../../../adapters/edge-cache.ts';

/** The key that every card page carries. */
export const everyPage = 'cards';
/** The key of all pages of one owner. */
export const pagesOfOwner = (ownerId: number): string => `owner-${ownerId}`;

/** More keys than a header holds: then all pages are forgotten. */
const mostKeys = 100;
/** Milliseconds after which what was purged is purged once more: an answer from before may have been on its way. */
const secondLook = 2_000;
const firstPause = 250;
const longestPause = 5_000;
/** Milliseconds for which whoever changed something waits for the caches at most. */
const patience = 500;

interface Batch {
  /** Whether this is the second look at each key. */
  keys: Map<string, boolean>;
  done: PromiseWithResolvers<void>;
}

/**
 * Makes the caches in front of all processes forget what changed: a batch leaves as soon as the last one was answered,
 * and what a cache didn't take is sent again until it does. Every process purges what it hears of, after it has dropped
 * its own pages: so the last purge comes when no process answers with the former page any more
 * (docs/decisions/pages-on-a-cdn.md).
 */
export class PagePurges {
  readonly #edge: EdgeCache;
  readonly #report: (error: unknown) => void;
  #next: Batch | null = null;
  #isWorking = false;
  #latest: Promise<void> = Promise.resolve();
  #pause = firstPause;
  readonly #closed = new AbortController();

  /** @param report is called with the error of a purge that is tried again */
  constructor(edge: EdgeCache, report: (error: unknown) => void) {
    this.#edge = edge;
    this.#report = report;
  }

  /** Pages with this key are out of date. */
  add(key: string): void {
    this.#enqueue(key, false);
  }

  /** Resolves when everything that was added before is gone from the caches, or has failed or taken too long. */
  async settle(): Promise<void> {
    const inTime = new AbortController();
    const overdue = pause(patience, undefined, { signal: inTime.signal }).catch(() => undefined);
    await Promise.race([this.#latest, overdue]);
    inTime.abort();
  }

  close(): void {
    this.#closed.abort();
  }

  #enqueue(key: string, isSecond: boolean): void {
    if (this.#closed.signal.aborted) return;
    const batch = (this.#next ??= { keys: new Map(), done: Promise.withResolvers<void>() });
    const isFull = batch.keys.size >= mostKeys && !batch.keys.has(key);
    if (isFull) batch.keys.clear();
    const name = isFull || batch.keys.has(everyPage) ? everyPage : key;
    batch.keys.set(name, isSecond && (batch.keys.get(name) ?? true));
    this.#latest = batch.done.promise;
    if (!this.#isWorking) void this.#work();
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    // Changes that are heard of in the same turn of the event loop leave together.
    await Promise.resolve();
    while (this.#next && !this.#closed.signal.aborted) {
      const batch = this.#next;
      this.#next = null;
      try {
        await this.#edge.purge([...batch.keys.keys()]);
        this.#pause = firstPause;
        const first = [...batch.keys].filter(([, isSecond]) => !isSecond);
        if (first.length > 0)
          this.#later(secondLook, () => first.forEach(([key]) => this.#enqueue(key, true)));
      } catch (error) {
        this.#report(error);
        this.#later(this.#pause, () => batch.keys.forEach((isSecond, key) => this.#enqueue(key, isSecond)));
        this.#pause = Math.min(this.#pause * 2, longestPause);
      }
      batch.done.resolve();
    }
    this.#isWorking = false;
  }

  #later(milliseconds: number, work: () => void): void {
    setTimeout(work, milliseconds).unref();
  }
}
