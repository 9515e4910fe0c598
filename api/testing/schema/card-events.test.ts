import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

async function partitionOf(time: string): Promise<string> {
  const { rows } = await database.knex.raw(
    `insert into card_events (profile_id, occurred_at, type) values (1, ?, 'view') returning tableoid::regclass::text`,
    [time],
  );
  return rows[0].tableoid;
}

async function inEachPartition(): Promise<Record<string, number>> {
  const { rows } = await database.knex.raw(
    `select tableoid::regclass::text as name, count(*)::integer as count from card_events group by 1 order by 1`,
  );
  return Object.fromEntries(rows.map((row: { name: string; count: number }) => [row.name, row.count]));
}

test('a month that nobody prepared loses nothing, and gets its events when it is made', async () => {
  expect(await partitionOf('2031-03-01T00:00:00Z')).toBe('card_events_default');
  expect(await partitionOf('2031-03-31T23:59:59.999Z')).toBe('card_events_default');
  expect(await partitionOf('2031-04-01T00:00:00Z')).toBe('card_events_default');

  await database.knex.raw(`select make_card_event_partitions('2031-03-15', 1)`);
  await database.knex.raw(`select make_card_event_partitions('2031-03-15', 1)`);
  expect(await inEachPartition()).toEqual({ card_events_2031_03: 2, card_events_default: 1 });
  expect(await partitionOf('2031-03-15T12:00:00Z')).toBe('card_events_2031_03');
});

test('a new month has the checks and the index of all', async () => {
  await database.knex.raw(`select make_card_event_partitions('2031-12-01', 2)`);
  expect(await partitionOf('2032-01-01T00:00:00Z')).toBe('card_events_2032_01');
  await expect(
    database.knex('card_events').insert({ profile_id: 1, occurred_at: '2031-12-05', type: 'stare' }),
  ).rejects.toMatchObject({ code: '23514' });
  const { rows } = await database.knex.raw(
    `select indexdef from pg_indexes where tablename = 'card_events_2031_12'`,
  );
  expect(rows).toHaveLength(1);
});

test('old months are dropped whole, the running one never', async () => {
  await database.knex.raw(`select make_card_event_partitions('2025-01-01', 3)`);
  const { rows } = await database.knex.raw(`select drop_card_event_partitions('2025-03-31') as dropped`);
  expect(rows).toEqual([{ dropped: 2 }]);
  const left = await database.knex.raw(`select to_regclass('card_events_2025_03') as name`);
  expect(left.rows[0].name).not.toBeNull();
});
