import { expect, test } from 'vitest';
import { differences, type Fingerprint } from './fingerprint.ts';

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
