import { describe, expect, it } from 'vitest';
import type { OpeningDay, PublicSpecialDay } from '../../api/contract/cards/public-card.schema.ts';
import { groupDays, openState } from './opening.ts';

const week = (spans: Partial<Record<number, [string, string][]>>): OpeningDay[] =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    day,
    spans: (spans[day] ?? []).map(([opens, closes]) => ({ opens, closes })),
    byAppointment: false,
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
const weekly = (openingDays: OpeningDay[], specialDays: PublicSpecialDay[] = []) => ({
  openingDays,
  specialDays,
});
const at = (text: string) => new Date(text);

describe('open now, by the clock in Israel', () => {
  it('is open until closing time and shut from that minute on', () => {
    expect(openState(weekly(office), at('2026-11-22T15:59:30Z'))).toMatchObject({
      open: true,
      change: { time: '18:00', daysAhead: 0 },
    });
    expect(openState(weekly(office), at('2026-11-22T16:00:00Z'))).toMatchObject({
      open: false,
      change: { time: '09:00', day: 1, daysAhead: 1 },
    });
  });

  it('knows the pause at noon', () => {
    expect(openState(weekly(office), at('2026-11-23T12:00:00Z'))).toMatchObject({
      open: false,
      change: { time: '16:00', daysAhead: 0 },
    });
  });

  it('looks past Friday afternoon and Saturday', () => {
    expect(openState(weekly(office), at('2026-11-20T12:00:00Z'))).toMatchObject({
      open: false,
      today: 5,
      change: { day: 0, daysAhead: 2 },
    });
    expect(openState(weekly(office), at('2026-11-21T10:00:00Z'))).toMatchObject({
      open: false,
      today: 6,
      change: { day: 0, daysAhead: 1 },
    });
  });

  it('stays open past midnight, from Saturday into Sunday too', () => {
    expect(openState(weekly(bar), at('2026-11-19T23:30:00Z'))).toMatchObject({
      open: true,
      today: 5,
      change: { time: '02:00' },
    });
    expect(openState(weekly(bar), at('2026-11-20T00:00:00Z'))).toMatchObject({
      open: false,
      today: 5,
      change: { time: '21:00' },
    });
    expect(openState(weekly(bar), at('2026-11-21T22:59:00Z'))).toMatchObject({
      open: true,
      today: 0,
      change: { time: '01:00' },
    });
  });

  it('keeps wall-clock times on the nights the clocks change', () => {
    // 27 March 2026: 02:00 becomes 03:00; the office opens at 08:00 summer time, 05:00 UTC
    expect(openState(weekly(office), at('2026-03-26T23:30:00Z'))?.change?.at).toEqual(
      at('2026-03-27T05:00:00Z'),
    );
    // 25 October 2026: 02:00 becomes 01:00; the office opens at 09:00 winter time, 07:00 UTC
    expect(openState(weekly(office), at('2026-10-24T21:30:00Z'))?.change?.at).toEqual(
      at('2026-10-25T07:00:00Z'),
    );
    const night = week({ 6: [['22:00', '04:00']] });
    expect(openState(weekly(night), at('2026-10-25T01:30:00Z'))).toMatchObject({
      open: true,
      change: { at: at('2026-10-25T02:00:00Z') },
    });
  });

  it('never changes when always open, and says nothing without times', () => {
    const always = week(Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, [['00:00', '24:00']]])));
    expect(openState(weekly(always), at('2026-11-21T10:00:00Z'))).toMatchObject({ open: true, change: null });
    expect(openState(weekly([]), at('2026-11-21T10:00:00Z'))).toBeNull();
  });

  it('must be counted again at the next change or at midnight, whichever comes first', () => {
    expect(openState(weekly(office), at('2026-11-22T08:00:00Z'))?.validUntil).toEqual(
      at('2026-11-22T16:00:00Z'),
    );
    expect(openState(weekly(office), at('2026-11-22T18:00:00Z'))?.validUntil).toEqual(
      at('2026-11-22T22:00:00Z'),
    );
  });
});

describe('special days', () => {
  const day = (
    from: string,
    hours: [string, string][] | 'byAppointment' = [],
    to = from,
  ): PublicSpecialDay => ({
    from,
    to,
    name: null,
    spans: hours === 'byAppointment' ? [] : hours.map(([opens, closes]) => ({ opens, closes })),
    byAppointment: hours === 'byAppointment',
  });
  const state = (days: PublicSpecialDay[], moment: string, of = office) =>
    openState(weekly(of, days), at(moment));

  it('go before their weekday: closed, shorter, by appointment', () => {
    // Sunday, 22 November 2026, at noon in Israel.
    const noon = '2026-11-22T10:00:00Z';
    expect(state([day('2026-11-22')], noon)).toMatchObject({
      open: false,
      special: { from: '2026-11-22' },
      change: { day: 1, time: '09:00' },
    });
    expect(state([day('2026-11-22', [['10:00', '13:00']])], noon)).toMatchObject({
      open: true,
      change: { time: '13:00' },
    });
    expect(state([day('2026-11-22', 'byAppointment')], noon)).toMatchObject({
      open: false,
      byAppointment: true,
    });
    expect(state([day('2026-11-21', [['10:00', '13:00']])], '2026-11-21T09:00:00Z')).toMatchObject({
      open: true,
    });
  });

  it('begin and end at midnight in Israel, and a night that began before goes on', () => {
    const closed = [day('2026-11-20')];
    // Thursday's night of the bar ends at 02:00 on the closed Friday; its own 21:00 is not offered.
    expect(state(closed, '2026-11-19T23:30:00Z', bar)).toMatchObject({
      open: true,
      change: { time: '02:00' },
    });
    expect(state(closed, '2026-11-20T20:00:00Z', bar)).toMatchObject({ open: false, change: { day: 6 } });
    expect(state(closed, '2026-11-19T21:59:00Z')?.special).toBeNull();
    expect(state(closed, '2026-11-19T22:00:00Z')?.special).not.toBeNull();
    expect(state(closed, '2026-11-20T22:00:00Z')?.coming).toEqual([]);
    // A night of a special day goes on after it.
    const night = [day('2026-11-21', [['22:00', '03:00']])];
    expect(state(night, '2026-11-22T00:30:00Z')).toMatchObject({ open: true, change: { time: '03:00' } });
  });

  it('keep wall-clock times when the clocks change', () => {
    const early: [string, string][] = [['01:30', '05:00']];
    // 27 March 2026 has no 02:30, and 05:00 comes after two and a half hours; 25 October has it twice.
    expect(state([day('2026-03-27', early)], '2026-03-26T23:45:00Z')).toMatchObject({
      open: true,
      change: { at: at('2026-03-27T02:00:00Z') },
    });
    expect(state([day('2026-10-25', early)], '2026-10-24T23:30:00Z')).toMatchObject({
      open: true,
      change: { at: at('2026-10-25T03:00:00Z') },
    });
  });

  it('of several days open none that is closed every week, and a long absence says its end', () => {
    const hanukkah = [day('2026-12-05', [['09:00', '15:00']], '2026-12-12')];
    expect(state(hanukkah, '2026-12-05T10:00:00Z')).toMatchObject({ open: false, special: null });
    expect(state(hanukkah, '2026-12-06T12:30:00Z')).toMatchObject({ open: true, change: { time: '15:00' } });
    const away = [day('2026-11-22', [], '2026-12-12')];
    expect(state(away, '2026-11-22T10:00:00Z')?.change).toMatchObject({
      date: '2026-12-13',
      time: '09:00',
      daysAhead: 21,
    });
  });

  it('are shown by their six nearest, and obeyed all', () => {
    const days = ['15', '16', '17', '18', '19', '20', '21', '22'].map((date) => day(`2026-11-${date}`, []));
    const shown = state(days, '2026-11-15T10:00:00Z');
    expect(shown?.coming).toEqual(days.slice(0, 6));
    expect(shown?.change).toMatchObject({ date: '2026-11-23' });
  });

  it('stand beside the status a week before, and alone where the week is unknown', () => {
    const days = ['2026-11-29', '2026-11-30', '2026-12-01'].map((date) => day(date));
    expect(state(days, '2026-11-22T10:00:00Z')?.soon).toHaveLength(1);
    expect(state(days, '2026-11-22T10:00:00Z', [])).toMatchObject({
      isKnown: false,
      change: null,
      coming: days,
      validUntil: at('2026-11-22T22:00:00Z'),
    });
    expect(state([day('2026-11-21')], '2026-11-22T10:00:00Z', [])).toBeNull();
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
