import { describe, expect, it } from 'vitest';
import { statsFilters } from '../../../../api/contract/base/list-filters.ts';
import { withFilters } from '../../../lib/with-filters.ts';
import { dayCount, issuesOf, readPeriod, searchOfPeriod } from './chosen-period.ts';

const of = (search: string) => readPeriod(new URLSearchParams(search));

describe('the period in the address', () => {
  it('is the usual one where nothing or nonsense stands', () => {
    for (const search of [
      '',
      'days=8',
      'days=',
      'from=2026-02-30',
      'from=2026-11-02&to=2026-11-01',
      'from=x&to=y',
    ])
      expect([search, of(search)]).toEqual([search, { length: '30', from: null, to: null }]);
  });

  it('is a length, or dates of its own', () => {
    expect(of('days=365').length).toBe('365');
    expect(of('from=2026-11-01&to=2026-11-01')).toEqual({
      length: null,
      from: '2026-11-01',
      to: '2026-11-01',
    });
  });

  it('names the read as the server does, and never asks for nonsense', () => {
    const read = (search: string) =>
      withFilters('/api/stats', statsFilters, searchOfPeriod(new URLSearchParams(search)));
    expect(read('')).toBe('/api/stats');
    expect(read('days=7')).toBe('/api/stats?days=7');
    expect(read('to=2026-11-02&from=2026-11-01')).toBe('/api/stats?from=2026-11-01&to=2026-11-02');
    expect(read('days=8')).toBe('/api/stats?days=30');
    expect(read('days=7&from=2026-01-01')).toBe('/api/stats?days=7');
    expect(read('from=2026-11-05&to=2026-11-01&days=90')).toBe('/api/stats?days=90');
  });

  it('says what is wrong with two dates', () => {
    expect(issuesOf('', '2026-11-01')).toEqual({ field: 'from', kind: 'dateMissing' });
    expect(issuesOf('2026-11-01', '')).toEqual({ field: 'to', kind: 'dateMissing' });
    expect(issuesOf('2026-11-02', '2026-11-01')).toEqual({ field: 'to', kind: 'endsBeforeStart' });
    // Four hundred days are as many as there are.
    expect(issuesOf('2025-09-28', '2026-11-01')).toBeNull();
    expect(issuesOf('2025-09-27', '2026-11-01')).toEqual({ field: 'from', kind: 'tooLong' });
    expect(issuesOf('2026-03-26', '2026-03-28')).toBeNull();
    // The clocks change within both periods.
    expect([dayCount('2026-03-26', '2026-03-28'), dayCount('2026-10-24', '2026-10-26')]).toEqual([3, 3]);
  });
});
