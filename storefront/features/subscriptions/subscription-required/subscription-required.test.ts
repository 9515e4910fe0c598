import { describe, expect, it } from 'vitest';
import type { PublicProduct } from '../../../../api/contract/subscriptions/products.schema.ts';
import { renderFor } from '../../../testing/render-for.ts';
import { offersOf } from './offers.ts';

const upgrade: PublicProduct = {
  id: 7,
  name: 'שדרוג',
  description: null,
  monthlyPrice: '40.00',
  yearlyPrice: '0.00',
  billingCycle: 'monthly',
  basicCardCount: 0,
  proCardCount: 1,
  packageType: 'individual',
  features: [],
  benefit1: null,
  benefit2: null,
  benefit3: null,
  benefit4: null,
  benefit5: null,
  showAtHome: false,
  isPopular: false,
  showAtUpgrade: true,
  isActive: true,
  sortOrder: 0,
};
const yearlyUpgrade: PublicProduct = {
  ...upgrade,
  id: 8,
  billingCycle: 'yearly',
  monthlyPrice: '0.00',
  yearlyPrice: '384.00',
};

const specified = [
  { id: 'basic', price: 0 },
  { id: 'monthly', price: 40 },
  { id: 'yearly', price: 384, insteadOf: 480, saving: 20 },
];

describe('the figures of docs/specification.md 9', () => {
  it('are those of the seeded products; while nothing is on sale, the saving is what those prices save', () => {
    expect(offersOf([])[2]).toMatchObject({ id: 'yearly', price: 300, insteadOf: 480, saving: 37 });
    expect(offersOf([upgrade, yearlyUpgrade])).toMatchObject(specified);
  });

  it('follow the products on sale that are meant for upgrades, and no others', () => {
    const dearer = { ...upgrade, monthlyPrice: '45.00' };
    const away = [
      { ...upgrade, monthlyPrice: '1.00', isActive: false },
      { ...upgrade, monthlyPrice: '2.00', showAtUpgrade: false },
    ];
    expect(offersOf([...away, dearer])[1]).toMatchObject({ id: 'monthly', price: 45 });
    expect(
      offersOf([...away, { ...yearlyUpgrade, monthlyPrice: '45.00', yearlyPrice: '360.00' }])[2],
    ).toMatchObject({
      id: 'yearly',
      price: 360,
      insteadOf: 540,
    });
  });
});

it.each([
  [
    'he',
    'נדרש מנוי פעיל כדי לגשת לתוכן זה. אנא שדרג את המנוי שלך.',
    [
      /^ *בסיסי 0 ₪ חינם כרטיס בסיסי תבנית בסיסית קישורים לרשתות חברתיות בלי כתובת אישית בלי סטטיסטיקות מתקדמות הצטרפות חינם *$/,
      /^ *הפופולרי ביותר חודשי 40 ₪ לחודש כתובת אישית ניהול ביקורות לקוחות סטטיסטיקות מפורטות תמיכה מלאה הצטרפות *$/,
      /^ *שנתי 300 ₪ לשנה במקום 480 ₪ , חיסכון של 37% .*תמיכה בעדיפות ייעוץ שיווקי הצטרפות *$/,
    ],
  ],
  [
    'en',
    'An active subscription is required to reach this content. Please upgrade your subscription.',
    [
      /^ *Basic ₪0 free A basic card The basic template Links to social networks No custom address No advanced statistics Join for free *$/,
      /^ *Most popular Monthly ₪40 a month A custom address Customer review management Detailed statistics Full support Join *$/,
      /^ *Yearly ₪300 a year Instead of ₪480 , a saving of 37% .*Priority support Marketing consultation Join *$/,
    ],
  ],
] as const)(
  'says that a subscription is needed, and what the three plans hold (%s)',
  async (language, lede, plans) => {
    const page = await renderFor('/subscription-required', { language });
    expect(page.part('main')?.text).toContain(lede);
    const shown = page
      .all('article')
      .map(({ text }) => text.replace(/[\u200e\u200f]/gu, '').replace(/\s+/gu, ' '));
    expect(shown).toHaveLength(3);
    for (const [at, plan] of plans.entries()) expect(shown[at]).toMatch(plan);
  },
);
