import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../../../models/User.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createProduct } from '../../../testing/factories/product.ts';
import { createReceipt } from '../../../testing/factories/receipt.ts';
import { createRecurringPayment } from '../../../testing/factories/recurring-payment.ts';
import { createUserPaymentMethod } from '../../../testing/factories/user-payment-method.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { cardExpiryOf } from './card-expiry.ts';

const now = new Date('2026-11-21T10:00:00Z');
let app: TestApp;
let client: TestClient;
let user: User;

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
});
beforeEach(async () => {
  ({ client, user } = await signInAs(app, 'user'));
});
afterAll(() => app.close());

const method = (overrides = {}) => createUserPaymentMethod(app.knex, { userId: user.id, ...overrides });
const defaults = async () =>
  app.knex('user_payment_methods').where({ user_id: user.id, is_default: true }).pluck('id');

describe('GET /api/wallet', () => {
  it('is for people who are signed in', async () => {
    for (const path of ['/api/wallet', '/api/receipts'])
      expect((await app.client().get(path)).status).toBe(401);
  });

  it('is empty for somebody who never paid', async () => {
    expect((await client.get('/api/wallet')).body).toEqual({
      paymentMethods: [],
      recurringPayments: [],
      totals: [],
    });
  });

  it("shows ways to pay, the default first, without what could pay; not others' and not removed ones", async () => {
    const plain = await method({ cardExpiry: '12/2026', nickname: 'כרטיס של העסק 💳' });
    const favourite = await method({ isDefault: true });
    await method({ isActive: false });
    await createUserPaymentMethod(app.knex);
    const reply = await client.get('/api/wallet');
    expect(reply.body.paymentMethods).toMatchObject([
      { id: favourite.id, isDefault: true, expiryState: 'good', inUse: false },
      { id: plain.id, isDefault: false, expiryState: 'soon', nickname: 'כרטיס של העסק 💳' },
    ]);
    expect(reply.text).not.toContain(plain.token);
  });

  it('shows standing orders, the charging ones first, with what they pay for and from', async () => {
    const product = await createProduct(app.knex, { name: 'פרו' });
    const card = await method({ last4Digits: '4580' });
    const common = { userId: user.id, paymentMethodId: card.id, productId: product.id };
    const running = await createRecurringPayment(app.knex, {
      ...common,
      status: 'active',
      recurringRange: 12,
      amount: 40_000,
      nextChargeDate: new Date('2027-01-31T08:00:00Z'),
    });
    const ended = await createRecurringPayment(app.knex, {
      ...common,
      status: 'cancelled',
      nextChargeDate: new Date('2027-01-31T08:00:00Z'),
    });
    const newer = await createRecurringPayment(app.knex, { ...common, status: 'paused' });
    // From a card that was removed, in days or weeks of a provider's; and somebody else's.
    const gone = await method({ isActive: false });
    const first = await createRecurringPayment(app.knex, {
      ...common,
      paymentMethodId: gone.id,
      status: 'failed',
      recurringType: 1,
    });
    await createRecurringPayment(app.knex, { status: 'active' });
    const { body } = await client.get('/api/wallet');
    expect(body.recurringPayments).toMatchObject([
      { id: newer.id, status: 'paused' },
      {
        id: running.id,
        product: 'פרו',
        amount: '400.00',
        everyMonths: 12,
        nextChargeDate: '2027-01-31T08:00:00.000Z',
        paymentMethod: { last4Digits: '4580' },
      },
      { id: first.id, status: 'failed', everyMonths: null, paymentMethod: null },
      { id: ended.id, status: 'cancelled', nextChargeDate: null, paymentMethod: { id: card.id } },
    ]);
    expect(body.recurringPayments).toHaveLength(4);
    expect(body.paymentMethods[0].inUse).toBe(true);
  });

  it('sums what was paid and not given back, to the agora, with the year of Israel', async () => {
    const pay = (amount: number, paymentDate: string, overrides = {}) =>
      createReceipt(app.knex, { userId: user.id, amount, paymentDate: new Date(paymentDate), ...overrides });
    await pay(4_990, '2026-03-01T10:00:00Z');
    await pay(10, '2025-12-31T22:30:00Z');
    await pay(1_001, '2025-12-31T21:30:00Z');
    await pay(9_999, '2026-03-02T10:00:00Z', { status: 'refunded' });
    await pay(500, '2026-03-02T10:00:00Z', { currency: 'USD' });
    await pay(1_000, '2026-03-03T10:00:00Z', { kind: 'credit' });
    await createReceipt(app.knex, { amount: 7_000 });
    expect((await client.get('/api/wallet')).body.totals).toEqual([
      { currency: 'ILS', paid: '50.01', paidThisYear: '40.00', receipts: 4 },
      { currency: 'USD', paid: '5.00', paidThisYear: '5.00', receipts: 1 },
    ]);
  });
});

describe('GET /api/receipts', () => {
  it('lists own receipts newest first, twenty on a page, and forgives a page that is none', async () => {
    for (let day = 1; day <= 23; day += 1)
      await createReceipt(app.knex, {
        userId: user.id,
        paymentDate: new Date(Date.UTC(2026, 0, day)),
        description: `יום ${day}`,
      });
    await createReceipt(app.knex);
    // Of one moment the later one stands first.
    const twin = { userId: user.id, paymentDate: new Date(Date.UTC(2026, 0, 23)) };
    await createReceipt(app.knex, { ...twin, description: 'תאום' });
    const first = (await client.get('/api/receipts')).body;
    expect(first).toMatchObject({ page: 1, pages: 2, total: 24 });
    expect(first.receipts).toHaveLength(20);
    expect(first.receipts.slice(0, 2)).toMatchObject([{ description: 'תאום' }, { description: 'יום 23' }]);
    const second = (await client.get('/api/receipts?page=2')).body;
    expect(second.receipts.map(({ description }: { description: string }) => description)).toEqual([
      'יום 4',
      'יום 3',
      'יום 2',
      'יום 1',
    ]);
    for (const page of ['0', '-1', 'x', '2.5', '99999999999'])
      expect((await client.get(`/api/receipts?page=${page}`)).body.page, page).toBe(1);
    expect((await client.get('/api/receipts?page=77')).body.receipts).toEqual([]);
  });
});

describe('ways to pay', () => {
  it('has one default, also when two are chosen at once', async () => {
    const [a, b] = [await method({ isDefault: true }), await method()];
    const foreign = await createUserPaymentMethod(app.knex, { isDefault: true });
    const replies = await Promise.all(
      [a, b, a, b].map(({ id }) => client.put(`/api/payment-methods/${id}/default`)),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await defaults()).toHaveLength(1);
    // Nobody else's default is touched.
    expect((await foreign.$query(app.knex)).isDefault).toBe(true);
  });

  it('passes the default on to the one used last when it is removed, and wipes what could pay', async () => {
    const old = await method({ lastUsed: new Date('2026-01-01') });
    const recent = await method({ lastUsed: new Date('2026-06-01') });
    const gone = await method({ isDefault: true });
    const { body } = await client.delete(`/api/payment-methods/${gone.id}`);
    expect(body.paymentMethods.map(({ id }: { id: number }) => id)).toEqual([recent.id, old.id]);
    expect(await defaults()).toEqual([recent.id]);
    expect(await app.knex('user_payment_methods').where({ id: gone.id }).first()).toMatchObject({
      token: null,
      is_active: false,
    });
    expect((await client.delete(`/api/payment-methods/${gone.id}`)).status).toBe(404);
    // One that isn't the default leaves the default where it is, whichever was used last.
    const used = await method({ lastUsed: new Date('2026-11-01') });
    // Those that a standing order charges no more are removed like any other.
    for (const status of ['cancelled', 'completed', 'failed'] as const)
      await createRecurringPayment(app.knex, { userId: user.id, paymentMethodId: old.id, status });
    expect((await client.delete(`/api/payment-methods/${old.id}`)).status).toBe(200);
    expect([await defaults(), used.isDefault]).toEqual([[recent.id], false]);
    // One that never paid inherits nothing from one that did, and the last one goes without an heir.
    const unused = await method();
    await client.delete(`/api/payment-methods/${recent.id}`);
    expect(await defaults()).toEqual([used.id]);
    await client.delete(`/api/payment-methods/${used.id}`);
    expect(await defaults()).toEqual([unused.id]);
    expect((await client.delete(`/api/payment-methods/${unused.id}`)).body.paymentMethods).toEqual([]);
  });

  it.each(['pending', 'active', 'paused'] as const)(
    'stays while a %s standing order charges it',
    async (status) => {
      const card = await method();
      await createRecurringPayment(app.knex, { userId: user.id, paymentMethodId: card.id, status });
      expect((await client.delete(`/api/payment-methods/${card.id}`)).status).toBe(409);
      expect((await client.get('/api/wallet')).body.paymentMethods).toHaveLength(1);
    },
  );

  it("leaves others' alone", async () => {
    const foreign = await createUserPaymentMethod(app.knex);
    for (const id of [foreign.id, 999_999, 'x']) {
      expect((await client.put(`/api/payment-methods/${id}/default`)).status).toBe(404);
      expect((await client.delete(`/api/payment-methods/${id}`)).status).toBe(404);
    }
    expect(await app.knex('user_payment_methods').where({ id: foreign.id }).first()).toMatchObject({
      is_active: true,
    });
  });
});

describe('cardExpiryOf', () => {
  it.each([
    ['11/2026', 'soon'],
    ['12/2026', 'soon'],
    ['01/2027', 'good'],
    ['10/2026', 'over'],
    [null, 'none'],
    ['', 'none'],
  ] as const)('%s in November 2026 is %s', (expiry, state) => {
    expect(cardExpiryOf(expiry, now)).toBe(state);
  });

  it('goes by the month in Israel', () => {
    expect(cardExpiryOf('11/2026', new Date('2026-11-30T22:30:00Z'))).toBe('over');
    expect(cardExpiryOf('11/2026', new Date('2026-11-30T21:30:00Z'))).toBe('soon');
  });
});
