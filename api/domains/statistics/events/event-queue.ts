import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import { storeBatch, type CardEvent } from './store-events.ts';

/** Max events in one statement. */
const maxBatch = 4_000;
/** Max events waiting; later ones are refused and may be sent again. */
const maxQueueLength = 20_000;

interface Waiting {
  event: CardEvent;
  resolve(isStored: boolean): void;
  reject(error: unknown): void;
}

/**
 * Collects the events of one process. There is no timer: the next batch is stored as soon as the last one is
 * committed, so a single event is stored at once and many arrive together.
 */
export class EventQueue {
  readonly #knex: Knex;
  readonly #limit: number;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | null = null;

  constructor(knex: Knex, limit = maxQueueLength) {
    this.#knex = knex;
    this.#limit = limit;
  }

  /**
   * Resolves once the event is committed.
   * @returns false when the card doesn't exist or isn't visible
   * @throws {AppError} `service_unavailable` when too many wait; the database's error for the whole batch
   */
  push(event: CardEvent): Promise<boolean> {
    if (this.#waiting.length >= this.#limit)
      return Promise.reject(
        new AppError('service_unavailable', { message: 'event queue is full', retryAfterSeconds: 1 }),
      );
    return new Promise((resolve, reject) => {
      this.#waiting.push({ event, resolve, reject });
      this.#writing ??= this.#write();
    });
  }

  /** Resolves when no event waits any more. */
  async flush(): Promise<void> {
    while (this.#writing) await this.#writing;
  }

  async #write(): Promise<void> {
    // Events that arrive in the same turn of the event loop join the batch.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, maxBatch);
      try {
        const cards = await storeBatch(
          this.#knex,
          batch.map(({ event }) => event),
        );
        for (const { event, resolve } of batch) resolve(cards.has(event.profileId));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#writing = null;
  }
}

// One queue for each pool: the application has no state besides its dependencies.
const queueOfPool = new WeakMap<Knex, EventQueue>();

/** The queue of events that are written through this pool. */
export function queueOf(knex: Knex): EventQueue {
  const known = queueOfPool.get(knex) ?? new EventQueue(knex);
  queueOfPool.set(knex, known);
  return known;
}

/** Waits until every waiting event is stored; to be called before the pool is closed. */
export function flushEvents(knex: Knex): Promise<void> {
  return queueOf(knex).flush();
}
