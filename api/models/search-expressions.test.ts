import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { createUser } from '../testing/factories/user.ts';
import { searchPattern, indexedTables, searchExpression, searchText, sumIn } from './search-expressions.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

test.each(indexedTables)('a search in %s is served by its trigram index', async (table) => {
  const plan = await database.knex.transaction(async (trx) => {
    await trx.raw('set local enable_seqscan = off');
    const { rows } = await trx.raw(
      `explain select id from ${table} where (${searchExpression(table)}) ilike ?`,
      [searchPattern('לוי דנה')],
    );
    return JSON.stringify(rows);
  });
  expect(plan).toContain(`${table}_text_index`);
});

test('finds part of a word, in any case, across columns, and takes wildcards as they are', async () => {
  const found = await createUser(database.knex, { username: 'Dana_Levi', email: 'דנה@example.test' });
  await createUser(database.knex, { username: 'DanaXLevi' });
  const search = async (text: string) =>
    (
      await database
        .knex('users')
        .whereRaw(`(${searchExpression('users')}) ilike ?`, [searchPattern(text)])
        .orderBy('id')
    ).map((user: { id: number }) => user.id);
  expect(await search('dana_levi')).toEqual([found.id]);
  expect(await search('דנה@EXAMPLE')).toEqual([found.id]);
  expect(await search('100%')).toEqual([]);
  expect(await search('\\')).toEqual([]);
});

test('a text is compared in the same form by the database and by the server', async () => {
  const all = Array.from({ length: 0x2100 }, (_, code) => String.fromCharCode(code + 1)).join('');
  const { rows } = await database.knex.raw<{ rows: [{ text: string }] }>('select search_text(?) as text', [
    all,
  ]);
  expect(searchText(all)).toBe(rows[0].text);
  expect(searchText('זָ׳אן בע״מ־1')).toBe('זאן בעמ-1');
});

test.each([
  ['1,237', '1237'],
  [' 1237.50 ₪', '1237.50'],
  ['₪40', '40'],
  ['40 ש״ח', '40'],
  ['12,37', null],
  ['054-5550117', null],
  ['דנה', null],
])('the sum in %j is %j', (text, sum) => {
  expect(sumIn(text)).toBe(sum);
});
