import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { wallClock } from '../../../contract/base/israel-clock.ts';
import { consentVersion } from '../../../contract/subscriptions/consent-texts.ts';
import type { CheckoutPayment } from '../../../contract/subscriptions/checkout.schema.ts';
import { sandboxCards, type CardBehaviour } from '../../../contract/payments/sandbox-cards.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import type { Product } from '../../../models/Product.ts';
import type { User } from '../../../models/User.ts';
import { developmentSandboxSecret } from '../../../payment-environment.ts';
import { readBooks } from '../../../scripts/books/read-books.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { crowd } from '../../../testing/crowd.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createCoupon } from '../../../testing/factories/coupon.ts';
import { createCouponRedemption } from '../../../testing/factories/coupon-redemption.ts';
import { createPaymentAttempt } from '../../../testing/factories/payment-attempt.ts';
import { createProduct } from '../../../testing/factories/product.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { createUserPaymentMethod } from '../../../testing/factories/user-payment-method.ts';
import { payOnPage, pressOnPage, wayBack } from '../../../testing/sandbox-visitor.ts';
import { signedInClient, signInAs } from '../../../testing/sign-in.ts';

let app: TestApp;
let client: TestClient;
let user: User;
let product: Product;

beforeAll(async () => {
  app = await startTestApp();
  product = await createProduct(app.knex, { name: 'פרו 🚀', monthlyPrice: 4_990, yearlyPrice: 49_900 });
});
beforeEach(async () => {
  ({ client, user } = await signInAs(app, 'user'));
});
afterAll(() => app.close());

const numberOf = (behaviour: CardBehaviour) =>
  sandboxCards.find((card) => card.behaviour === behaviour)?.number ?? '';
const body = (change = {}) => ({
  type: 'package',
  id: product.id,
  billingCycle: 'monthly',
  method: { kind: 'new', save: true },
  acceptTerms: true,
  consentVersion,
  ...change,
});
const buy = (change = {}, headers = {}) => client.post('/api/checkout', body(change), { headers });
async function open(change = {}): Promise<CheckoutPayment & { pageUrl: string }> {
  const reply = await buy(change);
  expect([reply.status, reply.body.payment?.state]).toEqual([201, 'open']);
  return reply.body.payment;
}
const check = async (id: string): Promise<CheckoutPayment> =>
  (await client.post(`/api/checkout/payments/${id}/check`)).body;
const close = async (id: string): Promise<CheckoutPayment> =>
  (await client.post(`/api/checkout/payments/${id}/close`)).body;
const read = async (query: string) => (await client.get(`/api/checkout?${query}`)).body;
const attempts = () => PaymentAttempt.query(app.knex).where({ user_id: user.id }).orderBy('id');
const receipts = () => app.knex('receipts').where({ user_id: user.id });
const packages = () => app.knex('packages').where({ user_id: user.id }).orderBy('id');
async function pay(behaviour: CardBehaviour, change = {}) {
  const payment = await open(change);
  const reply = await payOnPage(app.client(), payment.pageUrl, { number: numberOf(behaviour) });
  return { payment, reply };
}

describe('the offer', () => {
  test('shows sums with their tax to everybody, and ways to pay to nobody else', async () => {
    await createUserPaymentMethod(app.knex, { userId: user.id, token: randomUUID(), last4Digits: '4580' });
    await createUserPaymentMethod(app.knex, { userId: user.id, paymentProvider: 'payplus' });
    const { offer, methods, provider } = await read(`type=package&id=${product.id}`);
    expect(provider).toBe('sandbox');
    expect(offer).toMatchObject({
      name: 'פרו 🚀',
      vatRate: 18,
      monthly: { total: '49.90', net: '42.29', vat: '7.61' },
      owned: null,
    });
    expect(methods).toMatchObject([{ last4Digits: '4580' }]);
    const guest = (await app.client().get(`/api/checkout?type=package&id=${product.id}`)).body;
    expect([guest.offer.name, guest.methods]).toEqual(['פרו 🚀', []]);
  });

  test.each(['type=package&id=99999999', 'type=package&id=x', 'type=yacht&id=1', 'id=1', 'type=package', ''])(
    'is none for %s',
    async (query) => {
      expect(await read(query)).toMatchObject({ offer: null, payment: null });
    },
  );
});

describe('paying', () => {
  test('on the provider’s page: active, receipt, mail and card, known after a reload and to the owner alone', async () => {
    const { payment, reply } = await pay('approved');
    const back = wayBack(reply);
    expect([back.pathname, back.searchParams.get('payment')]).toEqual([
      `/checkout/package/${product.id}`,
      payment.id,
    ]);
    const done = await check(payment.id);
    expect(done).toMatchObject({ state: 'succeeded', amount: '49.90', last4: '4580', pageUrl: null });
    expect(done.receiptNumber).toMatch(/^R\d{6,}$/u);
    expect((await read(`payment=${payment.id}`)).payment).toEqual(done);
    const [bought] = await packages();
    expect(bought).toMatchObject({ status: 'active', is_paid: true, price: '49.90', auto_renew: true });
    expect((await client.get('/api/subscription')).body.active).toMatchObject([{ name: 'פרו 🚀' }]);
    const wallet = (await client.get('/api/wallet')).body;
    expect(wallet).toMatchObject({
      paymentMethods: [{ last4Digits: '4580', isDefault: true }],
      totals: [{ paid: '49.90', receipts: 1 }],
    });
    expect((await client.get('/api/receipts')).body.receipts).toMatchObject([
      { receiptNumber: done.receiptNumber, kind: 'receipt' },
    ]);
    const stranger = (await signInAs(app, 'user')).client;
    for (const other of [stranger, app.client()])
      expect((await other.get(`/api/checkout?payment=${payment.id}`)).body.payment).toBeNull();
    expect((await stranger.post(`/api/checkout/payments/${payment.id}/check`)).status).toBe(404);
    expect((await buy()).body.code).toBe('conflict');
  });

  test.each([
    ['bit', 'bit', null],
    ['apple-pay', 'apple_pay', '4580'],
    ['google-pay', 'google_pay', '4580'],
  ])('with a press on %s: named everywhere, stored and renewed nowhere', async (method, type, last4) => {
    const offered = { once: ['bit', 'apple_pay', 'google_pay'], kept: [] };
    expect((await read(`type=package&id=${product.id}`)).offeredOnPage).toEqual(offered);
    const payment = await open({ method: { kind: 'new', save: false } });
    expect((await app.client().get(new URL(payment.pageUrl).pathname)).text).toContain(`value="${method}"`);
    wayBack(await pressOnPage(app.client(), payment.pageUrl, method));
    const done = await check(payment.id);
    expect(done).toMatchObject({ state: 'succeeded', paymentType: type, last4, renewsAt: null });
    expect((await client.get('/api/wallet')).body.paymentMethods).toEqual([]);
    const [attempt] = await attempts();
    const staff = (await signInAs(app, 'admin')).client;
    expect((await staff.get(`/api/admin/payments/${attempt?.id}`)).body.paymentType).toBe(type);
    await staff.post(`/api/admin/payments/${attempt?.id}/refund`, { amount: '10.00', reason: 'בקשה' });
    const documents = await receipts().orderBy('id');
    expect(documents.map((row) => [row.kind, row.payment_method])).toEqual([
      ['receipt', type],
      ['credit', type],
    ]);
  });

  test('a page that keeps the card offers nothing else, and takes no forged press', async () => {
    const payment = await open();
    const path = new URL(payment.pageUrl).pathname;
    expect((await app.client().get(path)).text).not.toContain('value="bit"');
    expect((await pressOnPage(app.client(), payment.pageUrl, 'bit')).status).toBe(422);
    expect((await check(payment.id)).state).toBe('open');
  });

  test('what was agreed is stored in the words that were read, and staff see it', async () => {
    await open({ billingCycle: 'yearly', language: 'en' });
    const [attempt] = await attempts();
    const staff = (await signInAs(app, 'admin')).client;
    const consents = [
      {
        kind: 'terms',
        language: 'en',
        version: consentVersion,
        text: expect.stringContaining('terms of use'),
      },
      {
        kind: 'renewal',
        language: 'en',
        version: consentVersion,
        text: 'Keep the card and renew the plan by itself at the end of each period\nCharged every year: ₪499 in one payment to the same card until you cancel. We remind you before each charge, and cancelling takes two clicks.',
      },
    ];
    for (const place of [`payments/${attempt?.id}`, `packages/${attempt?.packageId}`])
      expect((await staff.get(`/api/admin/${place}/story`)).body.consents).toMatchObject(consents);
  });

  test('without the box nothing is renewed, and a renewal agreed to in former words isn’t started', async () => {
    const former = await buy({ consentVersion: '2020-01-01' });
    expect([former.status, former.body.code]).toEqual([409, 'conflict']);
    expect((await buy({ consentVersion: undefined })).status).toBe(409);
    expect(await attempts()).toEqual([]);
    const { payment } = await pay('approved', { method: { kind: 'new' }, consentVersion: undefined });
    expect(await check(payment.id)).toMatchObject({ state: 'succeeded', renewsAt: null });
    const [bought] = await packages();
    expect(bought).toMatchObject({ auto_renew: false, next_payment_date: null });
    const [attempt] = await attempts();
    const agreed = app.knex('payment_consents').where({ attempt_id: attempt?.id });
    expect(await agreed.pluck('kind')).toEqual(['terms']);
  });

  test('a forged way back, and a forged callback with a good signature, grant nothing', async () => {
    const payment = await open();
    const forged = `type=package&id=${product.id}&payment=${payment.id}&back=success&status=approved&status_code=000`;
    expect((await read(forged)).payment.state).toBe('open');
    expect((await check(payment.id)).state).toBe('open');
    const raw = JSON.stringify({
      transaction_type: 'Charge',
      transaction: {
        uid: randomUUID(),
        status_code: '000',
        amount: 49.9,
        currency: 'ILS',
        more_info: payment.id,
      },
    });
    const hash = createHmac('sha256', developmentSandboxSecret).update(raw).digest('base64');
    const send = () =>
      app.client().post('/api/payments/callbacks/sandbox', undefined, {
        csrf: false,
        raw,
        headers: { hash, 'User-Agent': 'PayPlus' },
      });
    const told = await Promise.all(Array.from({ length: crowd(20, 100) }, send));
    expect(told.every(({ status }) => status === 200)).toBe(true);
    const event = () => app.knex('provider_events').where({ reference: payment.id });
    await expect.poll(async () => (await event()).map(({ status }) => status)).toEqual(['processed']);
    expect((await attempts())[0]?.status).toBe('pending');
    expect(await receipts()).toEqual([]);
  });

  test('is settled by the callback when the person never comes back, once for three notices', async () => {
    const { payment } = await pay('callback_thrice');
    await expect.poll(async () => (await read(`payment=${payment.id}`)).payment.state).toBe('succeeded');
    expect(await receipts()).toHaveLength(1);
    expect((await packages())[0]).toMatchObject({ status: 'active', version: 3 });
  });

  test('a decline says why, and paying again is another attempt of the same package', async () => {
    const { payment } = await pay('blocked');
    expect(await check(payment.id)).toMatchObject({
      state: 'declined',
      decline: { class: 'hard', code: '001' },
    });
    const again = await pay('approved');
    expect((await check(again.payment.id)).state).toBe('succeeded');
    expect((await attempts()).map(({ attemptNo, status }) => [attemptNo, status])).toEqual([
      [1, 'failed'],
      [2, 'succeeded'],
    ]);
    expect(await packages()).toHaveLength(1);
  });

  test('an answer that was lost is asked for again, not charged again', async () => {
    const { payment } = await pay('charged_then_cut');
    await expect.poll(async () => (await check(payment.id)).state).toBe('succeeded');
    expect(await receipts()).toHaveLength(1);
  });

  test('on a page that died unpaid: closed to start over on a new one', async () => {
    const { payment } = await pay('hangs_uncharged');
    // The first question about it hangs as long as a provider may.
    await app.knex('sandbox_psp.pages').where({ more_info: payment.id }).update({ hang_lookup: false });
    expect(await check(payment.id)).toMatchObject({ state: 'open', pageUrl: payment.pageUrl });
    const offered = await read(`type=package&id=${product.id}`);
    expect(offered).toMatchObject({ payment: null, live: { id: payment.id, state: 'open' } });
    const stranger = (await signInAs(app, 'user')).client;
    expect((await stranger.get(`/api/checkout?type=package&id=${product.id}`)).body.live).toBeNull();
    expect((await stranger.post(`/api/checkout/payments/${payment.id}/close`)).status).toBe(404);
    expect(await close(payment.id)).toMatchObject({ state: 'expired', pageUrl: null });
    // Closed is closed, however often the button is pressed.
    expect((await close(payment.id)).state).toBe('expired');
    expect((await read(`type=package&id=${product.id}`)).live).toBeNull();
    const second = await pay('approved');
    expect(second.payment.id).not.toBe(payment.id);
    expect((await check(second.payment.id)).state).toBe('succeeded');
    expect(await receipts()).toHaveLength(1);
  });

  test('on a page that died after the charge: never called unpaid, and starting over finds the money', async () => {
    const { payment } = await pay('charged_then_cut');
    expect(await close(payment.id)).toMatchObject({ state: 'unclear', pageUrl: null });
    expect((await read(`payment=${payment.id}`)).payment).toMatchObject({ state: 'unclear', pageUrl: null });
    expect((await close(payment.id)).state).toBe('succeeded');
    expect(await receipts()).toHaveLength(1);
  });

  test('with a stored card: once, declined, lost, and nobody else’s', async () => {
    const token = async (behaviour: CardBehaviour) => {
      const [row] = await app
        .knex('sandbox_psp.tokens')
        .insert({
          customer_uid: randomUUID(),
          behaviour,
          four_digits: '0059',
          expiry_month: '08',
          expiry_year: '2040',
        })
        .returning('uid');
      return row.uid as string;
    };
    const card = async (behaviour: CardBehaviour, userId = user.id) =>
      createUserPaymentMethod(app.knex, { userId, token: await token(behaviour) });
    const bad = await card('renewals_decline');
    const saved = (id: number) => buy({ method: { kind: 'saved', id } });
    expect((await saved(bad.id)).body.payment).toMatchObject({ state: 'declined', decline: { code: '004' } });
    const foreign = await card('approved', (await createUser(app.knex)).id);
    expect((await saved(foreign.id)).status).toBe(404);
    const lost = await card('charged_then_cut');
    const unknown = (await saved(lost.id)).body;
    expect([unknown.payment.state, unknown.activated]).toEqual(['waiting', false]);
    const good = await card('approved');
    expect((await saved(good.id)).body.payment.id).toBe(unknown.payment.id);
    expect((await check(unknown.payment.id)).state).toBe('succeeded');
    expect(await receipts()).toHaveLength(1);
  });
});

describe('twice at once', () => {
  test.each([true, false])('many presses make one row (under one key: %s)', async (withKey) => {
    const headers = withKey ? { 'Idempotency-Key': randomUUID() } : {};
    const presses = withKey ? 50 : crowd(16, 50);
    const good = await Promise.all(Array.from({ length: presses }, () => buy({}, headers)));
    expect(new Set(good.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(good.map((reply) => reply.body.payment.id)).size).toBe(1);
    // Whoever came second is led to the same page as the first.
    expect(new Set(good.map((reply) => reply.body.payment.pageUrl))).toEqual(new Set([expect.any(String)]));
    expect(await attempts()).toHaveLength(1);
    expect(await packages()).toHaveLength(1);
    const pages = await app.knex('sandbox_psp.pages').where({ more_info: good[0]?.body.payment.id });
    expect(pages).toHaveLength(1);
  });

  test('a key answers as it did, and refuses another body', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const first = await buy({}, headers);
    await app.knex('payment_attempts').where({ user_id: user.id }).update({ needs_review: true });
    expect((await buy({}, headers)).body).toEqual(first.body);
    expect((await buy({ billingCycle: 'yearly' }, headers)).status).toBe(422);
    const other = await signedInClient(app, await createUser(app.knex));
    expect((await other.post('/api/checkout', body(), { headers })).body.payment.id).not.toBe(
      first.body.payment.id,
    );
  });

  test('another choice ends the page that was open, and what is paid there all the same goes back', async () => {
    const first = await open();
    const second = await open({ billingCycle: 'yearly' });
    expect(second).toMatchObject({ amount: '499.00', billingCycle: 'yearly' });
    expect((await read(`payment=${first.id}`)).payment.state).toBe('expired');
    const refused = await payOnPage(app.client(), first.pageUrl, { number: numberOf('approved') });
    expect(refused.status).toBe(410);
    expect((await packages()).map(({ status }) => status)).toEqual(['inactive', 'pending_payment']);
  });
});

test('whoever left a page open and then takes a card that is there pays once', async () => {
  const page = await open({ method: { kind: 'new' } });
  expect((await buy({ method: { kind: 'test' } })).body).toMatchObject({ activated: true });
  expect((await read(`payment=${page.id}`)).payment.state).toBe('expired');
  expect((await packages()).map(({ status }) => status)).toEqual(['active']);
  expect(await receipts()).toHaveLength(1);
});

describe('without a card', () => {
  test('a plan that costs nothing is there at once, and once', async () => {
    const free = await createProduct(app.knex, { monthlyPrice: 0, yearlyPrice: 0, packageType: 'free' });
    for (let time = 0; time < 2; time += 1)
      expect((await buy({ id: free.id })).body).toEqual({ payment: null, activated: true });
    expect(await packages()).toMatchObject([{ status: 'active', is_paid: false, end_date: null }]);
    expect(await receipts()).toEqual([]);
  });

  test('the sandbox’s own card really activates; no other provider has one', async () => {
    const { body: reply } = await buy({ method: { kind: 'test' } });
    expect(reply).toMatchObject({ activated: true, payment: { state: 'succeeded', last4: '4580' } });
    expect(await receipts()).toHaveLength(1);
  });
});

describe('who and what', () => {
  test('guests and the demo account buy nothing', async () => {
    expect((await app.client().post('/api/checkout', body())).status).toBe(401);
    client = await signedInClient(app, await createUser(app.knex, { isDemo: true }));
    expect((await buy()).body.code).toBe('demo_account_protected');
  });

  test.each<[string, object, number]>([
    ['a price of one’s own', { price: '0.01', amount: 1 }, 201],
    ['an unknown plan', { id: 99_999_999 }, 404],
    ['a cycle that isn’t', { billingCycle: 'daily' }, 422],
    ['terms not accepted', { acceptTerms: false }, 422],
    ['a negative id', { id: -1 }, 422],
    ['10,000 characters', { billingCycle: 'ג'.repeat(10_000) }, 422],
    ['another type', { type: 'physical-cards' }, 422],
  ])('%s', async (_name, change, status) => {
    const reply = await buy(change);
    expect(reply.status).toBe(status);
    if (status === 201) expect(reply.body.payment.amount).toBe('49.90');
    else expect(await attempts()).toEqual([]);
  });

  test('a plan taken off sale is not sold', async () => {
    const old = await createProduct(app.knex, { isActive: false });
    expect((await buy({ id: old.id })).status).toBe(404);
    expect((await read(`type=package&id=${old.id}`)).offer).toBeNull();
  });

  test('without a provider nothing is charged and nothing pretends', async () => {
    const closed = await startTestApp({ env: { PAYMENTS_PROVIDER: 'none' } });
    const plan = await createProduct(closed.knex);
    const person = (await signInAs(closed, 'user')).client;
    expect((await person.get(`/api/checkout?type=package&id=${plan.id}`)).body.provider).toBe('none');
    expect((await person.post('/api/checkout', body({ id: plan.id }))).status).toBe(503);
    await closed.close();
  });
});

describe('too many declines', () => {
  let expiry = 0;
  /** A card of nobody else's in these tests. */
  const newCard = () => ({
    number: numberOf('refused'),
    expiry: `${String((expiry += 1)).padStart(2, '0')}/39`,
  });
  async function decline(card: { number: string; expiry: string }, change = {}) {
    const payment = await open({ method: { kind: 'new' }, ...change });
    await payOnPage(app.client(), payment.pageUrl, card);
    expect((await check(payment.id)).state).toBe('declined');
  }
  /** Declines of the last half hour. */
  async function declinedBefore(count: number, change = {}) {
    const declinedAt = new Date(Date.now() - 1_800_000);
    const declined = { userId: user.id, status: 'failed', failure: 'declined', declinedAt } as const;
    for (let each = 0; each < count; each += 1)
      await createPaymentAttempt(app.knex, { ...declined, ...change });
  }
  const locks = (where: object) => app.knex('checkout_locks').where(where);
  const closed = { status: 429, body: { code: 'too_many_requests' } };

  test('of a person close every way to pay for an hour, say until when, and nobody else’s', async () => {
    const other = await createProduct(app.knex, { monthlyPrice: 9_900, yearlyPrice: 99_000 });
    // Each with a card of its own: it is the person who is counted, and of more than an hour ago none.
    await declinedBefore(3, { declinedAt: new Date(Date.now() - 3_700_000) });
    await declinedBefore(4);
    await decline(newCard());
    expect(await locks({ user_id: user.id })).toEqual([]);
    await decline(newCard(), { id: other.id });
    const [lock] = await locks({ user_id: user.id });
    expect(lock).toMatchObject({ declines: 6 });
    const refused = await buy({ id: other.id });
    expect(refused).toMatchObject(closed);
    const clock = (lock.opens_at as Date).toLocaleTimeString('en-GB', {
      timeZone: 'Asia/Jerusalem',
      hour: '2-digit',
      minute: '2-digit',
    });
    expect(refused.body.message).toContain(`אפשר לנסות שוב בשעה ${clock}`);
    const inEnglish = await buy({}, { 'Accept-Language': 'en' });
    expect(inEnglish.body.message).toContain(`You can try again at ${clock}`);
    expect(await buy({ method: { kind: 'test' } })).toMatchObject(closed);
    expect(
      (await client.post('/api/subscription/card', { method: { kind: 'new' }, consentVersion })).status,
    ).toBe(429);
    const staff = (await signInAs(app, 'admin')).client;
    const seen = await staff.get(
      `/api/admin/checkout-locks?filter=${encodeURIComponent(JSON.stringify({ userId: user.id }))}`,
    );
    expect(seen.body).toMatchObject([{ userId: user.id, declines: 6, cardLast4: null }]);
    const [mine, theirs] = [client, (await signInAs(app, 'user')).client];
    client = theirs;
    expect((await buy()).status).toBe(201);
    client = mine;
    await locks({ user_id: user.id }).update({ closed_at: new Date(0), opens_at: new Date(1) });
    expect((await buy()).status).toBe(201);
  });

  test('of one card close it for whoever has stored it, and for whoever goes on with it', async () => {
    const card = newCard();
    const [month = ''] = card.expiry.split('/');
    const key = `sandbox:0000:${month}/2039`;
    for (const { id } of [await createUser(app.knex), await createUser(app.knex)])
      await declinedBefore(2, { userId: id, cardKey: key });
    await decline(card);
    expect(await locks({ card_key: key })).toEqual([]);
    await decline(card);
    expect(await locks({ card_key: key })).toMatchObject([{ declines: 6, card_last4: '0000' }]);
    // Whoever has been declined twice with a card that is closed.
    expect(await buy()).toMatchObject(closed);
    ({ client, user } = await signInAs(app, 'user'));
    const store = (cardExpiry: string) =>
      createUserPaymentMethod(app.knex, { userId: user.id, last4Digits: '0000', cardExpiry });
    const stored = await store(`${month}/2039`);
    const refused = await buy({ method: { kind: 'saved', id: stored.id } });
    expect(refused).toMatchObject(closed);
    expect(refused.body.message).toContain('או לשלם בכרטיס אחר');
    expect((await buy({ method: { kind: 'new' } })).status).toBe(201);
  });
});

test('the books are in order after all of it', async () => {
  expect(await readBooks(app.knex)).toEqual([]);
});

describe('a coupon', () => {
  const uses = (couponId: number) =>
    app.knex('coupon_redemptions').where({ coupon_id: couponId }).orderBy('id');
  const weigh = (coupon: string, change = {}) =>
    client.post('/api/checkout/coupon', { id: product.id, billingCycle: 'monthly', coupon, ...change });
  const free = (coupon: string) => buy({ coupon, method: { kind: 'new', save: false } });

  test('lowers the first payment, stands on the receipt, and leaves the renewal its price', async () => {
    const { id, code } = await createCoupon(app.knex, { code: 'אביב-25', percent: 25 });
    expect((await weigh(' אביב - 25 ')).body).toEqual({
      code,
      discount: '12.48',
      total: '37.42',
      net: '31.71',
      vat: '5.71',
    });
    const { payment } = await pay('approved', { coupon: 'אביב-25' });
    expect(payment.amount).toBe('37.42');
    expect((await check(payment.id)).state).toBe('succeeded');
    const [receipt] = await receipts();
    expect([receipt.amount, receipt.items.map((line: { total: string }) => line.total)]).toEqual([
      '37.42',
      ['49.90', '-12.48'],
    ]);
    expect(receipt.items[1]).toMatchObject({
      description: 'קופון אביב-25',
      facts: { kind: 'coupon', code: 'אביב-25' },
    });
    expect(await packages()).toMatchObject([{ price: '49.90', status: 'active', auto_renew: true }]);
    expect(await uses(id)).toMatchObject([
      { status: 'used', price_minor: 4_990, discount_minor: 1_248, is_late: false },
    ]);
    expect(await readBooks(app.knex)).toEqual([]);
  });

  test('is taken in any case and with spaces, and its sum never goes below nought', async () => {
    await createCoupon(app.knex, { code: 'BIG-SUM', amount: 999_900 });
    expect((await weigh(' big\u2013 sum ')).body).toMatchObject({
      code: 'BIG-SUM',
      discount: '49.90',
      total: '0.00',
    });
  });

  test('that leaves nothing to pay begins the plan without a card, a document and a renewal', async () => {
    const { id, code } = await createCoupon(app.knex, { percent: 100, maxUses: 1, givenTo: 'דנה' });
    expect((await free(code)).body).toEqual({ payment: null, activated: true });
    expect(await packages()).toMatchObject([
      { status: 'active', payment_method: 'manual', auto_renew: false, is_paid: true },
    ]);
    expect([await attempts(), await receipts()]).toEqual([[], []]);
    expect(await uses(id)).toMatchObject([{ status: 'used', attempt_id: null, discount_minor: 4_990 }]);
    expect(await readBooks(app.knex)).toEqual([]);
  });

  test('is refused on its field, which says why', async () => {
    const later = { firstDay: '2150-01-01' };
    const codeOf = async (values: object) => (await createCoupon(app.knex, values)).code;
    const usedUp = await createCoupon(app.knex, { maxUses: 1 });
    await createCouponRedemption(app.knex, { couponId: usedUp.id, status: 'used', settledAt: new Date() });
    const mine = await createCoupon(app.knex);
    await createCouponRedemption(app.knex, {
      couponId: mine.id,
      userId: user.id,
      status: 'used',
      settledAt: new Date(),
    });
    for (const [code, why] of [
      ['NOBODY-KNOWS', 'הקוד הזה לא מוכר. כדאי לבדוק אם הוקלד נכון'],
      [await codeOf({ lastDay: '2020-01-01' }), 'הקוד הזה כבר לא בתוקף'],
      [await codeOf({ isActive: false }), 'הקוד הזה כבר לא בתוקף'],
      [await codeOf(later), 'הקוד הזה עוד לא בתוקף'],
      [await codeOf({ productIds: [product.id + 1] }), 'הקוד הזה לא תקף לתוכנית הזו'],
      [await codeOf({ billingCycle: 'yearly' }), 'הקוד הזה לא תקף למחזור החיוב הזה'],
      [usedUp.code, 'כל המימושים של הקוד הזה נוצלו'],
      [mine.code, 'כבר השתמשת בקוד הזה'],
    ] as const) {
      const replies = [await weigh(code), await buy({ coupon: code })];
      expect(replies.map(({ status, body: { errors } }) => [status, errors])).toEqual([
        [422, { coupon: why }],
        [422, { coupon: why }],
      ]);
    }
    expect([await attempts(), await packages()]).toEqual([[], []]);
    // One that holds on this day alone, for this plan among others, and whose only use was given back.
    const today = wallClock(new Date()).date;
    const holding = await createCoupon(app.knex, {
      firstDay: today,
      lastDay: today,
      productIds: [product.id + 1, product.id],
      billingCycle: 'monthly',
      maxUses: 1,
    });
    const released = { couponId: holding.id, status: 'released', settledAt: new Date() } as const;
    await createCouponRedemption(app.knex, released);
    // Nor does a use count whose money came after another had taken its place.
    const late = { ...released, status: 'used', isLate: true } as const;
    await createCouponRedemption(app.knex, late);
    expect((await weigh(holding.code)).status).toBe(200);
    await app.knex('coupon_redemptions').where({ coupon_id: holding.id }).delete();
  });

  test('is reserved while its page is open, given back when that is closed, and kept when money comes after all', async () => {
    const { id, code } = await createCoupon(app.knex, { maxUses: 1 });
    const payment = await open({ coupon: code });
    expect((await buy({ coupon: code })).body.payment.id).toBe(payment.id);
    expect(await uses(id)).toMatchObject([{ status: 'reserved' }]);
    const other = (await signInAs(app, 'user')).client;
    expect((await other.post('/api/checkout', body({ coupon: code }))).status).toBe(422);
    await close(payment.id);
    expect(await uses(id)).toMatchObject([{ status: 'released' }]);
    expect((await other.post('/api/checkout', body({ coupon: code }))).status).toBe(201);
    await app.knex('payment_attempts').where({ public_id: payment.id }).update({ status: 'succeeded' });
    expect(await uses(id)).toMatchObject([{ status: 'used', is_late: true }, { status: 'reserved' }]);
    await app.knex('coupon_redemptions').where({ coupon_id: id }).delete();
    await app.knex('payment_attempts').where({ user_id: user.id }).delete();
  });

  test('with three uses is used three times, however many ask at once', async () => {
    const { id, code } = await createCoupon(app.knex, { percent: 100, maxUses: 3 });
    const clients = await Promise.all(
      Array.from({ length: crowd(12, 50) }, async () => (await signInAs(app, 'user')).client),
    );
    const replies = await Promise.all(
      clients.map((one) =>
        one.post('/api/checkout', body({ coupon: code, method: { kind: 'new', save: false } })),
      ),
    );
    expect(
      replies
        .map(({ status }) => status)
        .toSorted()
        .slice(0, 4),
    ).toEqual([201, 201, 201, 422]);
    expect(await uses(id)).toHaveLength(3);
  });

  test('is not guessed: after thirty codes nobody is answered for a while', async () => {
    const statuses = [];
    for (let tries = 0; tries <= 30; tries += 1)
      statuses.push(
        (tries % 2 ? await weigh(`GUESS-${tries}`) : await buy({ coupon: `GUESS-${tries}` })).status,
      );
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([422, 429]);
  });

  test('credits no more than was paid when the plan is changed', async () => {
    const dearer = await createProduct(app.knex, { monthlyPrice: 9_990, yearlyPrice: 99_900 });
    const { code } = await createCoupon(app.knex, { percent: 50 });
    const { payment } = await pay('approved', { coupon: code });
    await check(payment.id);
    const [{ id }] = await packages();
    const query = new URLSearchParams({ productId: String(dearer.id), billingCycle: 'yearly' });
    const quote = await client.get(`/api/subscription/${id}/change?${query}`);
    // A moment of the month is over, and an agora with it.
    expect(Number(quote.body.credit)).toBeLessThanOrEqual(24.95);
    expect(Number(quote.body.credit)).toBeGreaterThan(24.9);
  });
});
