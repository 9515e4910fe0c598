import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { fitText } from './fit-text.ts';

const ctx = createCanvas(10, 10).getContext('2d');
const wide = { family: 'Card Bold', width: 20_000, largest: 40, smallest: 20, lines: 1 } as const;

test('a text that fits keeps the largest size and all its letters', () => {
  expect(fitText(ctx, 'דנה לוי', wide)).toEqual({ size: 40, lines: ['דנה לוי'] });
});

test('a text whose end is left out says so, however much room there is', () => {
  const { lines } = fitText(ctx, 'י'.repeat(301), wide);
  expect(lines.join('')).toMatch(/^י+…$/u);
});
