import { expect, test } from 'vitest';
import { placesFrom } from './card-places.ts';

const free = { basicCards: 1, proCards: 0 };
const paid = { basicCards: 1, proCards: 3 };

test('everybody has one basic place', () => {
  expect(placesFrom(free, { basic: 0, pro: 0 })).toEqual({
    basic: { total: 1, used: 0 },
    pro: { total: 0, used: 0 },
    free: ['basic'],
  });
  expect(placesFrom(free, { basic: 1, pro: 0 }).free).toEqual([]);
});

test('a basic card without a place of its own sits on a pro place', () => {
  const places = placesFrom(paid, { basic: 3, pro: 1 });
  expect(places).toEqual({ basic: { total: 1, used: 1 }, pro: { total: 3, used: 3 }, free: [] });
  expect(placesFrom(paid, { basic: 2, pro: 1 }).free).toEqual(['pro', 'basic']);
});

test('cards left over from a package that ended take no place', () => {
  expect(placesFrom(free, { basic: 0, pro: 4 })).toEqual({
    basic: { total: 1, used: 0 },
    pro: { total: 0, used: 0 },
    free: ['basic'],
  });
});
