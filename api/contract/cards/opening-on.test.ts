import { expect, test } from 'vitest';
import { hoursOn, type CardHours } from './opening-on.ts';

const nine = [{ opens: '09:00', closes: '17:00' }];
const short = [{ opens: '09:00', closes: '13:00' }];
const special = (from: string, to = from, spans = short, byAppointment = false) => ({
  name: null,
  from,
  to,
  spans,
  byAppointment,
});
const hours = (...specialDays: CardHours['specialDays']): CardHours => ({
  openingDays: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    day,
    spans: day < 4 ? nine : [],
    byAppointment: day === 4,
  })),
  specialDays,
});

test('a date has the hours of its weekday, but those of a special day from its first to its last date', () => {
  const days = special('2026-12-06', '2026-12-08');
  const on = (date: string) => hoursOn(hours(days), date);
  expect(on('2026-12-02')).toEqual({ spans: nine, byAppointment: false, special: null });
  expect(on('2026-12-03')).toEqual({ spans: [], byAppointment: true, special: null });
  for (const date of ['2026-12-06', '2026-12-07', '2026-12-08'])
    expect(on(date), date).toEqual({ spans: short, byAppointment: false, special: days });
  expect(on('2026-12-09').special).toBeNull();
});

test('several days open none that is shut every week; a day that is named alone does', () => {
  // Friday and the Sabbath are shut, Thursday is by appointment.
  const hanukkah = special('2026-12-02', '2026-12-12');
  expect(hoursOn(hours(hanukkah), '2026-12-04')).toEqual({ spans: [], byAppointment: false, special: null });
  expect(hoursOn(hours(hanukkah), '2026-12-03').special).toBe(hanukkah);
  const friday = special('2026-12-04');
  expect(hoursOn(hours(friday), '2026-12-04').special).toBe(friday);
  // A card that has said nothing of its weeks is open when a special day says so.
  expect(hoursOn({ openingDays: [], specialDays: [hanukkah] }, '2026-12-05').special).toBe(hanukkah);
  expect(hoursOn({ openingDays: [], specialDays: [] }, '2026-12-05')).toEqual({
    spans: [],
    byAppointment: false,
    special: null,
  });
});
