import { expect, test } from 'vitest';
import { isReservedAddress } from '../../api/contract/cards/reserved-addresses.ts';
import { redirects, routeTable } from './route-table.ts';

test('no card may take the first word of a page’s address', () => {
  const paths = [...routeTable.map(({ path }) => path), ...Object.keys(redirects)];
  const words = new Set(paths.map((path) => path.split('/')[1] ?? ''));
  expect(words.size).toBeGreaterThan(20);
  // A card's own address has three letters or more.
  expect([...words].filter((word) => word.length > 2 && !isReservedAddress(word))).toEqual([]);
});
