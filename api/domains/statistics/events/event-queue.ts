import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import { storeBatch, type CardEvent } from './store-events.ts';

/** Max events in one statement. */
const maxBatch = 4_000;
/** Milliseconds after which a statement is late: it waits for somebody who has a card's row, and others go ahead of it. */
const late = 50;
/** Statements at a time, all but one of them late. */
const maxStatements = 4;
/** Max events waiting; later ones are refused and may be sent again. */
const maxQueueLength = 20_000;

interface Waiting {
  event: CardEvent;
  resolve(isStored: boolean): void;
  reject(error: unknown): void;
}

/**
 * Collects the events of one process. Nothing waits for a timer: those that arrive in one turn of the event loop are
 * stored together, at once while nothing else is being stored, else as soon as that is committed.
 */
export class EventQueue {
  readonly #knex: Knex;
  readonly #limit: number;
  #waiting: Waiting[] = [];
  #isPlanned = false;
  readonly #writing = new Set<Promise<void>>();
  /** How many of those are late. */
  #late = 0;

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
      if (this.#isPlanned || !this.#isFree) return;
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

  get #isFree(): boolean {
    return this.#writing.size === this.#late && this.#writing.size < maxStatements;
  }

  #begin(): void {
    if (this.#waiting.length === 0 || !this.#isFree) return;
    const batch = this.#waiting.splice(0, maxBatch);
    const events = batch.map(({ event }) => event);
    let isLate = false;
    const whenLate = setTimeout(() => {
      isLate = true;
      this.#late += 1;
      this.#begin();
    }, late);
    // The next batch leaves before the callers of this one are answered.
    const goOn = () => {
      clearTimeout(whenLate);
      if (isLate) this.#late -= 1;
      this.#writing.delete(writing);
      this.#begin();
    };
    const writing = storeBatch(this.#knex, events).then(
      (cards) => {
        goOn();
        for (const { event, resolve } of batch) resolve(cards.has(event.profileId));
      },
      (error: unknown) => {
        goOn();
        for (const { reject } of batch) reject(error);
      },
    );
    this.#writing.add(writing);
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
