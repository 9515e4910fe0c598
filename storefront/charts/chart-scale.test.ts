import { expect, test } from 'vitest';
import { labelledPoints, scaleMarks, scaleTop } from './chart-scale.ts';

test('the scale ends at a round number above the highest value, in four whole steps', () => {
  for (const highest of [0, 1, 4, 5, 9, 37, 71, 99, 100, 101, 999, 5_000, 12_345, 987_654]) {
    const top = scaleTop(highest);
    expect([highest, top >= highest, top % 4, top <= Math.max(4, highest * 2)]).toEqual([
      highest,
      true,
      0,
      true,
    ]);
  }
  expect([scaleTop(71), scaleTop(5_000)]).toEqual([80, 5_000]);
});

test('where more was returned than came in, the scale goes on below zero', () => {
  expect(scaleMarks([71, 3])).toEqual([80, 60, 40, 20, 0]);
  expect(scaleMarks([])).toEqual([4, 3, 2, 1, 0]);
  expect(scaleMarks([250.5, -50])).toEqual([300, 225, 150, 75, 0, -75]);
  expect(scaleMarks([-50.1, 0])).toEqual([0, -15, -30, -45, -60]);
});

test('dates below the line never crowd', () => {
  expect(labelledPoints(30, 5)).toEqual([0, 6, 12, 18, 24]);
  expect(labelledPoints(3, 5)).toEqual([0, 1, 2]);
});
