import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import { storeBatch, type CardEvent } from './store-events.ts';

/** Max events in one statement. */
const maxBatch = 4_000;
/** Statements at a time: while one is committed, the next is written. */
const maxStatements = 2;
/** Max events waiting; later ones are refused and may be sent again. */
const maxQueueLength = 20_000;

interface Waiting {
  event: CardEvent;
  resolve(isStored: boolean): void;
  reject(error: unknown): void;
}

/**
 * Collects the events of one process. There is no timer: those that arrive in one turn of the event loop are stored
 * together, at once while the database is free for them, else as soon as it has committed others.
 */
export class EventQueue {
  readonly #knex: Knex;
  readonly #limit: number;
  #waiting: Waiting[] = [];
  #isPlanned = false;
  readonly #writing = new Set<Promise<void>>();

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
      if (this.#isPlanned || this.#writing.size >= maxStatements) return;
      this.#isPlanned = true;
      setImmediate(() => {
        this.#isPlanned = false;
        this.#begin();
      });
    });
  }

  /** Resolves when no event waits any more. */
  async flush(): Promise<void> {
    for (;;) {
      this.#begin();
      if (this.#writing.size === 0) return;
      await Promise.race(this.#writing);
    }
  }

  #begin(): void {
    if (this.#waiting.length === 0 || this.#writing.size >= maxStatements) return;
    const batch = this.#waiting.splice(0, maxBatch);
    const writing = storeBatch(
      this.#knex,
      batch.map(({ event }) => event),
    ).then(
      (cards) => {
        this.#goOn(writing);
        for (const { event, resolve } of batch) resolve(cards.has(event.profileId));
      },
      (error: unknown) => {
        this.#goOn(writing);
        for (const { reject } of batch) reject(error);
      },
    );
    this.#writing.add(writing);
  }

  /** The next batch leaves before the callers of the last one are answered. */
  #goOn(written: Promise<void>): void {
    this.#writing.delete(written);
    this.#begin();
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
