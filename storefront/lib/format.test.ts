import { describe, expect, it } from 'vitest';
import { formatDate, formatMoment } from './format-date.ts';
import { exactMoney } from './exact-money.ts';
import { formatMoney } from './format-money.ts';

/** Intl puts direction marks and no-break spaces around the sign, which nobody sees. */
const plain = (text: string) => text.replace(/[\u200e\u200f]/g, '').replace(/\u00a0/g, ' ');

describe('formatMoney', () => {
  it.each([
    [1234, 'ILS', '1,234 ₪'],
    [1234.5, '₪', '1,235 ₪'],
    ['49.90', undefined, '50 ₪'],
    [0, 'ILS', '0 ₪'],
    [-40, 'ILS', '-40 ₪'],
    [1234, 'USD', '1,234 $'],
    [10, 'EUR', '10 $'],
  ])('%s %s', (amount, currency, shown) => {
    expect(plain(formatMoney(amount, currency))).toBe(shown);
  });

  it.each([null, undefined, '', 'no number', Number.NaN])('a missing amount (%s) is ₪0', (amount) => {
    expect(formatMoney(amount)).toBe('₪0');
    expect(formatMoney(amount, 'USD')).toBe('₪0');
  });
});

describe('exactMoney', () => {
  it.each([
    ['0.00', '₪0.00'],
    ['49.90', '₪49.90'],
    ['1200.00', '₪1,200.00'],
    ['1234567.05', '₪1,234,567.05'],
  ])('%s', (amount, shown) => {
    expect(exactMoney(amount)).toBe(shown);
  });
});

describe('formatDate', () => {
  it('names the month in full, in Israeli time', () => {
    expect(formatDate('2026-11-21T23:30:00Z')).toBe('22 בנובמבר 2026');
    expect(formatDate(new Date('2026-01-01T12:00:00Z'), 'en')).toBe('1 January 2026');
    expect(formatMoment('2026-07-01T09:05:00Z')).toBe('1 ביולי 2026, 12:05');
  });

  it.each([null, undefined, '', 'yesterday'])('says nothing for %s', (date) => {
    expect(formatDate(date)).toBe('');
    expect(formatMoment(date)).toBe('');
  });
});
