import { expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { createUser } from '../../testing/factories/user.ts';
import { differences, markDatabase, type Fingerprint } from './fingerprint.ts';

test('a table, a row or a single value that differs is named by its table', () => {
  const live: Fingerprint = new Map([
    ['public.cards', { rows: 3, hash: '11' }],
    ['public.users', { rows: 2, hash: '5' }],
    ['public.orders', { rows: 0, hash: '0' }],
  ]);
  expect(differences(live, new Map(live))).toEqual([]);
  const copy: Fingerprint = new Map([
    ['public.cards', { rows: 3, hash: '12' }],
    ['public.users', { rows: 1, hash: '2' }],
    ['public.notes', { rows: 1, hash: '7' }],
  ]);
  expect(differences(live, copy)).toEqual([
    'public.cards has other contents than its copy',
    'public.notes is in the copy alone',
    'public.orders is missing from the copy',
    'public.users has 2 rows, its copy 1',
  ]);
});

test('every row counts in the mark of its table; tables that no restore brings back have none', async () => {
  const { url, knex, destroy } = await createTestDatabase();
  try {
    await knex.raw('create unlogged table passing (id int)');
    const before = await markDatabase(url);
    expect([before.has('public.users'), before.has('public.passing')]).toEqual([true, false]);
    const user = await createUser(knex);
    const between = await markDatabase(url);
    expect(differences(before, between)).toContain('public.users has 0 rows, its copy 1');
    await knex('users').where({ id: user.id }).update({ username: 'DanaLevi' });
    expect(differences(between, await markDatabase(url))).toEqual([
      'public.users has other contents than its copy',
    ]);
  } finally {
    await destroy();
  }
});
