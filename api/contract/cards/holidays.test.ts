import { describe, expect, test } from 'vitest';
import { comingHolidays, holidaysOfYear } from './holidays.ts';

/** First days as printed calendars have them: new year, Hanukkah, Purim, Passover, Independence Day, the fast of Av. */
const known: Record<number, readonly string[]> = {
  5784: ['2023-09-16', '2023-12-08', '2024-03-24', '2024-04-23', '2024-05-14', '2024-08-13'],
  5785: ['2024-10-03', '2024-12-26', '2025-03-14', '2025-04-13', '2025-05-01', '2025-08-03'],
  5786: ['2025-09-23', '2025-12-15', '2026-03-03', '2026-04-02', '2026-04-22', '2026-07-23'],
  5787: ['2026-09-12', '2026-12-05', '2027-03-23', '2027-04-22', '2027-05-12', '2027-08-12'],
  5788: ['2027-10-02', '2027-12-25', '2028-03-12', '2028-04-11', '2028-05-02', '2028-08-01'],
  5789: ['2028-09-21', '2028-12-13', '2029-03-01', '2029-03-31', '2029-04-19', '2029-07-22'],
  5790: ['2029-09-10', '2029-12-02', '2030-03-19', '2030-04-18', '2030-05-08', '2030-08-08'],
  5791: ['2030-09-28', '2030-12-21', '2031-03-09', '2031-04-08', '2031-04-29', '2031-07-29'],
  5792: ['2031-09-18', '2031-12-10', '2032-02-26', '2032-03-27', '2032-04-15', '2032-07-18'],
  5793: ['2032-09-06', '2032-11-28', '2033-03-15', '2033-04-14', '2033-05-04', '2033-08-04'],
  5794: ['2033-09-24', '2033-12-17', '2034-03-05', '2034-04-04', '2034-04-25', '2034-07-25'],
};
const told = ['roshHashana', 'hanukkah', 'purim', 'pesach', 'independenceDay', 'tishaBav'] as const;

describe('holidays', () => {
  test.each(Object.entries(known))('of %s fall where printed calendars have them', (year, dates) => {
    const all = holidaysOfYear(Number(year));
    expect(told.map((name) => all.find(({ holiday }) => holiday === name)?.from)).toEqual(dates);
  });

  test('agree with the calendar of the language itself for two hundred years', () => {
    const hebrew = new Intl.DateTimeFormat('en-u-ca-hebrew', {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    });
    for (let year = 5700; year < 5900; year += 1) {
      const all = new Map(holidaysOfYear(year).map(({ holiday, from }) => [holiday, new Date(from)]));
      const days = (['yomKippur', 'sukkot', 'hanukkah', 'purim', 'pesach', 'shavuot'] as const).map((name) =>
        hebrew.format(all.get(name)),
      );
      expect([year, ...days]).toEqual([
        year,
        '10 Tishri',
        '15 Tishri',
        '25 Kislev',
        expect.stringMatching(/^14 Adar( II)?$/u),
        '15 Nisan',
        '6 Sivan',
      ]);
    }
  });

  test('never overlap, and are offered until the same one of next year', () => {
    for (const today of ['2026-11-23', '2027-01-01', '2027-09-30', '2027-10-03']) {
      const coming = comingHolidays(today);
      for (const [index, { from }] of coming.entries())
        expect(from > (coming[index - 1]?.to ?? '')).toBe(true);
      expect(coming[0]!.to >= today).toBe(true);
      expect(new Set(coming.map(({ holiday }) => holiday)).size).toBe(22);
    }
  });

  test('of remembrance and independence touch no Sabbath', () => {
    const weekdays = (name: string) =>
      new Set(
        Array.from({ length: 40 }, (_, index) => holidaysOfYear(5780 + index))
          .flat()
          .filter(({ holiday }) => holiday === name)
          .map(({ from }) => new Date(from).getUTCDay()),
      );
    expect([...weekdays('independenceDay')].toSorted()).toEqual([2, 3, 4]);
    expect([...weekdays('holocaustDay')].toSorted()).toEqual([1, 2, 4]);
    expect(weekdays('tishaBav')).not.toContain(6);
  });
});
