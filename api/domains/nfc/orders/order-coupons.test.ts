import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sandboxCards, type CardBehaviour } from '../../../contract/payments/sandbox-cards.ts';
import type { NfcProduct } from '../../../models/NfcProduct.ts';
import { readBooks } from '../../../scripts/books/read-books.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { crowd } from '../../../testing/crowd.ts';
import type { TestClient } from '../../../testing/client.ts';
import type { AppDeps } from '../../../deps.ts';
import { openPayments, type OpenPayments } from '../../payments/open-provider.ts';
import { createCouponRedemption } from '../../../testing/factories/coupon-redemption.ts';
import { createCoupon } from '../../../testing/factories/coupon.ts';
import { createNfcProduct } from '../../../testing/factories/nfc-product.ts';
import { createProduct } from '../../../testing/factories/product.ts';
import { payOnPage } from '../../../testing/sandbox-visitor.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { reconcileAttempts } from '../../payments/attempts/reconcile-attempts.ts';
import { makeDueTaxDocuments } from '../../payments/tax-documents/make-due-tax-documents.ts';

let app: TestApp;
let payments: OpenPayments;
let deps: AppDeps;
let client: TestClient;
let userId: number;
let staff: TestClient;
let product: NfcProduct;

beforeAll(async () => {
  app = await startTestApp();
  payments = await openPayments(app.deps);
  deps = { ...app.deps, payments: payments.provider };
  product = await createNfcProduct(app.knex, {
    name: 'PVC',
    regularPrice: 10_000,
    additionalCardPrice: 1_001,
    maxQuantity: 500,
  });
  staff = (await signInAs(app, 'admin')).client;
});
beforeEach(async () => {
  const person = await signInAs(app, 'user');
  client = person.client;
  userId = person.user.id;
});
afterAll(async () => {
  await payments.close();
  await app.close();
});

const address = {
  addressType: 'work',
  recipientName: 'דנה לוי',
  recipientPhone: '+972 52-123-4567',
  street: 'הרצל',
  houseNumber: '12',
  entrance: null,
  floor: null,
  apartment: null,
  city: 'חיפה',
  zipCode: null,
  notes: null,
};
const body = (change = {}) => ({
  productId: product.id,
  quantity: 3,
  cards: [{ profileId: null, quantity: 3 }],
  address,
  approveDesign: true,
  acceptTerms: true,
  method: { kind: 'new', save: false },
  ...change,
});
const order = (change = {}) => client.post('/api/orders', body(change));
const pay = (orderId: number, change = {}) =>
  client.post(`/api/orders/${orderId}/pay`, {
    method: { kind: 'test' },
    acceptTerms: true,
    ...change,
  });
const offer = (change: object) => client.post('/api/card-checkout/coupon', change);
const onPage = async (payment: { id: string; pageUrl: string }, behaviour: CardBehaviour) => {
  const number = sandboxCards.find((card) => card.behaviour === behaviour)?.number ?? '';
  await payOnPage(app.client(), payment.pageUrl, { number });
  return (await client.post(`/api/orders/payments/${payment.id}/check`)).body;
};
const coupon = (change = {}) =>
  createCoupon(app.knex, { holdsFor: 'cards', percent: 25, maxUses: 1, ...change });
const uses = () => app.knex('coupon_redemptions').where({ user_id: userId }).orderBy('id');
const receipts = () => app.knex('receipts').where({ user_id: userId }).orderBy('id');
const orders = () => app.knex('physical_card_orders').where({ user_id: userId }).orderBy('id');

/** Three pieces cost 120.02; a quarter of it is 30.01, half an agora up. */
const [price, discount, due] = ['120.02', '30.01', '90.01'];

describe('a coupon for printed cards', () => {
  test('is asked about, reserved with the payment, and stands on every paper', async () => {
    const { code } = await coupon();
    const asked = await offer({ productId: product.id, quantity: 3, coupon: code.toLowerCase() });
    expect(asked.body).toEqual({ code, discount, total: due, net: '76.28', vat: '13.73' });
    expect(await uses()).toEqual([]);
    const { orderId, payment } = (await order({ coupon: code })).body;
    expect(payment).toMatchObject({ state: 'open', amount: due });
    expect(await uses()).toMatchObject([{ status: 'reserved', order_id: orderId, package_id: null }]);
    expect(await onPage(payment, 'approved')).toMatchObject({ state: 'succeeded', orderStatus: 'paid' });
    expect(await uses()).toMatchObject([{ status: 'used', price_minor: 12_002, discount_minor: 3_001 }]);
    const [receipt] = await receipts();
    expect([receipt.amount, receipt.vat_amount]).toEqual([due, '13.73']);
    expect(
      receipt.items.map(({ facts, total }: { facts: { kind: string }; total: string }) => [
        facts.kind,
        total,
      ]),
    ).toEqual([
      ['order_first', '100.00'],
      ['order_further', '20.02'],
      ['coupon', `-${discount}`],
    ]);
    const [mine] = (await client.get('/api/orders')).body.orders;
    expect(mine).toMatchObject({ total: price, coupon: { code, discount, due } });
    const { coupons } = (await staff.get(`/api/admin/physical-card-orders/${orderId}/story`)).body;
    expect(coupons).toMatchObject([{ code, discount, status: 'used', isWhole: false }]);
    expect(
      (await staff.get(`/api/admin/coupon-redemptions?filter={"orderId":${orderId}}`)).body,
    ).toHaveLength(1);
    await makeDueTaxDocuments(deps);
    const [ordered] = await app
      .knex('provider_calls')
      .whereLike('operation', 'books/docs/new/%')
      .orderBy('id', 'desc');
    expect([ordered.outcome, ordered.request.items.length, ordered.request.totalAmount]).toEqual([
      'ok',
      1,
      90.01,
    ]);
  });

  test('is released when the payment is declined, and holds for the next one', async () => {
    const { code } = await coupon();
    const { orderId, payment } = (await order({ coupon: code })).body;
    expect((await onPage(payment, 'refused')).state).toBe('declined');
    expect(await uses()).toMatchObject([{ status: 'released' }]);
    expect((await offer({ orderId, coupon: code })).body.total).toBe(due);
    const again = await pay(orderId, { coupon: code });
    expect(again.body.payment).toMatchObject({ state: 'succeeded', amount: due });
    expect((await uses()).map(({ status }) => status)).toEqual(['released', 'used']);
  });

  test('that is left off closes the lowered page, and put on again the whole one', async () => {
    const { code } = await coupon();
    const first = (await order({ coupon: code })).body;
    const onNew = { method: { kind: 'new', save: false } };
    const whole = (await pay(first.orderId, onNew)).body;
    expect([whole.payment.amount, whole.payment.id === first.payment.id]).toEqual([price, false]);
    expect(await uses()).toMatchObject([{ status: 'released' }]);
    const lowered = (await pay(first.orderId, { ...onNew, coupon: code })).body;
    expect(lowered.payment.amount).toBe(due);
    expect((await pay(first.orderId, { ...onNew, coupon: code })).body.payment.id).toBe(lowered.payment.id);
  });

  test('that is left off asks a business for its number where the whole price needs it', async () => {
    const large = await createNfcProduct(app.knex, { regularPrice: 2_000_000, additionalCardPrice: 0 });
    const { code } = await coupon({ percent: 90 });
    const wish = { productId: large.id, quantity: 1, cards: [{ profileId: null, quantity: 1 }] };
    const first = await order({ ...wish, coupon: code });
    expect(first.status).toBe(201);
    const refused = await pay(first.body.orderId);
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['privateBuyer']]);
    expect((await pay(first.body.orderId, { privateBuyer: true })).body.payment.state).toBe('succeeded');
  });

  test('of which one use is left lowers one of many orders at once', async () => {
    const { code } = await coupon({ maxUses: 1 });
    const people = await Promise.all(Array.from({ length: crowd(4, 12) }, () => signInAs(app, 'user')));
    const replies = await Promise.all(
      people.map((person) =>
        person.client.post('/api/orders', body({ coupon: code, method: { kind: 'test' } })),
      ),
    );
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set([201, 422]));
    const refused = replies.find(({ status }) => status === 422);
    expect(Object.keys(refused?.body.errors)).toEqual(['coupon']);
  });

  test('of which one person has two uses is used twice by them, once by another, and then by nobody', async () => {
    const { code } = await coupon({ maxUses: 3, maxUsesEach: 2 });
    const use = async (who: TestClient, quantity: number) => {
      const cards = [{ profileId: null, quantity }];
      const wish = body({ coupon: code, method: { kind: 'test' }, quantity, cards });
      const reply = await who.post('/api/orders', wish);
      return reply.status === 201 ? reply.body.payment.state : reply.body.errors;
    };
    const other = (await signInAs(app, 'user')).client;
    expect([await use(client, 2), await use(client, 3), await use(client, 4)]).toEqual([
      'succeeded',
      'succeeded',
      { coupon: 'כבר השתמשת בקוד הזה' },
    ]);
    expect([await use(other, 2), await use(other, 3)]).toEqual([
      'succeeded',
      { coupon: 'כל המימושים של הקוד הזה נוצלו' },
    ]);
  });

  test('charged twice: the second charge goes back, and its receipt has the same lines', async () => {
    const { code } = await coupon();
    const { payment } = (await order({ coupon: code })).body;
    await onPage(payment, 'charged_twice');
    await reconcileAttempts(deps, new Date(Date.now() + 60_000));
    const rows = await receipts();
    expect(rows.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['receipt', due],
      ['receipt', due],
      ['credit', due],
    ]);
    expect(rows[1].items.at(-1).facts).toEqual({ kind: 'coupon', code });
  });

  test('a cancelled order gives back what was paid, and the use does not return', async () => {
    const { code } = await coupon();
    const { orderId } = (await order({ coupon: code, method: { kind: 'test' } })).body;
    expect((await client.post(`/api/orders/${orderId}/cancel`)).body.status).toBe('cancelled');
    await reconcileAttempts(deps, new Date(Date.now() + 60_000));
    expect((await receipts()).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['receipt', due],
      ['credit', due],
    ]);
    expect(await orders()).toMatchObject([{ status: 'refunded' }]);
    expect(await uses()).toMatchObject([{ status: 'used' }]);
  });
});

describe('a coupon of the whole price', () => {
  test('lets the order go on at once: chips, a notice, no payment and no document', async () => {
    const { code } = await coupon({ percent: 100 });
    expect((await offer({ productId: product.id, quantity: 3, coupon: code })).body.total).toBe('0.00');
    const reply = await order({ coupon: code });
    expect([reply.status, reply.body.payment]).toEqual([201, null]);
    const { orderId } = reply.body;
    const [made] = await orders();
    expect(made).toMatchObject({ id: orderId, status: 'paid' });
    expect(made.estimated_delivery_date).not.toBeNull();
    expect(await app.knex('card_allocations').where({ order_id: orderId })).not.toEqual([]);
    expect(await app.knex('payment_attempts').where({ user_id: userId })).toEqual([]);
    expect(await receipts()).toEqual([]);
    expect(await uses()).toMatchObject([{ status: 'used', attempt_id: null, order_id: orderId }]);
    expect(await app.knex('notifications').where({ user_id: userId, type: 'order' })).toHaveLength(1);
    const { coupons, payments: paid } = (await staff.get(`/api/admin/physical-card-orders/${orderId}/story`))
      .body;
    expect([paid, coupons]).toMatchObject([[], [{ code, isWhole: true, status: 'used' }]]);
    const begun = await staff.post(`/api/admin/physical-card-orders/${orderId}/start-production`, {});
    expect(begun.body.status).toBe('in_production');
    expect(
      (await order({ coupon: code, quantity: 4, cards: [{ profileId: null, quantity: 4 }] })).status,
    ).toBe(422);
  });

  test('takes a waiting order with its open page, and a cancelled one returns nothing', async () => {
    const { code } = await coupon({ percent: null, amount: 50_000 });
    const { orderId, payment } = (await order()).body;
    const given = await pay(orderId, { coupon: code, method: { kind: 'new', save: false } });
    expect(given.body).toEqual({ orderId, payment: null });
    expect(await app.knex('payment_attempts').where({ public_id: payment.id })).toMatchObject([
      { status: 'expired' },
    ]);
    const cancelled = await client.post(`/api/orders/${orderId}/cancel`);
    expect(cancelled.body.status).toBe('cancelled');
    expect(await receipts()).toEqual([]);
    expect(await uses()).toMatchObject([{ status: 'used' }]);
  });
});

describe('what a coupon holds for', () => {
  test.each([
    ['plans alone', { holdsFor: 'plans' as const }, 'תוכניות'],
    ['other printed cards', { nfcProductIds: [9_999] }, 'לא תקף לכרטיסים האלה'],
    ['nobody any more', { isActive: false }, 'כבר לא בתוקף'],
  ])('%s: refused on its field, and no order is made', async (_what, change, said) => {
    const { code } = await coupon(change);
    const reply = await order({ coupon: code });
    expect([reply.status, reply.body.errors]).toEqual([422, { coupon: expect.stringContaining(said) }]);
    expect(await orders()).toEqual([]);
    const asked = await offer({ productId: product.id, quantity: 3, coupon: code });
    expect([asked.status, asked.body.errors.coupon]).toEqual([422, expect.stringContaining(said)]);
  });

  test('printed cards alone lower no plan; one for both lowers either, these cards and no others', async () => {
    const plan = await createProduct(app.knex);
    const forPlan = (code: string) =>
      client.post('/api/checkout/coupon', { id: plan.id, billingCycle: 'monthly', coupon: code });
    const cards = await coupon();
    expect((await forPlan(cards.code)).body.errors.coupon).toContain('כרטיסים מודפסים');
    const both = await coupon({ holdsFor: 'both', nfcProductIds: [product.id], billingCycle: 'monthly' });
    expect((await forPlan(both.code)).status).toBe(200);
    expect((await offer({ productId: product.id, quantity: 3, coupon: both.code })).status).toBe(200);
  });

  test('staff say it, and change it', async () => {
    const made = await staff.post('/api/admin/coupons', {
      code: 'print-10',
      name: 'לכרטיסים',
      percent: 10,
      holdsFor: 'cards',
      nfcProductIds: [product.id],
    });
    expect(made.body).toMatchObject({ holdsFor: 'cards', nfcProductIds: [product.id], productIds: [] });
    const changed = await staff.put(`/api/admin/coupons/${made.body.id}`, { ...made.body, holdsFor: 'both' });
    expect([changed.status, changed.body.holdsFor]).toEqual([200, 'both']);
    const wrong = await staff.post('/api/admin/coupons', {
      code: 'PRINT-11',
      name: 'x',
      percent: 1,
      holdsFor: 'yachts',
    });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['holdsFor']]);
  });

  test('staff make one with one reduction, its days in order and a code of its own; what it takes off stays', async () => {
    const make = (change: object) =>
      staff.post('/api/admin/coupons', { code: 'RULES-1', name: 'x', percent: 10, ...change });
    for (const [change, field] of [
      [{ amount: '5.00' }, 'percent'],
      [{ percent: null }, 'percent'],
      [{ percent: null, amount: '0' }, 'percent'],
      [{ percent: 0 }, 'percent'],
      [{ percent: 101 }, 'percent'],
      [{ maxUses: 0 }, 'maxUses'],
      [{ maxUsesEach: 0 }, 'maxUsesEach'],
      [{ code: 'AB-' }, 'code'],
      [{ firstDay: '2150-02-02', lastDay: '2150-02-01' }, 'lastDay'],
    ] as const) {
      const refused = await make(change);
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, [field]]);
    }
    const sum = { percent: null, amount: '5.00', firstDay: '2150-02-02', lastDay: '2150-02-02' };
    const made = await make({ ...sum, code: ' rules – 1' });
    expect(made).toMatchObject({ status: 201, body: { code: 'RULES-1', ...sum, maxUsesEach: 1 } });
    const twin = await make({ code: 'Rules-1' });
    expect([twin.status, Object.keys(twin.body.errors ?? {})]).toEqual([409, ['code']]);
    const path = `/api/admin/coupons/${made.body.id}`;
    const { version } = made.body;
    const backwards = await staff.put(path, { version, lastDay: '2150-02-01' });
    expect([backwards.status, Object.keys(backwards.body.errors ?? {})]).toEqual([422, ['lastDay']]);
    await staff.put(path, { ...made.body, amount: '9.00', percent: 50, code: 'OTHER-1', lastDay: null });
    const used = { couponId: made.body.id, status: 'used', settledAt: new Date() } as const;
    for (const use of [used, { ...used, status: 'released' } as const, { couponId: made.body.id }, used])
      await createCouponRedemption(app.knex, use);
    expect((await staff.get(path)).body).toMatchObject({
      ...sum,
      code: 'RULES-1',
      lastDay: null,
      used: 2,
      reserved: 1,
    });
    // Made by hand, they stand in no books.
    await app.knex('coupon_redemptions').where({ coupon_id: made.body.id }).delete();
  });

  test('nobody asks about somebody else’s order, or with words for a quantity', async () => {
    const { code } = await coupon();
    const { orderId } = (await order()).body;
    const stranger = (await signInAs(app, 'user')).client;
    const asked = (change: object) => stranger.post('/api/card-checkout/coupon', { coupon: code, ...change });
    expect((await asked({ orderId })).status).toBe(404);
    expect((await asked({ productId: 999_999, quantity: 1 })).status).toBe(404);
    expect((await asked({ productId: product.id, quantity: 'many' })).status).toBe(422);
    expect((await asked({ productId: product.id, quantity: 501 })).status).toBe(422);
    expect((await app.client().post('/api/card-checkout/coupon', { orderId, coupon: code })).status).toBe(
      401,
    );
  });
});

test('the books are in order after all of it', async () => {
  expect(await readBooks(app.knex)).toEqual([]);
});
