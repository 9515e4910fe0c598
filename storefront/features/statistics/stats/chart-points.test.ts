import { expect, test } from 'vitest';
import { changeInPercent, chartPoints } from './chart-points.ts';

const days = (count: number, views: number) =>
  Array.from({ length: count }, (_, index) => ({
    date: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    views,
    uniqueVisitors: views,
  }));

test('a month has its days, a year its weeks, and nothing is lost between them', () => {
  expect(chartPoints(days(30, 2), days(30, 1))).toHaveLength(30);
  const year = chartPoints(days(365, 1), days(365, 2));
  expect([year.length, year[0], year.at(-1)]).toEqual([
    52,
    { date: '2026-01-01', views: 8, before: 16 },
    { date: '2026-12-25', views: 7, before: 14 },
  ]);
  const odd = chartPoints(days(103, 1), null);
  expect([odd.length, odd[0]?.views, odd.at(-1)]).toEqual([
    15,
    5,
    { date: '2026-04-07', views: 7, before: null },
  ]);
  expect(year.reduce((sum, { views }) => sum + views, 0)).toBe(365);
});

test('change is told in percent', () => {
  expect([
    changeInPercent(0, 0),
    changeInPercent(5, 0),
    changeInPercent(3, 4),
    changeInPercent(4, 3),
  ]).toEqual([0, null, -25, 33]);
});
