import { describe, expect, test } from 'vitest';
import { packageStatuses } from '../../../contract/subscriptions/entities/package.schema.ts';
import { entitlementsFrom, isActivePackage, type CountedPackage } from './entitlements.ts';

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
