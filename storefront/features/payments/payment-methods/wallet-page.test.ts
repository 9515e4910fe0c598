import { expect, it } from 'vitest';
import type { Language } from '../../../../api/contract/base/languages.ts';
import type { Wallet } from '../../../../api/contract/payments/wallet.schema.ts';
import { renderFor } from '../../../testing/render-for.ts';
import { previewOf } from '../../cards/new-card/compose-card.ts';

const user = { id: 3, username: 'dana', email: 'dana@example.test', userRole: 'user' } as const;
const now = '2026-11-22T08:00:00.000Z';
const method = {
  id: 4,
  type: 'credit_card',
  brand: 'Visa',
  last4Digits: '8790',
  expiry: '08/2027',
  expiryState: 'good',
  holder: 'דנה לוי',
  account: null,
  nickname: null,
  isDefault: true,
  inUse: true,
} as const satisfies Wallet['paymentMethods'][number];
const renewal = {
  id: 9,
  product: 'Pro',
  status: 'active',
  amount: '396.00',
  currency: 'ILS',
  everyMonths: 12,
  lastChargeDate: '2026-10-21T08:00:00.000Z',
  nextChargeDate: '2027-10-21T08:00:00.000Z',
  paymentMethod: null,
} as const satisfies Wallet['recurringPayments'][number];
const paid: Wallet = {
  paymentMethods: [method],
  recurringPayments: [renewal],
  totals: [{ currency: 'ILS', paid: '2459.00', paidThisYear: '2063.00', receipts: 4 }],
};
const card = {
  ...previewOf(
    {
      businessName: 'סטודיו דנה',
      phone: '052-123-4567',
      cardType: 'basic',
      template: 'basic',
      customLinks: [],
      businessHours: [],
      primaryAction: 'phone',
    },
    { publicUrl: 'https://bikur.example', now: new Date(now), address: 'dana', placeholder: '' },
  ),
  id: 5,
};

const walletOf = async (wallet: Wallet, language: Language = 'he') => {
  const { html } = await renderFor('/wallet', {
    user,
    language,
    answers: {
      '/api/wallet': wallet,
      '/api/receipts': { receipts: [], page: 1, pages: 0, total: 0 },
      '/api/cards': { cards: [{ card, status: 'live' }], total: 1, page: 1, pages: 1, now },
    },
  });
  // What the page carries for its script is no drawing.
  return html.split('<script')[0] ?? '';
};
const plain = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
/** The slip's own HTML, up to the heading of the section after it. */
const slipOf = (html: string) =>
  html.split('aria-labelledby="slip-title"')[1]?.split(/>(?:קבלות|Receipts)<\/h2>/u)[0] ?? '';

it.each([
  ['he', 'התשלום הבא', '21 באוקטובר 2027', 'שולם השנה'],
  ['en', 'Next payment', '21 October 2027', 'Paid this year'],
] as const)(
  'says on one slip what comes next, for which cards, and what was paid (%s)',
  async (language, next, date, thisYear) => {
    const slip = slipOf(await walletOf(paid, language));
    expect(slip).toMatch(/<a [^>]*href="\/dashboard"[^>]*>(?:(?!<\/a>)[\s\S])*סטודיו דנה/u);
    const words = plain(slip);
    for (const said of [next, date, thisYear, 'Pro', '396', '2,063', '2,459']) expect(words).toContain(said);
  },
);

it('names as next the charge that comes first, and none that was stopped', async () => {
  const soon = { ...renewal, id: 10, product: 'Soon', nextChargeDate: '2026-12-01T08:00:00.000Z' };
  const stopped = {
    ...renewal,
    id: 11,
    product: 'Stopped',
    status: 'cancelled',
    nextChargeDate: null,
  } as const;
  const slip = slipOf(await walletOf({ ...paid, recurringPayments: [stopped, renewal, soon] }));
  expect(slip).toContain('Soon');
  expect(slip).not.toContain('Stopped');
  expect(slip).not.toContain('Pro');
  const nothingAhead = slipOf(await walletOf({ ...paid, recurringPayments: [stopped] }));
  expect(nothingAhead).not.toContain('התשלום הבא');
  expect(plain(nothingAhead)).toContain('2,063');
});

it('is no slip for whoever never paid and pays for nothing', async () => {
  expect(slipOf(await walletOf({ paymentMethods: [], recurringPayments: [], totals: [] }))).toBe('');
});

it('draws each payment method as the thing it is, with its last digits from left to right', async () => {
  const html = await walletOf({
    ...paid,
    paymentMethods: [
      method,
      { ...method, id: 5, type: 'bit', brand: null, last4Digits: null, isDefault: false, inUse: false },
    ],
  });
  expect(html.match(/data-picture="card"/g)).toHaveLength(1);
  expect(html).toMatch(/data-picture="card"[^>]*aria-hidden="true"[^>]*>(?:(?!<\/span>)[\s\S])*8790/u);
  expect(html.match(/data-picture="account"/g)).toHaveLength(1);
});
