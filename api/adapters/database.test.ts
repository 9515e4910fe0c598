import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Knex } from 'knex';
import { openDatabase, openDatabaseForCommand } from './database.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

const ask = async (expression: string) =>
  (await database.knex.raw<{ rows: [{ value: unknown }] }>(`select ${expression} as value`)).rows[0].value;

test('ids and counts are numbers as they come', async () => {
  expect(await ask('7::bigint')).toBe(7);
  expect(await ask('(select count(*) from users)')).toBe(0);
  expect(await ask('(select sum(n) from generate_series(1, 3) n)')).toBe(6);
  expect(await ask('9007199254740991::bigint')).toBe(9_007_199_254_740_991);
  expect(await ask('null::bigint')).toBe(null);
});

test('a number that would be rounded is refused, and the connection goes on', async () => {
  await expect(ask('9007199254740993::bigint')).rejects.toThrow('9007199254740993 is too large');
  await expect(ask('(-9007199254740992)::bigint')).rejects.toThrow(RangeError);
  expect(await ask('1::bigint')).toBe(1);
});

test('amounts of money and days stay the text they are', async () => {
  expect(await ask('12.50::numeric(12,2)')).toBe('12.50');
  expect(await ask(`'2026-11-22'::date`)).toBe('2026-11-22');
});

test('a statement and a transaction that does nothing end by themselves, on every connection', async () => {
  const limits = async (knex: Knex) =>
    (
      await knex.raw<{ rows: { name: string; setting: string }[] }>(
        `select name, setting from pg_settings where name in ('statement_timeout', 'idle_in_transaction_session_timeout') order by 1`,
      )
    ).rows.map(({ setting }) => Number(setting));
  expect(await limits(database.knex)).toEqual([60_000, 60_000]);
  const short = openDatabase(database.url, 1, undefined, 50);
  const command = openDatabaseForCommand(database.url, 1);
  try {
    await expect(short.raw('select pg_sleep(60)')).rejects.toMatchObject({ code: '57014' });
    expect(await limits(command)).toEqual([3_600_000, 3_600_000]);
  } finally {
    await short.destroy();
    await command.destroy();
  }
});
