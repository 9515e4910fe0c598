import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { createUser } from '../testing/factories/user.ts';
import { containsPattern, searchedTables, searchExpression } from './search-expressions.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

test.each(searchedTables)('a search in %s is served by its trigram index', async (table) => {
  const plan = await database.knex.transaction(async (trx) => {
    await trx.raw('set local enable_seqscan = off');
    const { rows } = await trx.raw(
      `explain select id from ${table} where (${searchExpression(table)}) ilike ?`,
      [containsPattern('לוי דנה')],
    );
    return JSON.stringify(rows);
  });
  expect(plan).toContain(`${table}_search_index`);
});

test('finds part of a word, in any case, across columns, and takes wildcards as they are', async () => {
  const found = await createUser(database.knex, { username: 'Dana_Levi', email: 'דנה@example.test' });
  await createUser(database.knex, { username: 'DanaXLevi' });
  const search = async (text: string) =>
    (
      await database
        .knex('users')
        .whereRaw(`(${searchExpression('users')}) ilike ?`, [containsPattern(text)])
        .orderBy('id')
    ).map((user: { id: number }) => user.id);
  expect(await search('dana_levi')).toEqual([found.id]);
  expect(await search('דנה@EXAMPLE')).toEqual([found.id]);
  expect(await search('100%')).toEqual([]);
  expect(await search('\\')).toEqual([]);
});
