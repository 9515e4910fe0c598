import { describe, expect, it } from 'vitest';
import type { PublicProduct } from '../../../../api/contract/subscriptions/products.schema.ts';
import { bareCard } from '../../../card/testing/cards.ts';
import { homePlans, peepingCards, pointsOf } from './home-plans.ts';
import { averageMonth, isFree, maxSaving, soldIn, yearlySaving } from './pricing-figures.ts';

const plan: PublicProduct = {
  id: 1,
  name: 'פרו',
  description: null,
  monthlyPrice: '40.00',
  yearlyPrice: '400.00',
  billingCycle: 'monthly',
  basicCardCount: 0,
  proCardCount: 4,
  packageType: 'individual',
  features: [],
  benefit1: null,
  benefit2: null,
  benefit3: null,
  benefit4: null,
  benefit5: null,
  showAtHome: true,
  isPopular: false,
  showAtUpgrade: false,
  isActive: true,
  sortOrder: 0,
};

describe('yearly saving and average month', () => {
  it.each([
    ['40.00', '396.00', 17, 33],
    ['40.00', '400.00', 16, 33],
    ['40.00', '384.00', 20, 32],
    ['120.00', '1188.00', 17, 99],
    ['40.00', '300.00', 37, 25],
    ['40.00', '0.00', 0, 0],
    ['0.00', '0.00', 0, 0],
    ['0.00', '120.00', 0, 10],
    ['10.00', '150.00', 0, 13],
    ['49.90', '499.00', 16, 42],
  ])('of %s a month and %s a year are %i%% and %i', (monthlyPrice, yearlyPrice, saving, average) => {
    expect(yearlySaving({ monthlyPrice, yearlyPrice })).toBe(saving);
    expect(averageMonth({ monthlyPrice, yearlyPrice })).toBe(average);
  });

  it('name the largest of the plans shown', () => {
    const prices = [
      ['40.00', '396.00'],
      ['40.00', '384.00'],
      ['0.00', '0.00'],
    ].map(([monthlyPrice = '', yearlyPrice = '']) => ({ monthlyPrice, yearlyPrice }));
    expect([maxSaving(prices), maxSaving([])]).toEqual([20, 0]);
  });

  it('shows a plan that is sold in one cycle only in that one', () => {
    const monthly = { monthlyPrice: '40.00', yearlyPrice: '0.00' };
    const yearly = { monthlyPrice: '0.00', yearlyPrice: '384.00' };
    expect([soldIn(monthly, 'yearly'), soldIn(monthly, 'monthly')]).toEqual(['monthly', 'monthly']);
    expect([soldIn(yearly, 'yearly'), soldIn(yearly, 'monthly')]).toEqual(['yearly', 'yearly']);
    expect(soldIn({ monthlyPrice: '40.00', yearlyPrice: '396.00' }, 'yearly')).toBe('yearly');
  });

  it('knows a free plan', () => {
    expect(isFree({ monthlyPrice: '0.00', yearlyPrice: '0.00' })).toBe(true);
    expect(isFree({ monthlyPrice: '0.00', yearlyPrice: '1.00' })).toBe(false);
  });
});

describe('plans of the landing page', () => {
  it('are those on sale and shown at home, by sortOrder, whatever the server sends', () => {
    const plans = homePlans([
      { ...plan, id: 1, sortOrder: 9 },
      { ...plan, id: 2, sortOrder: 1 },
      { ...plan, id: 3, showAtHome: false },
      { ...plan, id: 4, isActive: false },
    ]);
    expect(plans.map(({ id }) => id)).toEqual([2, 1]);
  });

  it('list at most five points, features before benefits, nothing empty', () => {
    const features = ['א', 'ב', 'ג', ''];
    expect(pointsOf({ ...plan, features, benefit1: 'ד', benefit3: 'ה', benefit4: 'ו' })).toEqual([
      'א',
      'ב',
      'ג',
      'ד',
      'ה',
    ]);
    expect(pointsOf(plan)).toEqual([]);
  });

  it('show cards that the plan itself can have, and none of them twice on the page', () => {
    const cards = (['classic', 'basic', 'night', 'bold', 'basic', 'minimal', 'creative'] as const).map(
      (template, id) => ({ ...bareCard, id, template }),
    );
    const free = { ...plan, monthlyPrice: '0.00', yearlyPrice: '0.00' };
    const shown = [free, { ...plan, isPopular: true }, plan].map((each) =>
      peepingCards(each, cards).map(({ id }) => id),
    );
    expect(shown).toEqual([[1], [0], [5, 3, 2]]);
    // Popular or not, what costs nothing has a basic card only.
    expect(peepingCards({ ...free, isPopular: true }, cards).map(({ id }) => id)).toEqual([1]);
    expect(peepingCards(plan, [])).toEqual([]);
  });
});
