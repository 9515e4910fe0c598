import { describe, expect, test } from 'vitest';
import { packageStatuses } from '../../../contract/subscriptions/entities/package.schema.ts';
import { entitlementsFrom, isActivePackage, type CountedPackage } from './entitlements.ts';
import { accessUntil } from './package-access.ts';
import { seatedCards } from './seated-cards.ts';

const now = new Date('2026-11-21T10:00:00Z');
const tomorrow = new Date('2026-11-22T10:00:00Z');
const row = (changes: Partial<CountedPackage> = {}): CountedPackage => ({
  status: 'active',
  isPaid: true,
  isEnterprise: false,
  startDate: null,
  endDate: tomorrow,
  graceUntil: null,
  autoRenew: false,
  renewalDriver: null,
  basicCardCount: 0,
  proCardCount: 1,
  ...changes,
});

describe('an active package', () => {
  test.each(packageStatuses)('by its status %s', (status) => {
    expect(isActivePackage(row({ status }), now)).toBe(status === 'active' || status === 'past_due');
  });

  test.each([
    ['ahead', tomorrow, true],
    ['none', null, true],
    ['this very moment', now, false],
    ['behind', new Date('2026-11-20T10:00:00Z'), false],
  ])('by its end: %s', (_, endDate, active) => {
    expect(isActivePackage(row({ endDate }), now)).toBe(active);
  });
});

describe('entitlements', () => {
  test('a card of a team brings what a pro card does, without a place, as long as the team’s package lasts', () => {
    const shared = row({ isEnterprise: true, proCardCount: 9 });
    expect(entitlementsFrom([], now, [shared], true)).toMatchObject({
      basicCards: 1,
      proCards: 0,
      gallery: true,
      hasPaidPackage: true,
      hasTeam: false,
      statistics: true,
    });
    expect(entitlementsFrom([], now, [{ ...shared, endDate: now }], true)).toMatchObject({
      gallery: false,
      hasPaidPackage: false,
      statistics: false,
    });
    // A gift of a pro card that costs nothing shows its figures, whatever ended before.
    const gift = entitlementsFrom([row({ isPaid: false })], now, [], true);
    expect(gift).toMatchObject({ statistics: true, hasPaidPackage: false, hasTeam: false });
    const paid = entitlementsFrom(
      [row({ proCardCount: 0, basicCardCount: 2, isEnterprise: true })],
      now,
      [],
      true,
    );
    expect(paid).toMatchObject({ statistics: true, gallery: false, basicCards: 3, hasTeam: true });
  });

  test('without a package: one free basic card and nothing else', () => {
    const { basicCards, ...rest } = entitlementsFrom([], now);
    expect(basicCards).toBe(1);
    expect(Object.entries(rest).filter(([, given]) => Boolean(given))).toEqual([['statistics', true]]);
  });

  test('are the sum of the active packages', () => {
    const given = entitlementsFrom(
      [
        row({ basicCardCount: 2, proCardCount: 3 }),
        row({ proCardCount: 4, isPaid: false, endDate: null }),
        row({ basicCardCount: 50, proCardCount: 50, status: 'expired' }),
        row({ basicCardCount: 50, proCardCount: 50, endDate: now }),
      ],
      now,
    );
    expect(given).toMatchObject({ basicCards: 3, proCards: 7, hasPaidPackage: true, walletPasses: true });
  });

  test('of an enterprise package name its team, to its owner and while it is active', () => {
    const company = { isEnterprise: true };
    expect(entitlementsFrom([row(company)], now).hasTeam).toBe(true);
    expect(entitlementsFrom([row({})], now).hasTeam).toBe(false);
    expect(entitlementsFrom([row({ ...company, endDate: now })], now).hasTeam).toBe(false);
    expect(entitlementsFrom([], now, [row(company)]).hasTeam).toBe(false);
  });

  test('of a package without pro cards bring no pro feature', () => {
    const given = entitlementsFrom([row({ basicCardCount: 5, proCardCount: 0, isPaid: false })], now);
    expect(given).toMatchObject({ basicCards: 6, proCards: 0, hasPaidPackage: false, gallery: false });
  });
});

test('the oldest cards have a place, in whatever order they stand; a pro place that is free holds a basic card', () => {
  const card = (id: number, cardType: 'basic' | 'pro') => ({ id, cardType });
  const seated = (proCards: number, basicCards: number, ...cards: ReturnType<typeof card>[]) =>
    seatedCards(cards, { proCards, basicCards }).map(({ id }) => id);
  expect(seated(1, 1, card(4, 'pro'), card(3, 'basic'), card(2, 'pro'), card(1, 'basic'))).toEqual([2, 1]);
  expect(seated(2, 1, card(3, 'basic'), card(2, 'basic'), card(1, 'pro'))).toEqual([1, 2, 3]);
  // No basic place holds a pro card, and pro cards too many take no basic place away.
  expect(seated(0, 2, card(1, 'pro'), card(2, 'basic'), card(3, 'basic'), card(4, 'basic'))).toEqual([2, 3]);
});

test('a package lasts to its end, through its grace, and three days more while a renewal is unanswered', () => {
  const hour = 3_600_000;
  const renewed = { autoRenew: true, renewalDriver: 'merchant' as const };
  const until = (more: Partial<CountedPackage>) =>
    accessUntil(row({ endDate: now, ...more }))?.getTime() ?? null;
  expect(until({ endDate: null })).toBeNull();
  expect(until({})).toBe(now.getTime());
  expect(until(renewed)).toBe(now.getTime() + 72 * hour);
  expect(until({ ...renewed, autoRenew: false })).toBe(now.getTime());
  expect(until({ ...renewed, renewalDriver: null })).toBe(now.getTime());
  expect(until({ ...renewed, status: 'past_due' })).toBe(now.getTime());
  expect(until({ ...renewed, status: 'past_due', graceUntil: tomorrow })).toBe(tomorrow.getTime());
  // A grace of before takes nothing from time that was paid.
  expect(until({ graceUntil: new Date(now.getTime() - hour) })).toBe(now.getTime());
});
