import { consentVersion, renewalText } from '../../../contract/subscriptions/consent-texts.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import type { PlanChangeQuote } from '../../../contract/subscriptions/plan-change.schema.ts';
import { sandboxCards, type CardBehaviour } from '../../../contract/payments/sandbox-cards.ts';
import type { Package } from '../../../models/Package.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import type { Product } from '../../../models/Product.ts';
import type { User } from '../../../models/User.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { crowd } from '../../../testing/crowd.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createCheckoutLock } from '../../../testing/factories/checkout-lock.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createPaymentAttempt } from '../../../testing/factories/payment-attempt.ts';
import type { Overrides } from '../../../testing/factories/overrides.ts';
import { createRecurringPayment } from '../../../testing/factories/recurring-payment.ts';
import { createUserPaymentMethod } from '../../../testing/factories/user-payment-method.ts';
import { createProduct } from '../../../testing/factories/product.ts';
import { payOnPage, wayBack } from '../../../testing/sandbox-visitor.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { applyDueChange } from './apply-change.ts';
import { expirePackages } from '../../payments/renewals/expire-packages.ts';
import { applyOutcome } from '../../payments/attempts/apply-outcome.ts';
import { chargeDuePackages } from '../../payments/renewals/charge-due-packages.ts';
import { periodStart } from './period-start.ts';

const day = 86_400_000;
const began = new Date('2026-11-01T10:00:00Z');
let moment = began;
let app: TestApp;
let client: TestClient;
let user: User;
let [small, big, huge]: [Product, Product, Product] = [] as never;

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => moment } });
  const plan = (name: string, monthlyPrice: number, proCardCount: number) =>
    createProduct(app.knex, { name, monthlyPrice, yearlyPrice: monthlyPrice * 10, proCardCount });
  small = await plan('פרו', 4_000, 1);
  big = await plan('Business 🚀', 12_000, 3);
  huge = await plan('ענק', 30_000, 9);
});
beforeEach(async () => {
  // The middle of a month of thirty days.
  moment = new Date(began.getTime() + 15 * day);
  ({ client, user } = await signInAs(app, 'user'));
});
afterAll(() => app.close());

/** A package of which the running period was paid. */
const own = async (overrides: Overrides<Package> = {}) => {
  const row = await createPackage(app.knex, {
    userId: user.id,
    productId: small.id,
    price: 4_000,
    proCardCount: 1,
    basicCardCount: 0,
    startDate: began,
    billingAnchor: began,
    endDate: new Date('2026-12-01T10:00:00Z'),
    ...overrides,
  });
  await createPaymentAttempt(app.knex, {
    userId: user.id,
    packageId: row.id,
    amountMinor: row.price,
    status: 'succeeded',
  });
  return row;
};
const path = ({ id }: Package) => `/api/subscription/${id}/change`;
const ask = (row: Package, to: Product, billingCycle = 'monthly') =>
  client.get(`${path(row)}?productId=${to.id}&billingCycle=${billingCycle}`);
const quoteOf = async (row: Package, to: Product, billingCycle = 'monthly') =>
  (await ask(row, to, billingCycle)).body as PlanChangeQuote;
const press = (row: Package, { to, amount, quotedAt }: PlanChangeQuote, change = {}, headers = {}) =>
  client.post(
    path(row),
    { productId: to.productId, billingCycle: to.billingCycle, amount, quotedAt, consentVersion, ...change },
    { headers },
  );
const testCard = { method: { kind: 'test' } };
const read = (row: Package) => app.knex('packages').where({ id: row.id }).first();
/** What was tried beside the first payment. */
const attempts = () =>
  PaymentAttempt.query(app.knex).where({ user_id: user.id }).whereNot({ kind: 'initial' }).orderBy('id');
const changes = (row: Package) => app.knex('package_changes').where({ package_id: row.id }).orderBy('id');
const numberOf = (behaviour: CardBehaviour) =>
  sandboxCards.find((card) => card.behaviour === behaviour)?.number ?? '';
/** Receipts less credits, in agorot. */
async function balance(): Promise<number> {
  const rows = await app.knex('receipts').where({ user_id: user.id });
  return rows.reduce(
    (sum, { kind, amount }) => sum + Math.round(Number(amount) * 100) * (kind === 'credit' ? -1 : 1),
    0,
  );
}

describe('a dearer plan', () => {
  test('is quoted with all there is to know, and paid and in force at once, until the same day', async () => {
    const row = await own();
    const cards = [];
    for (const name of ['ראשון', 'שני'])
      cards.push(
        await createBusinessProfile(app.knex, { userId: user.id, cardType: 'pro', businessName: name }),
      );
    const quote = await quoteOf(row, big);
    expect(quote).toMatchObject({
      takesEffect: 'now',
      amount: '40.00',
      net: '33.90',
      vat: '6.10',
      credit: null,
      from: { name: 'פרו', price: '40.00' },
      to: { name: 'Business 🚀', price: '120.00', proCardCount: 3 },
      periodEnd: '2026-12-01T10:00:00.000Z',
      nextCharge: null,
      cardsBack: [{ id: cards[1]?.id, name: 'שני' }],
      cardsLost: [],
      losesPro: false,
    });
    const reply = await press(row, quote, testCard);
    expect(reply.body).toMatchObject({
      payment: { state: 'succeeded', kind: 'upgrade', productName: 'Business 🚀', amount: '40.00' },
      subscription: { active: [{ productId: big.id, price: '120.00', proCardCount: 3 }] },
    });
    expect(await read(row)).toMatchObject({
      product_id: big.id,
      price: '120.00',
      end_date: new Date('2026-12-01T10:00:00Z'),
      version: 2,
    });
    expect(await changes(row)).toMatchObject([{ status: 'applied', amount_minor: 4_000 }]);
    const [receipt] = await app.knex('receipts').where({ user_id: user.id });
    expect(receipt).toMatchObject({ amount: '40.00', kind: 'receipt' });
    expect(receipt.description).toContain('Business 🚀');
    expect((await client.get(`/api/checkout?payment=${reply.body.payment.id}`)).body.payment).toEqual(
      reply.body.payment,
    );
    expect((await press(row, quote, testCard)).body.code).toBe('conflict');
    expect(await balance()).toBe(4_000);
  });

  test('on the provider’s page leads back to the subscription and is there after a reload', async () => {
    const row = await own();
    const { body } = await press(row, await quoteOf(row, big), { method: { kind: 'new', save: true } });
    expect(body.payment.state).toBe('open');
    expect((await read(row)).product_id).toBe(small.id);
    const reply = await payOnPage(app.client(), body.payment.pageUrl, { number: numberOf('approved') });
    const back = wayBack(reply);
    expect([back.pathname, back.searchParams.get('payment')]).toEqual(['/subscription', body.payment.id]);
    expect((await client.post(`/api/checkout/payments/${body.payment.id}/check`)).body.state).toBe(
      'succeeded',
    );
    expect((await read(row)).product_id).toBe(big.id);
  });

  test('for the same price costs nothing and asks nobody', async () => {
    const row = await own();
    const same = await createProduct(app.knex, { monthlyPrice: 4_000, yearlyPrice: 30_000 });
    const quote = await quoteOf(row, same);
    expect(quote).toMatchObject({ takesEffect: 'now', amount: '0.00' });
    expect((await press(row, quote)).body.payment).toBeNull();
    expect((await read(row)).product_id).toBe(same.id);
    expect(await attempts()).toEqual([]);
  });

  test('a sum that changed is refused with the new one, and nothing is charged', async () => {
    const row = await own();
    const quote = await quoteOf(row, big);
    moment = new Date(moment.getTime() + 14 * 60_000);
    expect((await press(row, quote, { amount: '1.00', ...testCard })).body).toMatchObject({
      code: 'conflict',
      present: { amount: expect.stringMatching(/^39\.\d\d$/u) },
    });
    moment = new Date(moment.getTime() + 2 * 60_000);
    const late = await press(row, quote, testCard);
    expect([late.status, late.body.present.amount]).toEqual([409, expect.stringMatching(/^39\.\d\d$/u)]);
    const present = moment;
    moment = new Date(present.getTime() + 10 * day);
    const ahead = await quoteOf(row, big);
    moment = present;
    expect((await press(row, ahead, testCard)).status).toBe(409);
    expect([await attempts(), (await read(row)).product_id]).toEqual([[], small.id]);
    expect((await press(row, late.body.present, testCard)).body.payment.state).toBe('succeeded');
  });

  test('many presses in two tabs pay once', async () => {
    const row = await own();
    const quote = await quoteOf(row, big);
    const keys = [randomUUID(), randomUUID()];
    await Promise.all(
      Array.from({ length: crowd(16, 50) }, (_, index) =>
        press(row, quote, testCard, { 'Idempotency-Key': keys[index % 2] ?? '' }),
      ),
    );
    expect((await attempts()).map(({ status }) => status)).toEqual(['succeeded']);
    expect([await balance(), (await read(row)).version]).toEqual([4_000, 2]);
  });

  test('a decline changes nothing, and it may be tried again; an answer that stays out blocks another charge', async () => {
    const row = await own();
    const page = { method: { kind: 'new' } };
    const first = (await press(row, await quoteOf(row, big), page)).body.payment;
    await payOnPage(app.client(), first.pageUrl, { number: numberOf('refused') });
    expect((await client.post(`/api/checkout/payments/${first.id}/check`)).body.state).toBe('declined');
    expect((await changes(row)).map(({ status }: { status: string }) => status)).toEqual(['cancelled']);
    const second = (await press(row, await quoteOf(row, big), page)).body.payment;
    const [, attempt] = await attempts();
    expect([second.id, attempt?.publicId]).toEqual([second.id, second.id]);
    await app.knex('payment_attempts').where({ id: attempt?.id }).update({ status: 'unknown' });
    const again = await press(row, await quoteOf(row, huge), testCard);
    expect(again.body.payment).toMatchObject({ id: second.id, state: 'waiting' });
    expect(await attempts()).toHaveLength(2);
  });

  test('money for a package that has become another meanwhile goes back', async () => {
    const row = await own();
    const { body } = await press(row, await quoteOf(row, big), { method: { kind: 'new' } });
    await app
      .knex('packages')
      .where({ id: row.id })
      .update({ end_date: new Date('2027-01-01T10:00:00Z') });
    const [attempt] = await attempts();
    const approved = {
      kind: 'approved',
      txnId: randomUUID(),
      amount: { minor: 4_000, currency: 'ILS' },
      providerAt: moment,
    } as const;
    expect((await applyOutcome(app.deps, attempt?.id ?? 0, approved)).status).toBe('excess');
    expect((await read(row)).product_id).toBe(small.id);
    expect((await attempts()).map(({ kind, status }) => [kind, status])).toEqual([
      ['upgrade', 'excess'],
      ['refund', 'created'],
    ]);
    expect((await client.get(`/api/checkout?payment=${body.payment.id}`)).body.payment.state).toBe('double');
  });
});

describe('from months to a year', () => {
  test('begins a new period now and takes off what is left of the old one', async () => {
    const row = await own({ autoRenew: true, nextPaymentDate: new Date('2026-12-01T10:00:00Z') });
    const quote = await quoteOf(row, small, 'yearly');
    expect(quote).toMatchObject({
      takesEffect: 'now',
      credit: '20.00',
      amount: '380.00',
      periodEnd: '2027-11-16T10:00:00.000Z',
      nextCharge: { at: '2027-11-16T10:00:00.000Z', amount: '400.00' },
    });
    expect((await press(row, quote, testCard)).status).toBe(200);
    expect(await read(row)).toMatchObject({
      billing_cycle: 'yearly',
      billing_anchor: moment,
      end_date: new Date('2027-11-16T10:00:00Z'),
      next_payment_date: new Date('2027-11-16T10:00:00Z'),
    });
  });

  test('waits where the old plan is worth more than the new year', async () => {
    const row = await own({ productId: huge.id, price: 300_000 });
    expect(await quoteOf(row, small, 'yearly')).toMatchObject({ takesEffect: 'period_end', amount: '0.00' });
  });
});

describe('a cheaper plan, or from a year to months', () => {
  test('waits for the end of the period, can be taken back, and is what the next period charges', async () => {
    const row = await own({ productId: big.id, price: 12_000, proCardCount: 3, autoRenew: true });
    const pro = { userId: user.id, cardType: 'pro' as const };
    const cards = [await createBusinessProfile(app.knex, pro), await createBusinessProfile(app.knex, pro)];
    const quote = await quoteOf(row, small);
    expect(quote).toMatchObject({
      takesEffect: 'period_end',
      amount: '0.00',
      effectiveAt: '2026-12-01T10:00:00.000Z',
      periodEnd: '2027-01-01T10:00:00.000Z',
      nextCharge: { at: '2026-12-01T10:00:00.000Z', amount: '40.00' },
      cardsLost: [{ id: cards[1]?.id }],
      losesPro: false,
    });
    // A plan without pro cards takes all that is pro, unless another one gives it still.
    const basic = await createProduct(app.knex, { monthlyPrice: 1_000, proCardCount: 0 });
    expect(await quoteOf(row, basic)).toMatchObject({ losesPro: true, cardsLost: { length: 2 } });
    const { id } = await createPackage(app.knex, { userId: user.id, proCardCount: 1, endDate: null });
    expect(await quoteOf(row, basic)).toMatchObject({ losesPro: false, cardsLost: [{ id: cards[1]?.id }] });
    await app.knex('packages').where({ id }).delete();
    const waiting = { active: [{ productId: big.id, change: { name: 'פרו', price: '40.00' } }] };
    expect((await press(row, quote)).body).toMatchObject({ payment: null, subscription: waiting });
    const stranger = (await signInAs(app, 'user')).client;
    expect((await stranger.delete(path(row))).status).toBe(404);
    expect((await client.delete(path(row))).body.active).toMatchObject([{ change: null }]);
    await Promise.all([press(row, quote), press(row, quote)]);
    const due = new Date('2026-12-01T10:00:00Z');
    const apply = (now: Date) => app.knex.transaction((trx) => applyDueChange(trx, row.id, now));
    expect(await apply(new Date(due.getTime() - 1))).toBeNull();
    expect(await apply(due)).toMatchObject({ productId: small.id, price: 4_000, proCardCount: 1 });
    expect(await apply(due)).toBeNull();
    const statuses = (await changes(row)).map(({ status }: { status: string }) => status);
    expect(statuses.filter((status: string) => status === 'applied')).toHaveLength(1);
    expect(await attempts()).toEqual([]);
  });

  test('is what the renewal charges at that moment, and what the standing order says from then on', async () => {
    const due = new Date('2026-12-01T10:00:00Z');
    const row = await own({
      productId: big.id,
      price: 12_000,
      autoRenew: true,
      renewalDriver: 'merchant',
      nextPaymentDate: due,
    });
    const card = await createUserPaymentMethod(app.knex, {
      userId: user.id,
      paymentProvider: 'sandbox',
      token: randomUUID(),
    });
    await createRecurringPayment(app.knex, {
      userId: user.id,
      packageId: row.id,
      productId: big.id,
      paymentMethodId: card.id,
      status: 'active',
      amount: 12_000,
    });
    await press(row, await quoteOf(row, small));
    moment = due;
    const provider = {
      id: 'sandbox',
      caps: { driver: 'merchant', idempotencyKeys: false, partialRefund: true },
      chargeToken: async ({ amount }: { amount: { minor: number; currency: 'ILS' } }) => ({
        kind: 'approved',
        txnId: randomUUID(),
        amount,
        providerAt: moment,
      }),
    } as unknown as PaymentProvider;
    await chargeDuePackages(app.deps, provider, { userId: user.id });
    expect(await attempts()).toMatchObject([{ kind: 'renewal', status: 'succeeded', amountMinor: 4_000 }]);
    expect(await read(row)).toMatchObject({
      product_id: small.id,
      price: '40.00',
      end_date: new Date('2027-01-01T10:00:00Z'),
    });
    const [mandate] = await app.knex('recurring_payments').where({ package_id: row.id });
    expect(mandate).toMatchObject({ product_id: small.id, amount: '40.00', status: 'active' });
  });

  test('falls away where nothing renews the plan, and its owner is told', async () => {
    const row = await own({ productId: big.id, price: 12_000, billingCycle: 'yearly' });
    expect(await quoteOf(row, small)).toMatchObject({ takesEffect: 'period_end', nextCharge: null });
    await press(row, await quoteOf(row, small));
    await expirePackages(app.deps, new Date('2026-12-01T10:00:01Z'));
    expect(await changes(row)).toMatchObject([{ status: 'void' }]);
    const [mail] = await app.knex('mail_log').where({ user_id: user.id, template: 'package_ended' });
    expect(mail.text_body).toContain('פרו');
  });
});

test.each<[string, Record<string, unknown>, number]>([
  ['a package that is over', { endDate: new Date('2026-11-02T00:00:00Z') }, 409],
  ['one without an end', { endDate: null }, 409],
  ['one that is being charged', { renewalProcessStatus: 'awaiting_result' }, 409],
  ['a company’s', { isEnterprise: true, enterpriseCommunity: 'אופק' }, 409],
  ['the same plan', { productId: 'big' }, 409],
  ['a good one', {}, 200],
])('%s', async (_name, overrides, status) => {
  const row = await own(overrides['productId'] ? { productId: big.id } : overrides);
  expect((await ask(row, big)).status).toBe(status);
});

test('a closed checkout takes no money for a dearer plan either, until its hour is over', async () => {
  const row = await own();
  const closedAt = new Date(moment.getTime() - 60_000);
  await createCheckoutLock(app.knex, { userId: user.id, closedAt, opensAt: new Date(moment.getTime() + 1) });
  const refused = await press(row, await quoteOf(row, big), testCard);
  expect([refused.status, await attempts(), await changes(row)]).toEqual([429, [], []]);
  moment = new Date(moment.getTime() + 1);
  expect((await press(row, await quoteOf(row, big), testCard)).body.payment.state).toBe('succeeded');
});

test('a plan that renews is changed only in today’s words, which are stored with what it costs from then on', async () => {
  const row = await own({ autoRenew: true, nextPaymentDate: new Date('2026-12-01T10:00:00Z') });
  const consents = () => app.knex('payment_consents').where({ package_id: row.id });
  const quote = await quoteOf(row, big);
  for (const version of [undefined, '2020-01-01'])
    expect((await press(row, quote, { ...testCard, consentVersion: version })).status).toBe(409);
  expect([await consents(), await changes(row)]).toEqual([[], []]);
  expect((await press(row, quote, testCard)).status).toBe(200);
  const terms = { card: 'same', cycle: 'monthly', price: '120.00' } as const;
  expect(await consents()).toMatchObject([{ kind: 'renewal', text: renewalText('he', terms) }]);
});

test('nobody changes to a plan that they have beside it, as long as they have it', async () => {
  const [row, beside] = [await own(), await own({ productId: big.id, price: 12_000 })];
  await createPackage(app.knex, { productId: huge.id });
  const asked = async (columns: object) => {
    await app.knex('packages').where({ id: beside.id }).update(columns);
    return (await ask(row, big)).status;
  };
  expect(await asked({ end_date: new Date(moment.getTime() + 1) })).toBe(409);
  expect(await asked({ end_date: null })).toBe(409);
  expect(await asked({ end_date: moment })).toBe(200);
  expect(await asked({ status: 'past_due', end_date: null })).toBe(409);
  expect(await asked({ status: 'cancelled', is_paid: false })).toBe(200);
  expect((await ask(row, huge)).status).toBe(200);
});

test('another’s package and a plan that isn’t sold look alike; what is no question is none', async () => {
  const foreign = await createPackage(app.knex, {
    productId: small.id,
    endDate: new Date('2026-12-01T10:00:00Z'),
  });
  const row = await own();
  const free = await createProduct(app.knex, { monthlyPrice: 0, yearlyPrice: 0 });
  const gone = await createProduct(app.knex, { monthlyPrice: 9_000, isActive: false });
  for (const reply of [await ask(foreign, big), await ask(row, free), await ask(row, gone)])
    expect(reply.status).toBe(404);
  const quote = await quoteOf(row, big);
  for (const wrong of [
    { amount: '-1.00' },
    { amount: 40 },
    { quotedAt: 'yesterday' },
    { billingCycle: 'weekly' },
  ])
    expect((await press(row, quote, { ...testCard, ...wrong })).status).not.toBe(200);
  expect((await press(row, quote)).body.errors).toHaveProperty('method');
  expect((await press(foreign, quote, testCard)).status).toBe(404);
  expect(await attempts()).toEqual([]);
});

test('a period begins on its anchor’s calendar, or a cycle before an end that was put off', async () => {
  const anchor = new Date('2027-01-31T08:00:00Z');
  const starts = await Promise.all(
    ['2027-02-28T08:00:00Z', '2027-03-31T07:00:00Z', '2027-03-15T08:00:00Z'].map((end) =>
      periodStart(app.knex, anchor, 'monthly', new Date(end)),
    ),
  );
  expect(starts.map((start) => start.toISOString())).toEqual([
    '2027-01-31T08:00:00.000Z',
    '2027-02-28T08:00:00.000Z',
    '2027-02-15T08:00:00.000Z',
  ]);
});
