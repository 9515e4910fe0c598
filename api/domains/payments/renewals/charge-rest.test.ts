import { describe, expect, test } from 'vitest';
import { restAt, restsFrom } from './charge-rest.ts';
import {
  afterRest,
  countedFrom,
  graceFrom,
  isChargeHour,
  isLate,
  nextTry,
  soonAgain,
} from './renewal-schedule.ts';

const at = (text: string) => new Date(`${text}Z`);
const within = (moment: string) => restAt(at(moment), 'shabbat') !== null;

describe('the rest of charges', () => {
  // Sunset in Jerusalem, as almanacs print it: 17:36 summer time on 23 October 2026, 16:36 on 27 November 2026.
  test.each([
    ['an ordinary Thursday', '2026-11-26T12:00', false],
    ['Friday before the candles', '2026-11-27T13:50', false],
    ['Friday with the candles', '2026-11-27T14:00', true],
    ['the Sabbath at noon', '2026-11-28T10:00', true],
    ['before the stars', '2026-11-28T15:30', true],
    ['after the stars', '2026-11-28T15:40', false],
    ['the Day of Atonement, a Monday', '2026-09-21T09:00', true],
    ['its eve at noon', '2026-09-20T09:00', false],
    ['the days between at Passover', '2027-04-25T09:00', false],
    ['Independence Day, which is no holy day', '2027-05-12T09:00', false],
    ['Shavuot, a Friday, into the Sabbath', '2027-06-11T19:00', true],
  ])('%s', (_, moment, rests) => {
    expect(within(moment)).toBe(rests);
    expect(restAt(at(moment), 'none')).toBeNull();
  });

  test('neighbours are one: New Year on Saturday and Sunday, and a Friday holy day with its Sabbath', () => {
    const [newYear, ...others] = restsFrom(at('2026-09-10T10:00'), 5, 'shabbat');
    expect([others, restsFrom(at('2026-09-10T10:00'), 5, 'none')]).toEqual([[], []]);
    // One that is under way is the same.
    expect(restsFrom(at('2026-09-13T10:00'), 0, 'shabbat')).toEqual([newYear]);
    expect([newYear?.from.toISOString().slice(0, 13), newYear?.to.toISOString().slice(0, 13)]).toEqual([
      '2026-09-11T15',
      '2026-09-13T16',
    ]);
    // From its first moment on, and over with its last.
    const { from, to } = newYear ?? { from: new Date(0), to: new Date(0) };
    expect([restAt(from, 'shabbat'), restAt(to, 'shabbat')]).toEqual([newYear, null]);
    const weekly = restsFrom(at('2026-11-23T10:00'), 28, 'shabbat');
    expect(weekly).toHaveLength(4);
  });

  test('what is due in it moves to the first hour of charging, and days, tries and grace with it', () => {
    const due = at('2026-11-28T08:00');
    const moved = at('2026-11-28T15:35');
    const first = afterRest(due, 'shabbat');
    // An hour after sunset it is still before eight in the evening.
    expect(Math.abs(first.getTime() - moved.getTime())).toBeLessThan(3 * 60_000);
    expect(isChargeHour(first, 'shabbat')).toBe(true);
    expect(isChargeHour(due, 'shabbat')).toBe(false);
    expect(isChargeHour(due, 'none')).toBe(true);
    // In summer the stars come after the hours of charging: the next morning.
    expect(afterRest(at('2027-06-26T08:00'), 'shabbat')).toEqual(at('2027-06-27T05:00'));
    expect(countedFrom(due, first, 'shabbat')).toEqual(first);
    // Seven days later it is the Sabbath again.
    const grace = graceFrom(first, 'none');
    expect(graceFrom(at('2026-11-28T08:00'), 'shabbat').getTime()).toBeGreaterThan(
      at('2026-12-05T15:30').getTime(),
    );
    expect(grace.getTime() - first.getTime()).toBe(7 * 86_400_000);
    // The try of day 5 falls on the Sabbath, that of day 3 on a Thursday.
    const counted = at('2026-11-30T10:00');
    expect(nextTry(counted, 2, { now: counted, rest: 'shabbat' })).toEqual(at('2026-12-03T10:00'));
    const fifth = nextTry(counted, 3, { now: at('2026-12-03T10:01'), rest: 'shabbat' });
    expect(fifth?.toISOString().slice(0, 13)).toBe('2026-12-05T15');
  });
});

describe('the schedule of a renewal', () => {
  // In winter Israel is two hours ahead.
  test.each([
    ['2026-11-30T05:59', false],
    ['2026-11-30T06:00', true],
    ['2026-11-30T17:59', true],
    ['2026-11-30T18:00', false],
  ])('charges from eight until before eight: %s is %s', (moment, isOpen) => {
    expect(isChargeHour(at(moment), 'none')).toBe(isOpen);
  });

  const noon = '2026-11-30T10:00';
  test.each([
    ['the day after the first decline', noon, 1, noon, '2026-12-01T10:00'],
    ['the third day', noon, 2, noon, '2026-12-03T10:00'],
    ['the fifth day', noon, 3, noon, '2026-12-05T10:00'],
    ['the seventh day', noon, 4, noon, '2026-12-07T10:00'],
    ['never after five', noon, 5, noon, null],
    ['the next of which the time is still to come', noon, 1, '2026-12-01T10:00', '2026-12-03T10:00'],
    ['the evening of a late hour', '2026-11-30T19:00', 1, noon, '2026-12-01T16:30'],
    ['the evening of the hour that closes', '2026-11-30T18:00', 1, noon, '2026-12-01T16:30'],
    ['the evening before an early hour', '2026-11-30T03:00', 1, noon, '2026-11-30T16:30'],
  ])('tries again on %s', (_, counted, declines, now, next) => {
    expect(nextTry(at(counted), declines, { now: at(now), rest: 'none' })).toEqual(
      next === null ? null : at(next),
    );
  });

  test('counts from the due date, or from the first try where none was made for a day', () => {
    const due = at(noon);
    const [within, later] = [at('2026-12-01T09:59'), at('2026-12-01T10:00')];
    expect(countedFrom(due, within, 'none')).toEqual(due);
    expect(countedFrom(due, later, 'none')).toEqual(later);
    expect([isLate(due, within), isLate(due, later)]).toEqual([false, true]);
    expect(graceFrom(due, 'none')).toEqual(at('2026-12-07T10:00'));
    expect(afterRest(at('2026-11-28T10:00'), 'none')).toEqual(at('2026-11-28T10:00'));
    expect(soonAgain(due)).toEqual(at('2026-11-30T11:00'));
  });
});
