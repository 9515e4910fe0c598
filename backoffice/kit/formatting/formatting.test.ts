import { expect, test } from 'vitest';
import { loadWords } from '../i18n/catalogues.ts';
import { createI18nProvider } from '../providers/i18n-provider.ts';
import { formatDay, formatMoment, formatWeekday, readMoment } from './dates.ts';
import { formatCount } from './numbers.ts';
import { formatRecent } from './recent.ts';

await loadWords('he');

test('moments are told by the clock of Jerusalem, summer and winter, whatever the machine says', () => {
  expect(formatMoment(new Date('2026-11-19T07:12:00Z'))).toBe('19.11.2026, 9:12');
  expect(formatMoment(new Date('2026-07-01T21:30:00Z'))).toBe('2.7.2026, 0:30');
  expect(formatDay(readMoment('2026-03-27') ?? new Date(0))).toBe('27.3.2026');
});

test('dates are written in the language of the texts around them, not in the browser’s', async () => {
  const { changeLocale } = createI18nProvider('he');
  const at = new Date('2026-11-19T07:12:00Z');
  const written = () => [
    formatDay(at),
    formatMoment(at),
    formatRecent(at.toISOString(), at),
    formatWeekday(0),
  ];
  expect(written()).toEqual(['19.11.2026', '19.11.2026, 9:12', '09:12', 'יום ראשון']);
  await changeLocale('en');
  expect(written()).toEqual(['19/11/2026', '19/11/2026, 9:12', '09:12', 'Sunday']);
  await changeLocale('he');
  expect(formatDay(at)).toBe('19.11.2026');
});

test('what is no moment is none', () => {
  for (const value of ['', 'soon', null, undefined, {}, [], true]) expect(readMoment(value)).toBeNull();
});

test('counts are grouped by thousands', () => {
  expect(formatCount(3412)).toBe('3,412');
});
