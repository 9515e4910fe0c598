import { describe, expect, it } from 'vitest';
import type { OpeningDay } from '../../api/contract/cards/public-card.schema.ts';
import { groupDays, openState } from './opening.ts';

const week = (spans: Partial<Record<number, [string, string][]>>): OpeningDay[] =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    day,
    spans: (spans[day] ?? []).map(([opens, closes]) => ({ opens, closes })),
  }));

const office = week({
  0: [['09:00', '18:00']],
  1: [
    ['09:00', '13:00'],
    ['16:00', '19:00'],
  ],
  2: [['09:00', '18:00']],
  3: [['09:00', '18:00']],
  4: [['09:00', '18:00']],
  5: [['08:00', '13:00']],
});
const bar = week({ 4: [['20:00', '02:00']], 5: [['21:00', '03:00']], 6: [['20:30', '01:00']] });
const at = (text: string) => new Date(text);

describe('open now, by the clock in Israel', () => {
  it('is open until closing time and shut from that minute on', () => {
    expect(openState(office, at('2026-11-22T15:59:30Z'))).toMatchObject({
      open: true,
      change: { time: '18:00', daysAhead: 0 },
    });
    expect(openState(office, at('2026-11-22T16:00:00Z'))).toMatchObject({
      open: false,
      change: { time: '09:00', day: 1, daysAhead: 1 },
    });
  });

  it('knows the pause at noon', () => {
    expect(openState(office, at('2026-11-23T12:00:00Z'))).toMatchObject({
      open: false,
      change: { time: '16:00', daysAhead: 0 },
    });
  });

  it('looks past Friday afternoon and Saturday', () => {
    expect(openState(office, at('2026-11-20T12:00:00Z'))).toMatchObject({
      open: false,
      today: 5,
      change: { day: 0, daysAhead: 2 },
    });
    expect(openState(office, at('2026-11-21T10:00:00Z'))).toMatchObject({
      open: false,
      today: 6,
      change: { day: 0, daysAhead: 1 },
    });
  });

  it('stays open past midnight, from Saturday into Sunday too', () => {
    expect(openState(bar, at('2026-11-19T23:30:00Z'))).toMatchObject({
      open: true,
      today: 5,
      change: { time: '02:00' },
    });
    expect(openState(bar, at('2026-11-20T00:00:00Z'))).toMatchObject({
      open: false,
      today: 5,
      change: { time: '21:00' },
    });
    expect(openState(bar, at('2026-11-21T22:59:00Z'))).toMatchObject({
      open: true,
      today: 0,
      change: { time: '01:00' },
    });
  });

  it('keeps wall-clock times on the nights the clocks change', () => {
    // 27 March 2026: 02:00 becomes 03:00; the office opens at 08:00 summer time, 05:00 UTC
    expect(openState(office, at('2026-03-26T23:30:00Z'))?.change?.at).toEqual(at('2026-03-27T05:00:00Z'));
    // 25 October 2026: 02:00 becomes 01:00; the office opens at 09:00 winter time, 07:00 UTC
    expect(openState(office, at('2026-10-24T21:30:00Z'))?.change?.at).toEqual(at('2026-10-25T07:00:00Z'));
    const night = week({ 6: [['22:00', '04:00']] });
    expect(openState(night, at('2026-10-25T01:30:00Z'))).toMatchObject({
      open: true,
      change: { at: at('2026-10-25T02:00:00Z') },
    });
  });

  it('never changes when always open, and says nothing without times', () => {
    const always = week(Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, [['00:00', '24:00']]])));
    expect(openState(always, at('2026-11-21T10:00:00Z'))).toMatchObject({ open: true, change: null });
    expect(openState(week({}), at('2026-11-21T10:00:00Z'))).toBeNull();
  });

  it('must be counted again at the next change or at midnight, whichever comes first', () => {
    expect(openState(office, at('2026-11-22T08:00:00Z'))?.validUntil).toEqual(at('2026-11-22T16:00:00Z'));
    expect(openState(office, at('2026-11-22T18:00:00Z'))?.validUntil).toEqual(at('2026-11-22T22:00:00Z'));
  });
});

describe('days in rows', () => {
  it('joins neighbours with the same times', () => {
    const rows = groupDays(
      week({ 0: [['09:00', '17:00']], 1: [['09:00', '17:00']], 5: [['08:00', '12:00']] }),
    );
    expect(rows.map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [2, 4],
      [5, 5],
      [6, 6],
    ]);
  });
});
