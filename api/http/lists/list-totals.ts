import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { followTransactions } from '../../adapters/follow-transactions.ts';

export interface ListTotal {
  total: number;
  /** Whether it is the database's estimate rather than a count. */
  isAbout: boolean;
}

interface Kept {
  known: ListTotal | null;
  /** On a clock that only goes forward. */
  at: number;
  counting: Promise<ListTotal> | null;
}

interface RanQuery {
  sql: string;
  __knexTxId?: string;
}

/** Milliseconds for which a total is taken as it is. */
const keptFor = 1_000;
/** Milliseconds for which it is still answered while it is counted anew. */
const refreshedWithin = 5_000;
const maxTotals = 500;
/** Anywhere in a statement: a list's own begins with `with`, and so do some that write. */
const writing = /\b(?:insert|update|delete|merge|truncate|copy)\b/iu;

/**
 * Totals of lists: counting costs many times what a page does, and whoever turns pages asks for the same total with each
 * of them. A total is kept for a second, then counted anew beside the answer, and counted once for all who ask at once.
 * What this process writes itself shows at once; what others wrote, after five seconds at most.
 */
export class ListTotals {
  readonly #kept = new LRUCache<string, Kept>({ max: maxTotals });
  /** The tables that the totals were counted over. */
  readonly #tables = new Set<string>();
  /** For each transaction that runs, the tables that may have been written in it: their totals change with its commit. */
  readonly #running = new Set<Set<string>>();

  constructor(knex: Knex) {
    followTransactions(knex, () => {
      const written = new Set<string>();
      this.#running.add(written);
      return () => {
        this.#running.delete(written);
        this.#forget(written);
      };
    });
    knex.on('query-response', (_rows: unknown, query: RanQuery) => this.#notice(query));
  }

  /** @param key what is counted, in SQL, with its values */
  async read(key: string, count: () => Promise<ListTotal>): Promise<ListTotal> {
    for (const [, table = ''] of key.matchAll(/\b(?:from|join)\s+"?([a-z_]+)/giu)) this.#countOver(table);
    const kept = this.#kept.get(key);
    const age = kept ? performance.now() - kept.at : Infinity;
    if (kept?.known && age < keptFor) return kept.known;
    if (kept?.known && age < refreshedWithin) {
      // Whoever comes when it is old waits for a count, and learns then what went wrong.
      this.#count(key, kept, count).catch(() => undefined);
      return kept.known;
    }
    return this.#count(key, kept ?? { known: null, at: 0, counting: null }, count);
  }

  #count(key: string, kept: Kept, count: () => Promise<ListTotal>): Promise<ListTotal> {
    if (kept.counting) return kept.counting;
    this.#kept.set(key, kept);
    const at = performance.now();
    const counting = count()
      .then((known) => {
        // A write forgets the entry; what was counted before it is kept by nobody.
        Object.assign(kept, { known, at });
        return known;
      })
      .finally(() => {
        kept.counting = null;
      });
    kept.counting = counting;
    return counting;
  }

  #countOver(table: string): void {
    if (this.#tables.has(table)) return;
    this.#tables.add(table);
    // Nobody looked for it in what they have written so far.
    this.#mayHaveWritten([table]);
  }

  #notice({ sql, __knexTxId: transaction }: RanQuery): void {
    if (this.#tables.size === 0 || !writing.test(sql)) return;
    const touched = [...this.#tables].filter((table) => sql.includes(table));
    this.#forget(touched);
    if (transaction) this.#mayHaveWritten(touched);
  }

  /** Of any that runs: one within another bears a name of its own, and so does what the outer one does after it. */
  #mayHaveWritten(tables: readonly string[]): void {
    for (const written of this.#running) for (const table of tables) written.add(table);
  }

  #forget(tables: Iterable<string>): void {
    for (const table of tables)
      for (const key of this.#kept.keys()) if (key.includes(table)) this.#kept.delete(key);
  }
}

const totalsOfPool = new WeakMap<object, ListTotals>();

/** The totals of this application's pool. */
export function totalsOf(knex: Knex): ListTotals {
  const known = totalsOfPool.get(knex);
  if (known) return known;
  const totals = new ListTotals(knex);
  totalsOfPool.set(knex, totals);
  return totals;
}
