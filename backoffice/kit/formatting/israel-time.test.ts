import { afterEach, expect, test, vi } from 'vitest';
import { fromTypedDay, fromTypedMoment, toTypedDay, toTypedMoment } from './israel-time.ts';

const zones = ['UTC', 'Asia/Jerusalem', 'America/New_York', 'Pacific/Auckland'];

afterEach(() => vi.unstubAllEnvs());

test.each(zones)('the clock typed in %s is the clock in Israel', (zone) => {
  vi.stubEnv('TZ', zone);
  const moments = [
    ['2026-12-01T09:00', '2026-12-01T07:00:00.000Z'],
    ['2026-07-01T09:00', '2026-07-01T06:00:00.000Z'],
    // The night to summer time: two o'clock becomes three.
    ['2026-03-27T01:59', '2026-03-26T23:59:00.000Z'],
    ['2026-03-27T03:00', '2026-03-27T00:00:00.000Z'],
    // The night from summer time: one o'clock comes twice.
    ['2026-10-25T00:59', '2026-10-24T21:59:00.000Z'],
    ['2026-10-25T01:30', '2026-10-24T22:30:00.000Z'],
    ['2026-10-25T02:00', '2026-10-25T00:00:00.000Z'],
  ] as const;
  for (const [typed, moment] of moments) {
    const sent = fromTypedMoment(typed) ?? '';
    expect(sent, typed).toMatch(/[+-]\d{2}:\d{2}$/u);
    expect(new Date(sent).toISOString(), typed).toBe(moment);
    expect(toTypedMoment(sent), typed).toBe(typed);
    expect(toTypedMoment(moment), typed).toBe(typed);
  }
  expect(new Date(fromTypedMoment('2026-03-27T02:30') ?? '').toISOString()).toBe('2026-03-27T00:30:00.000Z');
});

test.each(zones)('a day typed in %s is that day in Israel', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(toTypedDay(fromTypedDay('2026-03-27'))).toBe('2026-03-27');
  expect(new Date(fromTypedDay('2026-12-01') ?? '').toISOString()).toBe('2026-12-01T10:00:00.000Z');
  expect(toTypedDay('2026-12-01T22:30:00.000Z')).toBe('2026-12-02');
});

test('nothing typed is nothing, and what is being typed stays', () => {
  expect(fromTypedMoment('')).toBeNull();
  expect(fromTypedDay(null)).toBeNull();
  expect(toTypedMoment(null)).toBe('');
  expect(toTypedMoment('2026-12-01T09:00')).toBe('2026-12-01T09:00');
  expect(toTypedDay('2026-12-01')).toBe('2026-12-01');
});
