import { expect, it } from 'vitest';
import type { PublicProduct } from '../../../../api/contract/subscriptions/products.schema.ts';
import { renderFor } from '../../../testing/render-for.ts';

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
  features: ['א', 'ב', 'ג', 'ד'],
  benefit1: 'ה',
  benefit2: 'ו',
  benefit3: null,
  benefit4: null,
  benefit5: null,
  showAtHome: true,
  isPopular: true,
  showAtUpgrade: false,
  isActive: true,
  sortOrder: 2,
};
const free = {
  ...plan,
  id: 1,
  name: 'Free',
  monthlyPrice: '0.00',
  yearlyPrice: '0.00',
  isPopular: false,
  sortOrder: 1,
};
const business = {
  ...plan,
  id: 3,
  name: 'Business',
  monthlyPrice: '120.00',
  yearlyPrice: '1188.00',
  isPopular: false,
  sortOrder: 3,
};
const user = { id: 3, username: 'dana', email: 'dana@example.test', userRole: 'user' } as const;
const plain = (text: string) =>
  text
    .replace(/[\u200e\u200f]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
const withPlans = (...plans: PublicProduct[]) => ({ answers: { '/api/home-products': plans } });

it.each([
  ['he', ['כרטיסים פעילים 1000+', 'שביעות רצון לקוחות 98%', 'תמיכה טכנית 24/7', 'תבניות עיצוב 3+'], '3–5'],
  [
    'en',
    ['active cards 1000+', 'customer satisfaction 98%', 'technical support 24/7', 'design templates 3+'],
    '3–5',
  ],
] as const)('claims what docs/specification.md 1 claims (%s)', async (language, claims, days) => {
  const page = await renderFor('/', { language });
  const text = plain(page.part('main')?.text ?? '');
  for (const claim of claims) expect(text).toContain(claim);
  expect(text).toContain(days);
  expect(page.all('blockquote')).toHaveLength(5);
  const stars = { he: 'דירוג 5 מתוך 5', en: 'Rated 5 out of 5' }[language];
  expect(text.split(stars)).toHaveLength(6);
  expect(page.links('main').map(([, address]) => address)).toContain('/contact');
  const cut = page.all('blockquote').flatMap(({ text: words }) => (words.endsWith('…') ? [[...words]] : []));
  expect(cut.map(({ length }) => length)).toEqual([151]);
});

it.each([
  [
    'he',
    'מומלץ',
    '33 ₪ לחודש',
    'תשלום שנתי, מחויב כל שנה. 396 ₪ , חוסכים 17%',
    'צור קשר',
    'בחר תוכנית',
    'עד 17% הנחה בתשלום שנתי',
    '40 ₪',
  ],
  [
    'en',
    'Top pick',
    '₪33 a month',
    'Paid yearly, charged every year. ₪396 , you save 17%',
    'Contact us',
    'Choose plan',
    'Up to 17% off when paid yearly',
    '₪40',
  ],
] as const)(
  'prices a plan by the year first, with five points, and leads a guest to us and a person on (%s)',
  async (language, popular, price, note, contact, choose, upTo, month) => {
    const page = await renderFor('/', { language, ...withPlans(business, free, plan) });
    const plans = page.all('article').filter(({ attributes }) => 'data-plan' in attributes);
    expect(plans.map(({ attributes }) => attributes['data-plan'])).toEqual(['1', '2', '3']);
    const text = plain(plans[1]?.text ?? '');
    for (const words of [popular, price, note, contact]) expect(text).toContain(words);
    expect(text).toContain('א ב ג ד ה');
    expect(text).not.toContain('ו ');
    expect(plain(page.text)).toContain(upTo);
    const mine = await renderFor('/', { language, user, ...withPlans(plan) });
    expect(mine.links('article').at(-1)).toEqual([choose, '/subscription?plan=2']);
    const monthly = await renderFor('/?billing=monthly', { language, ...withPlans(plan) });
    expect(plain(monthly.part('article')?.text ?? '')).toContain(month);
  },
);

it('stands in three columns from three plans on, otherwise in two, and not at all without any', async () => {
  const columns = async (...plans: PublicProduct[]) => {
    const page = await renderFor('/', withPlans(...plans));
    return / class="[^"]*_plans_[^"]*"/.exec(page.html)?.[0];
  };
  expect(await columns(free, plan, business)).toMatch(/three/);
  expect(await columns(free, plan)).not.toMatch(/three/);
  expect((await renderFor('/', withPlans())).html).not.toContain('id="pricing"');
  expect((await renderFor('/', withPlans({ ...plan, isActive: false }))).html).not.toContain('id="pricing"');
});

it('asks for a quote by a letter that is begun already', async () => {
  const page = await renderFor('/', withPlans(plan));
  const [, address] = page.links('main').find(([, href]) => href?.startsWith('mailto:')) ?? [];
  const letter = new URL(address ?? '');
  expect(letter.pathname).toBe('info@bikur.example');
  expect(letter.searchParams.get('subject')).toBe('בקשה להצעת מחיר');
  expect(letter.searchParams.get('body')).toMatch(/^שלום, נשמח להצעת מחיר\./);
});

it.each([
  ['he', 'טוען חבילות ומחירים...'],
  ['en', 'Loading plans and prices...'],
] as const)('says that plans and prices are on their way while they are (%s)', async (language, words) => {
  const page = await renderFor('/', { language, unread: ['/api/home-products'] });
  expect(page.part('main')?.text).toContain(words);
});

it.each(['he', 'en'] as const)(
  'a guest begins a card in the hero, also without a script (%s)',
  async (language) => {
    const page = await renderFor('/', { language });
    const form = page.part('form');
    const fields = form?.all('input').map(({ attributes }) => [attributes['name'], attributes['value']]);
    expect(fields).toEqual([
      ['register', '1'],
      ['card-name', undefined],
      ['card-trade', undefined],
    ]);
    // What is typed is drawn into these places.
    for (const place of ['initials', 'name', 'trade']) expect(page.html).toContain(`data-drawn="${place}"`);
    const owner = await renderFor('/', { language, user });
    expect(owner.html).not.toContain('data-drawn');
  },
);

it.each([
  [0, 'הכרטיס הראשון שלי'],
  [2, 'הכרטיסים שלי'],
])('leads a person with %i cards to them', async (cards, words) => {
  const page = await renderFor('/', { user, answers: { '/api/dashboard': { cards } } });
  expect(page.links('section')).toContainEqual([words, '/dashboard']);
});
