import { describe, expect, it } from 'vitest';
import { readPieces, sharesOf, splitPieces, type SplitRow } from './split-pieces.ts';

const row = (profileId: number | null, pieces = ''): SplitRow => ({
  key: String(profileId),
  profileId,
  pieces,
});

describe('a split of pieces', () => {
  it.each<[string, SplitRow[], number, object]>([
    ['one row takes all', [row(7, '3')], 100, { cards: [{ profileId: 7, quantity: 100 }], rest: 0 }],
    ['one row may wait', [row(null)], 5, { cards: [{ profileId: null, quantity: 5 }], rest: 5 }],
    ['no row', [], 5, { cards: [{ profileId: null, quantity: 5 }], rest: 5 }],
    [
      'several leave a rest',
      [row(7, '60'), row(8, '30')],
      100,
      {
        cards: [
          { profileId: 7, quantity: 60 },
          { profileId: 8, quantity: 30 },
          { profileId: null, quantity: 10 },
        ],
        rest: 10,
      },
    ],
    [
      'the same card twice is one',
      [row(7, '1'), row(7, '2')],
      3,
      { cards: [{ profileId: 7, quantity: 3 }], rest: 0 },
    ],
    ['too many', [row(7, '60'), row(8, '50')], 100, { cards: null, rest: -10 }],
    ['an empty field', [row(7, '60'), row(8, '')], 100, { cards: null, rest: 40 }],
  ])('%s', (_name, rows, quantity, split) => {
    expect(splitPieces(rows, quantity)).toEqual(split);
  });

  it.each([
    ['one row takes all', [row(7, '3')], [[7, 50]]],
    [
      'several, and the rest without a card',
      [row(7, '30'), row(8, '14')],
      [
        [7, 30],
        [8, 14],
        [null, 6],
      ],
    ],
    ['an empty row has no part', [row(7, '50'), row(8, '')], [[7, 50]]],
  ])('are parts of one bar: %s', (_name, rows, parts) => {
    expect(sharesOf(rows, 50).map(({ profileId, count }) => [profileId, count])).toEqual(parts);
  });

  it.each(['', '0', '-1', '1.5', '1e3', '٣', 'אחת', '99999999'])('does not take %j for a number', (text) => {
    expect(readPieces(text)).toBeNull();
  });
});
