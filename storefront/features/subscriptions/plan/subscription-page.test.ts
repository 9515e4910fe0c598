import { expect, it } from 'vitest';
import type { Language } from '../../../../api/contract/base/languages.ts';
import type { PublicProduct } from '../../../../api/contract/subscriptions/products.schema.ts';
import type { OwnPackage, Subscription } from '../../../../api/contract/subscriptions/subscription.schema.ts';
import { renderFor } from '../../../testing/render-for.ts';

const user = { id: 3, username: 'dana', email: 'dana@example.test', userRole: 'user' } as const;
const plan: PublicProduct = {
  id: 2,
  name: 'Pro',
  description: null,
  monthlyPrice: '40.00',
  yearlyPrice: '396.00',
  billingCycle: 'monthly',
  basicCardCount: 1,
  proCardCount: 3,
  packageType: 'individual',
  features: [],
  benefit1: null,
  benefit2: null,
  benefit3: null,
  benefit4: null,
  benefit5: null,
  showAtHome: true,
  isPopular: true,
  showAtUpgrade: false,
  isActive: true,
  sortOrder: 2,
};
const own: OwnPackage = {
  id: 7,
  productId: 2,
  name: 'Pro',
  status: 'active',
  isActive: true,
  isPaid: true,
  billingCycle: 'monthly',
  price: '40.00',
  currency: 'ILS',
  basicCardCount: 1,
  proCardCount: 3,
  startDate: '2026-11-01T08:00:00.000Z',
  endDate: '2026-12-01T08:00:00.000Z',
  autoRenew: false,
  nextPaymentDate: null,
  canResume: false,
  chargeFailed: false,
  canChange: false,
  change: null,
  overdue: null,
  consultation: false,
  chargedCard: null,
  enterprise: null,
};
const places = { basic: { total: 1, used: 0 }, pro: { total: 3, used: 1 }, free: ['pro' as const] };

const page = (active: OwnPackage[], language: Language = 'he') =>
  renderFor('/subscription', {
    user,
    language,
    answers: {
      '/api/subscription': { active, past: [], places } satisfies Subscription,
      '/api/home-products': [plan, { ...plan, id: 3, name: 'Business', sortOrder: 3 }],
    },
  });
const offers = (html: string) =>
  [...html.matchAll(/<li[^>]*>(?:(?!<\/li>)[\s\S])*<h3[\s\S]*?<\/li>/gu)].map(([item]) => item);

it.each([
  ['he', 'התוכנית שלך', 'להצטרפות'],
  ['en', 'Your plan', 'Join'],
] as const)(
  'says of a plan that it is yours already, and sells it to nobody twice (%s)',
  async (language, mine, join) => {
    const [pro = '', business = ''] = offers((await page([own], language)).html);
    expect(pro).toContain(mine);
    expect(pro).not.toContain(join);
    expect(business).toContain(join);
    expect(business).not.toContain(mine);
    expect((await page([], language)).html).not.toContain(`>${mine}<`);
  },
);

it.each([
  ['he', 'ייעוץ שיווקי'],
  ['en', 'Marketing consultation'],
] as const)(
  'opens the talk about marketing by its name, where the plan has it (%s)',
  async (language, name) => {
    const button = new RegExp(`<button[^>]*>${name}</button>`, 'u');
    expect((await page([{ ...own, consultation: true }], language)).html).toMatch(button);
    expect((await page([own], language)).html).not.toContain(name);
  },
);
