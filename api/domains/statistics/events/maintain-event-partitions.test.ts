import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { maintainEventPartitions } from './maintain-event-partitions.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

async function partitions(): Promise<string[]> {
  const { rows } = (await database.knex.raw(
    `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'card_events'::regclass`,
  )) as { rows: { name: string }[] };
  return rows.map(({ name }) => name);
}

test('prepares the coming months, drops old ones and forgets old salts, twice as well as once', async () => {
  const { knex } = database;
  await knex('card_event_salts').insert([
    { day: '2030-03-01', salt: Buffer.from('old') },
    { day: '2030-05-15', salt: Buffer.from('today') },
  ]);
  const now = new Date('2030-05-15T10:00:00Z');
  const dropped = await maintainEventPartitions(knex, now);
  expect(dropped).toBeGreaterThan(0);
  const after = await partitions();
  expect(after).toEqual(
    expect.arrayContaining(['card_events_2030_05', 'card_events_2030_06', 'card_events_2030_07']),
  );
  expect(after).not.toContain('card_events_2026_01');
  expect(await knex('card_event_salts').pluck('salt')).toEqual([Buffer.from('today')]);

  expect(await maintainEventPartitions(knex, now)).toBe(0);
  expect(await partitions()).toEqual(after);
});

test('an event stored before its month was prepared moves into its partition', async () => {
  const { knex } = database;
  await knex('card_events').insert({ profile_id: 1, occurred_at: '2031-01-10T12:00:00Z', type: 'view' });
  await maintainEventPartitions(knex, new Date('2031-01-11T00:00:00Z'));
  const [row] = await knex('card_events_2031_01').select('type');
  expect(row).toEqual({ type: 'view' });
});
