import { expect, test } from 'vitest';
import { contrastOf, mixColours, readableTone, textColourOn } from './readable-colour.ts';

test.each([
  ['the first that can be read', '#ffffff', ['#eeeeee', '#333333', '#000000'], '#333333'],
  ['white where none can', '#222222', ['#333333'], '#ffffff'],
  ['black where white can’t either', '#ffdd00', ['#ffffff'], '#000000'],
  ['4.5 to 1, and no less', '#ffffff', ['#777777', '#767676'], '#767676'],
])('a text has %s', (_what, ground, wanted, colour) => {
  expect(textColourOn(ground, ...wanted)).toBe(colour);
});

test('a tone that can be read stays as it is; another is changed no further than it must be', () => {
  expect(readableTone('#123456', '#ffffff')).toBe('#123456');
  for (const [colour, ground] of [
    ['#ffcc00', '#ffffff'],
    ['#223344', '#101010'],
  ] as const) {
    const tone = readableTone(colour, ground);
    expect(contrastOf(tone, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(tone, ground)).toBeLessThan(5.5);
  }
});

test('a share of none is the first colour, and a whole one the second', () => {
  expect([0, 1].map((share) => mixColours('#ff0000', '#0000ff', share))).toEqual(['#ff0000', '#0000ff']);
});
