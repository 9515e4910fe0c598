import { describe, expect, test } from 'vitest';
import { readMapPoint } from './map-point.ts';
import {
  addSpan,
  copyDay,
  isByAppointment,
  normaliseHours,
  openDay,
  readTime,
  setAppointment,
  setSpans,
  spansOf,
} from './week.ts';

const nine = { opens: '09:00', closes: '17:00' };

describe('the week', () => {
  test('with every day shut is none at all, else seven days', () => {
    expect(normaliseHours([{ day: 3, spans: [] }])).toEqual([]);
    expect(setSpans([], 2, [nine])).toHaveLength(7);
    expect(setSpans(setSpans([], 2, [nine]), 2, [])).toEqual([]);
  });

  test('a day opens like the open day before it', () => {
    const early = { opens: '07:00', closes: '12:00' };
    expect(spansOf(openDay([], 1), 1)).toEqual([nine]);
    expect(spansOf(openDay(setSpans([], 0, [early]), 2), 2)).toEqual([early]);
  });

  test('one more stretch begins after the last', () => {
    const split = addSpan(setSpans([], 0, [{ opens: '09:00', closes: '13:00' }]), 0);
    expect(spansOf(split, 0)[1]).toEqual({ opens: '16:00', closes: '19:00' });
    expect(spansOf(addSpan(split, 0), 0)[2]).toEqual({ opens: '20:00', closes: '24:00' });
  });

  test('a day is copied to others, a shut one as well', () => {
    const week = copyDay(setSpans([], 0, [nine]), 0, [1, 2]);
    expect([1, 2, 3].map((day) => spansOf(week, day).length)).toEqual([1, 1, 0]);
    expect(spansOf(copyDay(week, 6, [0, 1]), 0)).toEqual([]);
  });

  test('a day by appointment leaves the others as they are, and is one while it has no hours', () => {
    const week = setAppointment(setSpans(setSpans([], 0, [nine]), 1, [nine]), 1, true);
    expect(week.map(({ day, spans, byAppointment = false }) => [day, spans.length, byAppointment])).toEqual([
      [0, 1, false],
      [1, 0, true],
      ...[2, 3, 4, 5, 6].map((day) => [day, 0, false]),
    ]);
    expect(isByAppointment(setSpans(week, 1, [nine]), 1)).toBe(false);
    expect(isByAppointment(setAppointment(week, 1, false), 1)).toBe(false);
    const copied = copyDay(week, 1, [0, 5]);
    expect([0, 1, 5, 6].map((day) => isByAppointment(copied, day))).toEqual([true, true, true, false]);
    expect(spansOf(copied, 0)).toEqual([]);
    expect(normaliseHours([{ day: 1, spans: [nine], byAppointment: true }])[1]).toEqual({
      day: 1,
      spans: [nine],
    });
    // No hours at all, but somebody who can be asked: that is a week.
    expect(setAppointment([], 3, true)).toHaveLength(7);
    expect(setAppointment([], 3, false)).toEqual([]);
  });

  test('the afternoon is proposed where it is still to come, and a late evening ends with the day', () => {
    const after = (closes: string) =>
      spansOf(addSpan(setSpans([], 0, [{ opens: '08:00', closes }]), 0), 0)[1];
    expect(after('15:59')).toEqual({ opens: '16:00', closes: '19:00' });
    expect(after('16:00')).toEqual({ opens: '17:00', closes: '24:00' });
    expect(after('22:10')).toEqual({ opens: '23:00', closes: '24:00' });
    expect(spansOf(addSpan([], 4), 4)).toEqual([nine]);
  });

  test.each([
    ['9', '09:00'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['9:30', '09:30'],
    ['09.30', '09:30'],
    ['23:59', '23:59'],
    ['24', null],
    ['25:00', null],
    ['12:60', null],
    ['', null],
    ['שמונה', null],
  ])('reads %j as %j', (text, time) => expect(readTime(text)).toBe(time));

  test('midnight ends a day', () =>
    expect(['24', '24:01', '24:30', '25'].map((text) => readTime(text, true))).toEqual([
      '24:00',
      null,
      null,
      null,
    ]));
});

test.each([
  ['32.0853, 34.7818', { lat: 32.0853, lng: 34.7818 }],
  ['-33.9;18.4', { lat: -33.9, lng: 18.4 }],
  ['https://www.google.com/maps/place/X/@32.08,34.78,17z', { lat: 32.08, lng: 34.78 }],
  ['https://waze.com/ul?ll=32.08%2C34.78&navigate=yes', { lat: 32.08, lng: 34.78 }],
  ['90, 180', { lat: 90, lng: 180 }],
  ['-90, -180', { lat: -90, lng: -180 }],
  ['90.1, 34', null],
  ['32, 180.1', null],
  ['-32, -180.1', null],
  ['95, 34', null],
  ['תל אביב', null],
])('a point in %j', (text, point) => expect(readMapPoint(text)).toEqual(point));
