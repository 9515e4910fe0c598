import { expect, test } from 'vitest';
import type { ChipView } from '../../../../api/contract/nfc/chips.schema.ts';
import { commandOn } from './bulk-command.ts';
import { mayChoose, mayPoint, mayReplace } from './chip-moves.ts';

const chip = (state: ChipView['state'], quantity = 1, id = 1) => ({ id, state, quantity }) as ChipView;

test.each([
  ['live', true, true, true],
  ['unassigned', true, true, true],
  ['frozen', false, true, true],
  ['unclaimed', false, false, false],
  ['replaced', false, false, false],
  ['released', false, false, false],
] as const)('a chip that is %s: pointed elsewhere %s, replaced %s, chosen among many %s', (state, ...may) => {
  const one = chip(state);
  expect([mayPoint(one), mayReplace(one), mayChoose(one)]).toEqual(may);
});

test('one that stands for many pieces is never replaced: all would die for one', () => {
  for (const state of ['live', 'unassigned', 'frozen'] as const) {
    expect(mayReplace(chip(state, 2)), state).toBe(false);
    expect(mayChoose(chip(state, 2)), state).toBe(true);
  }
});

test('a command on several chips says how many pieces it touches, not how many rows', () => {
  expect(commandOn('freeze', [chip('live', 50, 7), chip('frozen', 1, 9)])).toEqual({
    kind: 'freeze',
    pieces: 51,
    choice: { chipIds: [7, 9] },
  });
  expect(commandOn('offer', [])).toMatchObject({ pieces: 0, choice: { chipIds: [] } });
});
