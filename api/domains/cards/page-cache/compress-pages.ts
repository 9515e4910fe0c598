import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { bestQuality, quickQuality, type PageBody } from './page-body.ts';

/**
 * Pages that wait to be compressed; what comes beyond them waits until it is asked for again. Few, since one that waits is
 * kept, however many cards were asked for after it.
 */
const maxWaiting = 500;
/** Pages that are compressed at once while a visitor waits. */
const maxAtOnce = 2;
/** The part of its time that a process may work and still count as one with time to spare. */
const calmBelow = 0.6;
/** Milliseconds between two looks at that. */
const lookEach = 100;
/** How long it rests after the best compression, in times of what that took: it takes a tenth of a processor, or a fiftieth. */
const rest = { calm: 9, busy: 50 };

/** Called when the bytes of a page have been replaced by fewer. */
type OnSmaller = () => void;

/**
 * Compresses pages: quickly before an answer where that keeps nobody else waiting, and else beside the answers, one at a
 * time; then as well as it can where somebody asks again and the process has time to spare
 * (docs/decisions/page-cache.md).
 */
export class PageCompressor {
  readonly #quick = new Map<PageBody, OnSmaller>();
  readonly #best = new Map<PageBody, OnSmaller>();
  /** Answered as they were, while there was too much to do. */
  readonly #later = new Map<PageBody, OnSmaller>();
  readonly #working = new Set<Map<PageBody, OnSmaller>>();
  #atOnce = 0;
  #lookedAt = 0;
  #looked = performance.eventLoopUtilization();
  #isCalm = true;

  /** Whether the process has time to spare. */
  get isCalm(): boolean {
    const now = performance.now();
    if (now - this.#lookedAt > lookEach) {
      const present = performance.eventLoopUtilization();
      this.#isCalm = performance.eventLoopUtilization(present, this.#looked).utilization < calmBelow;
      [this.#lookedAt, this.#looked] = [now, present];
    }
    return this.#isCalm;
  }

  /**
   * Compresses a page before its very first answer, where there is time for that, and else once there is.
   * @param onSmaller null for a page that is not kept
   */
  async first(body: PageBody, onSmaller: OnSmaller | null): Promise<void> {
    if (!body.canBeSmaller) return;
    if (this.#atOnce < maxAtOnce && this.isCalm) await this.#compressAtOnce(body, onSmaller);
    else if (onSmaller) this.#add(this.#later, body, onSmaller);
  }

  /**
   * Takes note that somebody asks for a page again.
   * @returns what the answer should wait for; null where it should not
   */
  again(body: PageBody, onSmaller: OnSmaller): Promise<void> | null {
    if (!body.canBeSmaller) return null;
    this.#later.delete(body);
    if (body.quality > 0) {
      this.#add(this.#best, body, onSmaller);
      return null;
    }
    if (this.#atOnce < maxAtOnce) return this.#compressAtOnce(body, onSmaller);
    this.#add(this.#quick, body, onSmaller);
    return null;
  }

  async #compressAtOnce(body: PageBody, onSmaller: OnSmaller | null): Promise<void> {
    this.#atOnce += 1;
    // Where it fails, the page stays as it is and is sent so.
    await body.compress(quickQuality).then(onSmaller, () => undefined);
    this.#atOnce -= 1;
  }

  #add(waiting: Map<PageBody, OnSmaller>, body: PageBody, onSmaller: OnSmaller): void {
    if (waiting.size >= maxWaiting) return;
    waiting.set(body, onSmaller);
    if (!this.#working.has(waiting)) void this.#work(waiting);
  }

  async #work(waiting: Map<PageBody, OnSmaller>): Promise<void> {
    this.#working.add(waiting);
    for (const [body, onSmaller] of waiting) {
      while (waiting === this.#later && !this.isCalm) await setTimeout(lookEach, undefined, { ref: false });
      waiting.delete(body);
      const began = performance.now();
      const quality = waiting === this.#best ? bestQuality : quickQuality;
      await body.compress(quality).then(onSmaller, () => undefined);
      const took = performance.now() - began;
      if (waiting === this.#best)
        await setTimeout(took * (this.isCalm ? rest.calm : rest.busy), undefined, { ref: false });
    }
    this.#working.delete(waiting);
  }
}
