import { expect, test } from 'vitest';
import type { AccountedDocument } from './documents-of-days.ts';
import { netLines } from './net-lines.ts';

const document = (more: object) =>
  ({
    number: 'R000007',
    gross: 9_001,
    vat: 1_373,
    vatRate: 18,
    description: 'הזמנה 5',
    items: [],
    ...more,
  }) as unknown as AccountedDocument;
const item = (description: string, quantity: number, total: string) => ({ description, quantity, total });

test('each line of a document has its own net, a coupon’s below nothing, and the last takes what rounding leaves', () => {
  const items = [
    item('הזמנה 5, הכרטיס הראשון', 1, '100.00'),
    item('כל כרטיס נוסף', 2, '20.02'),
    item('קופון A', 1, '-30.01'),
  ];
  const lines = netLines(document({ items }));
  expect(lines.map(({ what, pieces, net }) => [what, pieces, net])).toEqual([
    ['הזמנה 5, הכרטיס הראשון', 1, 8_475],
    ['כל כרטיס נוסף', 2, 1_697],
    ['קופון A', 1, -2_544],
  ]);
  expect(lines.reduce((sum, { net }) => sum + net, 0)).toBe(9_001 - 1_373);
});

test('a document without lines is one, of what it says or else of its number', () => {
  const one = { pieces: 1, net: 7_628, facts: undefined };
  expect(netLines(document({}))).toEqual([{ what: 'הזמנה 5', ...one }]);
  expect(netLines(document({ description: null }))).toEqual([{ what: 'R000007', ...one }]);
});
