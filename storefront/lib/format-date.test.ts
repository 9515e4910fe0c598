import { describe, expect, it } from 'vitest';
import { formatDate, formatMoment, formatStampDate } from './format-date.ts';

describe('formatDate', () => {
  it('names the month in full, in Israeli time', () => {
    expect(formatDate('2026-11-21T23:30:00Z')).toBe('22 בנובמבר 2026');
    expect(formatDate(new Date('2026-01-01T12:00:00Z'), 'en')).toBe('1 January 2026');
    expect(formatMoment('2026-07-01T09:05:00Z')).toBe('1 ביולי 2026, 12:05');
  });

  it('is as short as on a postmark, in the order of its language', () => {
    const day = new Date('2026-11-21T23:30:00Z');
    expect(formatStampDate(day, 'he')).toBe('22.11.26');
    expect(formatStampDate(day, 'en')).toBe('22/11/26');
  });

  it.each([null, undefined, '', 'yesterday'])('says nothing for %s', (date) => {
    expect(formatDate(date)).toBe('');
    expect(formatMoment(date)).toBe('');
  });
});
