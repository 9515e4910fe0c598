import { EventEmitter } from 'node:events';
import type { Knex } from 'knex';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ListTotals } from './list-totals.ts';

// The clock alone is turned here; that a list's total follows what was written is tried through HTTP in
// domains/admin/resources/long-lists.test.ts.
const key = 'select "users"."id" from "users" where "users"."user_role" = ? ["admin"]';

let pool: EventEmitter & { client: { transaction(): Promise<void> } };
let ends: (() => void)[];
let totals: ListTotals;
let counted: number;
const count = async () => ({ total: ++counted, isAbout: false });
const read = async () => (await totals.read(key, count)).total;
const begin = (): (() => Promise<void>) => {
  const ended = pool.client.transaction();
  const end = ends.pop();
  return () => {
    end?.();
    return ended;
  };
};
const ran = (sql: string, transaction?: string) =>
  pool.emit('query-response', [], { sql, ...(transaction && { __knexTxId: transaction }) });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  ends = [];
  const transaction = () => new Promise<void>((resolve) => ends.push(resolve));
  pool = Object.assign(new EventEmitter(), { client: { transaction } });
  totals = new ListTotals(pool as unknown as Knex);
  counted = 0;
});
afterEach(() => void vi.useRealTimers());

test('is counted once for all who ask at once, and kept for a second', async () => {
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  vi.advanceTimersByTime(999);
  expect(await read()).toBe(1);
});

test('is counted anew beside the answer for some seconds, then before it', async () => {
  await read();
  vi.advanceTimersByTime(1_001);
  expect(await read()).toBe(1);
  await Promise.resolve();
  expect(await read()).toBe(2);
  vi.advanceTimersByTime(5_001);
  expect(await read()).toBe(3);
});

test('a write to its table forgets it, and once more when its transaction has ended', async () => {
  await read();
  ran('select 1 from "users"');
  ran('with found as (select "users"."id", "users"."updated_at" from "users") select count(*) from found');
  ran('update "packages" set "status" = ?');
  expect(await read()).toBe(1);
  ran('insert into "users" ("username") values (?)');
  expect(await read()).toBe(2);
  const end = begin();
  ran('with gone as (delete from users returning id) select id from gone', 'trx1');
  expect(await read()).toBe(3);
  const endOther = begin();
  ran('update "packages" set "status" = ?', 'trx2');
  await endOther();
  expect(await read()).toBe(3);
  await end();
  expect(await read()).toBe(4);
  await begin()();
  expect(await read()).toBe(4);
});

test('what was being counted as the table changed is kept by nobody', async () => {
  let end: (total: { total: number; isAbout: boolean }) => void = () => undefined;
  const slow = totals.read(key, () => new Promise((resolve) => void (end = resolve)));
  ran('delete from "users"');
  end({ total: 99, isAbout: false });
  expect((await slow).total).toBe(99);
  expect(await read()).toBe(1);
});

test('a count that failed is counted again by the next who asks', async () => {
  await expect(totals.read(key, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await read()).toBe(1);
});
