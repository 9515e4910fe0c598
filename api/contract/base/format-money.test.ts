import { describe, expect, it } from 'vitest';
import { formatMoney } from './format-money.ts';

/** Intl puts direction marks and no-break spaces around the sign, which nobody sees. */
const plain = (text: string) => text.replace(/[\u200e\u200f]/g, '').replace(/\u00a0/g, ' ');

describe('formatMoney', () => {
  it.each([
    ['1234.00', 'ILS', '1,234 ₪', '₪1,234'],
    ['1234.50', '₪', '1,234.50 ₪', '₪1,234.50'],
    ['49.90', undefined, '49.90 ₪', '₪49.90'],
    ['726.44', 'ILS', '726.44 ₪', '₪726.44'],
    ['0.05', 'ILS', '0.05 ₪', '₪0.05'],
    ['0.00', 'ILS', '0 ₪', '₪0'],
    [0, 'ILS', '0 ₪', '₪0'],
    ['-40.00', 'ILS', '-40 ₪', '-₪40'],
    ['-15.30', 'ILS', '-15.30 ₪', '-₪15.30'],
    ['9999999999.99', 'ILS', '9,999,999,999.99 ₪', '₪9,999,999,999.99'],
    [1234, 'USD', '1,234 $', '$1,234'],
    ['10.10', 'EUR', '10.10 $', '$10.10'],
  ])('%s %s', (amount, currency, hebrew, english) => {
    expect(plain(formatMoney(amount, 'he', currency))).toBe(hebrew);
    expect(formatMoney(amount, 'en', currency)).toBe(english);
  });

  it.each([null, undefined, '', 'no number', Number.NaN])('a missing amount (%s) is ₪0', (amount) => {
    expect(formatMoney(amount, 'he')).toBe('₪0');
    expect(formatMoney(amount, 'en', 'USD')).toBe('₪0');
  });

  it('keeps its Hebrew order wherever it stands: the first strong character is right to left', () => {
    expect(formatMoney('49.90', 'he')).toMatch(/^\u200f/u);
  });
});
