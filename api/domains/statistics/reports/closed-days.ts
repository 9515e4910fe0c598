import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import type { Period } from './choose-period.ts';
import { TallyCondenser, type CondensedTallies } from './condense-tallies.ts';
import { readStoredTallies, type LastDays } from './day-tallies.queries.ts';

/** Cards whose tallies are read at a time: those of a year of many would keep the process from anything else. */
const cardsAtOnce = 10;
/** Days that are kept in memory, of all askers together; each weighs a few hundred bytes. */
const maxDays = 20_000;

const keptOfPool = new WeakMap<Knex, LRUCache<string, { days: number; read: Promise<CondensedTallies> }>>();

/**
 * What was tallied at night of some cards within a period. A closed day never changes, so that it is summed up once and
 * kept, until a card or a night is added.
 */
export function readClosedDays(
  knex: Knex,
  cardIds: readonly number[],
  lastDays: LastDays,
  period: Period,
): Promise<CondensedTallies> {
  const kept =
    keptOfPool.get(knex) ??
    new LRUCache({ maxSize: maxDays, sizeCalculation: ({ days }) => Math.max(1, days) });
  keptOfPool.set(knex, kept);
  const tallied = cardIds.filter((id) => (lastDays[id] ?? '') >= period.from);
  const key = JSON.stringify([period, tallied.map((id) => [id, lastDays[id]])]);
  const known = kept.get(key);
  if (known) return known.read;
  const read = readAll(knex, tallied, lastDays, period);
  const entry = { days: 1, read };
  kept.set(key, entry);
  read.then(
    ({ tallies }) => {
      // Whoever asked for it is still there: it counts by its days from now on.
      if (kept.peek(key) === entry) kept.set(key, { days: tallies.length, read });
    },
    () => kept.delete(key),
  );
  return read;
}

async function readAll(
  knex: Knex,
  cardIds: readonly number[],
  lastDays: LastDays,
  period: Period,
): Promise<CondensedTallies> {
  const condenser = new TallyCondenser();
  for (let start = 0; start < cardIds.length; start += cardsAtOnce)
    condenser.add(
      await readStoredTallies(
        knex,
        { cardIds: cardIds.slice(start, start + cardsAtOnce), ...period },
        lastDays,
      ),
    );
  return condenser.result;
}
