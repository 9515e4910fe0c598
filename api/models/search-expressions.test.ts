import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../adapters/database.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { createUser } from '../testing/factories/user.ts';
import { searchPattern, indexedTables, searchExpression, searchText, sumIn } from './search-expressions.ts';

// Named by a variable: migrations are a project of their own.
const migration = '../../migrations/20261128140000_make_search_text_quick.ts';
const { up, down } = (await import(migration)) as Record<'up' | 'down', (knex: Knex) => Promise<void>>;

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

test('a connection that was open while the text of searches changed its making finds by the index as before', async () => {
  const before = openDatabase(database.url, 1);
  const plan = async () => {
    const search = `explain select id from contact_leads where (${searchExpression('contact_leads')}) ilike ?`;
    const { rows } = await before.raw(search, [searchPattern('לוי דנה')]);
    return JSON.stringify(rows);
  };
  try {
    await before.raw('set enable_seqscan = off');
    expect(await plan()).toContain('contact_leads_text_index');
    for (const change of [down, up]) {
      await database.knex.transaction(change);
      expect(await plan()).toContain('contact_leads_text_index');
    }
  } finally {
    await before.destroy();
  }
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
  ['40.5', '40.5'],
  ['40.505', null],
  ['40 ש״ח', '40'],
  ['12,37', null],
  ['054-5550117', null],
  ['דנה', null],
])('the sum in %j is %j', (text, sum) => {
  expect(sumIn(text)).toBe(sum);
});
