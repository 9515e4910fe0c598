import { expect, it } from 'vitest';
import type { Language } from '../../../../api/contract/base/languages.ts';
import type { PublicProduct } from '../../../../api/contract/subscriptions/products.schema.ts';
import type { OwnPackage, Subscription } from '../../../../api/contract/subscriptions/subscription.schema.ts';
import type { PublicCard } from '../../../../api/contract/cards/public-card.schema.ts';
import { previewOf } from '../../cards/new-card/compose-card.ts';
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

const moment = '2026-11-22T08:00:00.000Z';
const cardOf = (id: number, name: string, template: 'basic' | 'bold'): PublicCard => ({
  ...previewOf(
    {
      businessName: name,
      phone: '052-123-4567',
      cardType: template === 'basic' ? 'basic' : 'pro',
      template,
      customLinks: [],
      businessHours: [],
      primaryAction: 'phone',
    },
    { publicUrl: 'https://bikur.example', now: new Date(moment), address: `card-${id}`, placeholder: '' },
  ),
  id,
});
const showcase = {
  cards: [cardOf(11, 'קפה לדוגמה', 'bold'), cardOf(12, 'חשמל לדוגמה', 'basic')],
  now: moment,
};
const myCards = {
  cards: [{ card: cardOf(5, 'הכרטיס שלי', 'bold'), status: 'live' }],
  total: 1,
  page: 1,
  pages: 1,
  now: moment,
};

const page = (active: OwnPackage[], language: Language = 'he', past: OwnPackage[] = []) =>
  renderFor('/subscription', {
    user,
    language,
    answers: {
      '/api/subscription': { active, past, places } satisfies Subscription,
      '/api/showcase-cards': showcase,
      '/api/cards': myCards,
      '/api/home-products': [plan, { ...plan, id: 3, name: 'Business', isPopular: false, sortOrder: 3 }],
    },
  });
/** The HTML of each plan, from its name to the next one's. */
const offers = (html: string) => html.split(/(?=<h3[^>]*><bdi[^>]*>(?:Pro|Business)<)/u).slice(1);

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

it('shows what is paid for: one’s own card beside the places, and on a plan a card such as it can have', async () => {
  const { html } = await page([own]);
  // Each plan's drawing stands before its name.
  const beforePro = html.slice(0, html.search(/<h3[^>]*><bdi[^>]*>Pro<\/bdi>/u));
  expect(beforePro).toContain('קפה לדוגמה');
  // What the page carries for its script is no drawing.
  expect(html.slice(beforePro.length).split('<script')[0]).not.toContain('קפה לדוגמה');
  expect(html).toMatch(/<a [^>]*href="\/editor\/5"[^>]*>(?:(?!<\/a>)[\s\S])*הכרטיס שלי/u);
});

/** What stands on the page above the plans on sale. */
async function told(active: OwnPackage[], past: OwnPackage[] = []) {
  const { part } = await page(active, 'he', past);
  return (part('main')?.text ?? '').replace(/[\u200e\u200f]/gu, '').split('כל התוכניות')[0] ?? '';
}
const overdue = {
  liveUntil: '2026-12-08T08:00:00.000Z',
  nextTryAt: '2026-12-03T08:00:00.000Z',
  canPay: true,
  isCharging: false,
};
const ended = { ...own, id: 6, isActive: false, status: 'expired' } as const;

it('says when a plan is charged next and from which card, else until when it works, else that it has no end', async () => {
  const renewed = { ...own, autoRenew: true, nextPaymentDate: own.endDate };
  expect(await told([{ ...renewed, chargedCard: '4580' }])).toMatch(
    /החיוב הבא 1 בדצמבר 2026.*···· 4580.*החלפת כרטיס/u,
  );
  expect(await told([renewed])).not.toContain('מהכרטיס');
  expect(await told([own])).toMatch(/בתוקף עד 1 בדצמבר 2026.*לא מתחדשת מעצמה/u);
  expect(await told([{ ...own, autoRenew: true }])).not.toContain('לא מתחדשת מעצמה');
  const endless = await told([{ ...own, endDate: null, price: '0.00' }]);
  expect(endless).toContain('בלי תאריך סיום');
  expect(endless).toContain('חינם');
  expect(endless).not.toContain('לחודש');
});

it('says of a charge that failed when it is tried again, and offers to pay where that is possible', async () => {
  const late = { ...own, status: 'past_due', chargeFailed: true } as const;
  const notice = async (change: Partial<typeof overdue> | { nextTryAt: null }) =>
    await told([{ ...late, overdue: { ...overdue, ...change } }]);
  const next = await notice({});
  expect(next).toContain('הכול ממשיך לפעול עד 8 בדצמבר 2026. ננסה שוב ב־3 בדצמבר 2026.');
  expect(next).toContain('לשלם עכשיו');
  // The plan works until then, whatever its period says, and nobody need be asked for help.
  expect(next).toContain('בתוקף עד 8 בדצמבר 2026');
  expect(next).not.toContain('לפנייה אלינו');
  expect(await notice({ canPay: false })).not.toContain('לשלם עכשיו');
  const charging = await notice({ isCharging: true });
  expect(charging).toContain('מחייבים עכשיו.');
  expect(charging).not.toContain('לשלם עכשיו');
  expect(await notice({ nextTryAt: null })).toContain('לא ננסה שוב מעצמנו עד שיוחלף הכרטיס.');
  const helpless = await told([late]);
  expect(helpless).toContain('החיוב האחרון לא עבר.');
  // Who can still mend it is not told that it is over.
  const over = await told([], [{ ...ended, status: 'past_due', chargeFailed: true }]);
  expect(over).toContain('החיוב האחרון לא עבר.');
  expect(over).not.toContain('המנוי הסתיים');
  // What ended long ago is no trouble of today.
  expect(await told([own], [{ ...ended, chargeFailed: true }])).not.toContain('החיוב האחרון לא עבר.');
});

it('tells who has lost a plan that nothing is lost, and nobody else', async () => {
  const lapsed = 'שום דבר לא נמחק.';
  for (const status of ['expired', 'past_due'] as const)
    expect(await told([], [{ ...ended, status }]), status).toContain(lapsed);
  for (const status of ['cancelled', 'refunded'] as const)
    expect(await told([], [{ ...ended, status }]), status).not.toContain(lapsed);
  expect(await told([own], [ended])).not.toContain(lapsed);
  expect(await told([])).not.toContain(lapsed);
  expect(await told([])).toContain('כרטיס בסיסי אחד, לתמיד ובלי כרטיס אשראי.');
  expect(await told([own])).not.toContain('כרטיס בסיסי אחד, לתמיד');
});

it('lists what has ended, where something has; a plan that ended today is not called active', async () => {
  const history = async (past: OwnPackage[]) =>
    ((await page([own], 'he', past)).part('main')?.text ?? '').split('היסטוריה')[1];
  expect(await history([])).toBeUndefined();
  const past = await history([
    { ...ended, status: 'active', name: 'Pro', price: '40.00' },
    { ...ended, id: 5, status: 'refunded', name: 'Business', billingCycle: 'yearly', price: '396.00' },
  ]);
  expect(past?.replace(/[\u200e\u200f]/gu, '')).toMatch(
    /Pro *הסתיימה.*1 בנובמבר 2026 עד 1 בדצמבר 2026.*40 *₪ *לחודש.*Business *הוחזרה.*396 *₪ *לשנה/u,
  );
});
