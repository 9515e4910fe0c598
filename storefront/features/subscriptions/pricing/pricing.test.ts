import { describe, expect, it } from 'vitest';
import type { PublicProduct } from '../../../../api/contract/subscriptions/products.schema.ts';
import { homePlans, pointsOf } from './home-plans.ts';
import { averageMonth, isFree, yearlySaving } from './pricing-figures.ts';

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
    ['40.00', '400.00', 17, 33],
    ['120.00', '1200.00', 17, 100],
    ['40.00', '300.00', 38, 25],
    ['0.00', '0.00', 0, 0],
    ['0.00', '120.00', 0, 10],
    ['10.00', '150.00', 0, 13],
    ['49.90', '499.00', 17, 42],
  ])('of %s a month and %s a year are %i%% and %i', (monthlyPrice, yearlyPrice, saving, average) => {
    expect(yearlySaving({ monthlyPrice, yearlyPrice })).toBe(saving);
    expect(averageMonth({ monthlyPrice, yearlyPrice })).toBe(average);
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
});
