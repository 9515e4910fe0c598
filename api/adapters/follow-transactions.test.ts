import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { followTransactions } from './follow-transactions.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

it('is told of the end of each transaction, before whoever began it goes on', async () => {
  const { knex } = database;
  const seen: string[] = [];
  let number = 0;
  followTransactions(knex, () => {
    const name = (number += 1);
    seen.push(`begin ${name}`);
    return () => seen.push(`end ${name}`);
  });
  await knex.transaction(async (trx) => {
    await trx.raw('select 1');
    await trx.transaction(async (inner) => inner.raw('select 1'));
    seen.push('last word');
  });
  seen.push('goes on');
  const refused = knex.transaction(async () => {
    throw new Error('no');
  });
  await expect(refused).rejects.toThrow('no');
  const trx = await knex.transaction();
  await trx.commit();
  await vi.waitFor(() => expect(seen).toContain('end 3'));
  expect(seen).toEqual(['begin 1', 'last word', 'end 1', 'goes on', 'begin 2', 'end 2', 'begin 3', 'end 3']);
});
