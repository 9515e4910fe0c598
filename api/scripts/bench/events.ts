import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { EventQueue } from '../../domains/statistics/events/event-queue.ts';
import type { CardEvent } from '../../domains/statistics/events/store-events.ts';
import { createBusinessProfile } from '../../testing/factories/business-profile.ts';
import { withThrowawayDatabase } from './throwaway-database.ts';

// `npm run bench:events`: how many events a second are stored and answered, side by side in one run. Only the
// ratio says something about the code; the numbers are the machine's.
const cards = 50;
const rounds = 3;
const secondsEach = 2;
const callers = [1, 64, 512];

type Store = (event: CardEvent) => Promise<unknown>;

/** What an event costs without collecting: a row and a counter in one transaction. */
function oneByOne(knex: Knex): Store {
  return ({ profileId, occurredAt, type, source, device, visitorHash }) =>
    knex.transaction(async (trx) => {
      await trx('card_events').insert({
        profile_id: profileId,
        occurred_at: occurredAt,
        type,
        source,
        device,
        visitor_hash: visitorHash,
      });
      await trx('profile_stats').where({ profile_id: profileId }).increment('views', 1);
    });
}

function someEvent(ids: readonly number[], index: number): CardEvent {
  const occurredAt = new Date();
  return {
    profileId: ids[index % ids.length] ?? 0,
    occurredAt,
    day: occurredAt.toISOString().slice(0, 10),
    type: 'view',
    source: 'direct',
    device: 'phone',
    visitorHash: randomBytes(16),
    leftOut: null,
    actorId: null,
  };
}

/** Events a second with so many callers, each of whom waits for the answer before the next event. */
async function measure(store: Store, ids: readonly number[], count: number): Promise<number> {
  let stored = 0;
  const start = performance.now();
  const end = start + secondsEach * 1_000;
  const caller = async () => {
    while (performance.now() < end) {
      await store(someEvent(ids, stored));
      stored += 1;
    }
  };
  await Promise.all(Array.from({ length: count }, caller));
  return (stored / (performance.now() - start)) * 1_000;
}

function median(values: number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

await withThrowawayDatabase(async (knex) => {
  const made = await Promise.all(Array.from({ length: cards }, () => createBusinessProfile(knex)));
  const ids = made.map(({ id }) => id);
  const queue = new EventQueue(knex);
  const ways: [string, Store][] = [
    ['one by one', oneByOne(knex)],
    ['group commit', (event) => queue.push(event)],
  ];
  console.log(`${cards} cards, median of ${rounds} rounds of ${secondsEach} s, events a second\n`);
  for (const count of callers) {
    const rates = ways.map((): number[] => []);
    for (let round = 0; round < rounds; round += 1)
      for (const [index, [, store]] of ways.entries()) rates[index]?.push(await measure(store, ids, count));
    const [naive = 0, grouped = 0] = rates.map(median);
    console.log(`${count} callers`);
    console.log(`  one by one    ${Math.round(naive).toLocaleString('en')}`);
    console.log(
      `  group commit  ${Math.round(grouped).toLocaleString('en')}  (× ${(grouped / naive).toFixed(1)})`,
    );
  }
  const [{ views } = { views: 0 }] = await knex('profile_stats').sum({ views: 'views' });
  const [{ count } = { count: 0 }] = await knex('card_events').count({ count: '*' });
  console.log(
    `\n${Number(count).toLocaleString('en')} events stored, counters say ${Number(views).toLocaleString('en')}`,
  );
});
