import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import { storeEvents, type CardEvent } from './store-events.ts';

/** Events in one statement at most. */
const largestBatch = 4_000;
/** Events waiting at most; who comes then is asked to come again. */
const maxQueueLength = 20_000;

interface Waiting {
  event: CardEvent;
  resolve(isStored: boolean): void;
  reject(error: unknown): void;
}

/**
 * Collects the events of one process. There is no timer: the next batch leaves as soon as the last one is
 * committed, so a lonely event leaves at once and a rush travels together.
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
   * Answers once the event is committed.
   * @returns false when there is no such card to be seen
   * @throws {AppError} `service_unavailable` when too many wait; what the database threw for the whole batch
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

  /** Resolves when nothing waits any more. */
  async flush(): Promise<void> {
    while (this.#writing) await this.#writing;
  }

  async #write(): Promise<void> {
    // Whoever arrived in the same turn of the loop travels along.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, largestBatch);
      try {
        const cards = await storeEvents(
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

// One queue a pool: the application keeps nothing besides its parts.
const queueOfPool = new WeakMap<Knex, EventQueue>();

export function queueOf(knex: Knex): EventQueue {
  const known = queueOfPool.get(knex) ?? new EventQueue(knex);
  queueOfPool.set(knex, known);
  return known;
}

/** Lets everything that waits reach the database; to be called before the pool is closed. */
export function flushEvents(knex: Knex): Promise<void> {
  return queueOf(knex).flush();
}
