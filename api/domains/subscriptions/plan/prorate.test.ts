import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { creditOf, stretchOf, unusedValue, upgradeAmount } from './prorate.ts';

describe('what an upgrade costs', () => {
  const month = 30 * 86_400;
  test.each<[string, number, number, number, number, number]>([
    ['just begun: the whole difference', 4_000, 12_000, month, month, 8_000],
    ['half way: half of it', 4_000, 12_000, month / 2, month, 4_000],
    ['one second left: down to nothing', 4_000, 12_000, 1, month, 0],
    ['nothing left', 4_000, 12_000, 0, month, 0],
    ['the same price', 4_000, 4_000, month / 3, month, 0],
    ['from what was given', 0, 12_000, month / 3, month, 4_000],
    ['each price is rounded down by itself', 999, 1_001, 1, 2, 500 - 499],
    ['a cheaper plan never pays out', 12_000, 4_000, month, month, 0],
    // 400 ₪ and 1,200 ₪ over a year with a change of clocks in it: 365 days are 365 days of seconds.
    ['a year, 100 days in', 40_000, 120_000, 265 * 86_400, 365 * 86_400, 87_123 - 29_041],
    [
      'a price no float could hold times a year of seconds',
      99_999_999_999,
      999_999_999_999,
      31_536_000,
      31_536_000,
      900_000_000_000,
    ],
  ])('%s', (_name, old, next, left, total, amount) => {
    const period = { left, total };
    expect(upgradeAmount(unusedValue(old, period), next, period)).toBe(amount);
  });

  test('a period over the change of clocks is an hour shorter or longer, and counted so', () => {
    // March 2027 in Israel is an hour shorter: from the 1st to the 1st, midnight to midnight there.
    const march = stretchOf(
      new Date('2027-02-28T22:00:00Z'),
      new Date('2027-03-31T21:00:00Z'),
      new Date('2027-03-15T22:00:00Z'),
    );
    expect(march).toEqual({ left: 16 * 86_400 - 3_600, total: 31 * 86_400 - 3_600 });
    const october = stretchOf(
      new Date('2027-09-30T21:00:00Z'),
      new Date('2027-10-31T22:00:00Z'),
      new Date('2027-10-31T22:00:00Z'),
    );
    expect(october).toEqual({ left: 0, total: 31 * 86_400 + 3_600 });
    expect(stretchOf(new Date(1_000), new Date(2_000), new Date(9_000)).left).toBe(0);
    // Never more than the whole.
    expect(stretchOf(new Date(5_000), new Date(9_000), new Date(1_000))).toEqual({ left: 4, total: 4 });
  });

  test('never negative, never more than the difference, and in two steps the same as in one', () => {
    const price = fc.integer({ min: 0, max: 2_000_000 });
    fc.assert(
      fc.property(
        fc.tuple(price, price, price).map((prices) => prices.toSorted((a, b) => a - b)),
        fc.integer({ min: 1, max: 31_622_400 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        ([low = 0, middle = 0, high = 0], total, part) => {
          const at = { left: Math.floor(total * part), total };
          const due = (from: number, to: number) => upgradeAmount(unusedValue(from, at), to, at);
          const whole = due(low, high);
          expect(whole).toBeGreaterThanOrEqual(0);
          expect(whole).toBeLessThanOrEqual(high - low);
          expect(due(low, middle) + due(middle, high)).toBe(whole);
          // The used part of the old plan, its unused part and the difference together are the new plan's rest and
          // the old plan's use.
          expect(unusedValue(low, at) + whole).toBe(unusedValue(high, at));
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

describe('what a change of plan credits', () => {
  const month = 30 * 86_400;
  const half = { left: month / 2, total: month };
  test.each<[string, number, { net: number; total: number }[], number]>([
    ['paid in full: half of the price', 4_000, [{ net: 4_000, total: month }], 2_000],
    ['half of it refunded: half of the rest', 4_000, [{ net: 2_000, total: month }], 1_000],
    ['a part of an agora is the customer’s', 4_000, [{ net: 3_333, total: month }], 1_667],
    ['all of it refunded, or nothing paid', 4_000, [{ net: 0, total: month }], 0],
    ['no payment at all', 4_000, [], 0],
    // Changed half way to the plan of 120: 40 were due for the rest.
    [
      'a plan changed before',
      12_000,
      [
        { net: 4_000, total: month / 2 },
        { net: 4_000, total: month },
      ],
      6_000,
    ],
    ['a price that staff raised without money', 12_000, [{ net: 4_000, total: month }], 2_000],
    ['a payment of a moment ago for less than what is left', 4_000, [{ net: 100, total: 5 }], 100],
  ])('%s', (_name, price, paid, credit) => {
    expect(creditOf(price, half, paid)).toBe(credit);
  });

  test('never more than the unused price, nor than what was paid and not refunded', () => {
    const part = fc.record({
      net: fc.integer({ min: 0, max: 500_000 }),
      total: fc.integer({ min: 1, max: 1e8 }),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 500_000 }),
        fc.integer({ min: 1, max: 31_622_400 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.array(part, { maxLength: 4 }),
        (price, total, share, parts) => {
          const stretch = { left: Math.floor(total * share), total };
          const credit = creditOf(price, stretch, parts);
          expect(credit).toBeGreaterThanOrEqual(0);
          expect(credit).toBeLessThanOrEqual(unusedValue(price, stretch));
          expect(credit).toBeLessThanOrEqual(parts.reduce((sum, { net }) => sum + net, 0));
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
