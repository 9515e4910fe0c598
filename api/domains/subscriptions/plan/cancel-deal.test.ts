import { consentVersion } from '../../../contract/subscriptions/consent-texts.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CancellationView } from '../../../contract/subscriptions/cancellation.schema.ts';
import { Package } from '../../../models/Package.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import type { Product } from '../../../models/Product.ts';
import { readBooks, rulesOfTheProvider } from '../../../scripts/books/read-books.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createProduct } from '../../../testing/factories/product.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { reconcileAttempts } from '../../payments/attempts/reconcile-attempts.ts';
import { cancellationFee } from './refundable.ts';
import { findWithdrawal } from './withdrawal.ts';

const day = 86_400_000;
// The evening of 1 November in Israel.
const began = new Date('2026-11-01T20:30:00Z');
let moment = began;
let app: TestApp;
let client: TestClient;
let userId: number;
let [small, big]: [Product, Product] = [] as never;

const open = (env = {}) => startTestApp({ clock: { now: () => moment }, env });
beforeAll(async () => {
  app = await open();
  const plan = (name: string, monthlyPrice: number) =>
    createProduct(app.knex, { name, monthlyPrice, yearlyPrice: monthlyPrice * 10, proCardCount: 1 });
  small = await plan('פרו', 4_000);
  big = await plan('Business 🚀', 12_000);
});
beforeEach(async () => {
  moment = began;
  const signedIn = await signInAs(app, 'user');
  ({ client } = signedIn);
  userId = signedIn.user.id;
});
afterAll(() => app.close());

const testCard = { kind: 'test' };
async function buy(product = small): Promise<number> {
  const body = {
    type: 'package',
    id: product.id,
    billingCycle: 'monthly',
    method: testCard,
    acceptTerms: true,
  };
  expect((await client.post('/api/checkout', body)).body.activated).toBe(true);
  return (await app.knex('packages').where({ user_id: userId }).first()).id;
}
async function upgrade(id: number): Promise<void> {
  const path = `/api/subscription/${id}/change`;
  const quote = (await client.get(`${path}?productId=${big.id}&billingCycle=monthly`)).body;
  const { amount, quotedAt } = quote;
  const body = {
    productId: big.id,
    billingCycle: 'monthly',
    amount,
    quotedAt,
    consentVersion,
    method: testCard,
  };
  expect((await client.post(path, body)).body.payment.state).toBe('succeeded');
}
const path = (id: number) => `/api/subscription/${id}/cancellation`;
const view = async (id: number): Promise<CancellationView> => (await client.get(path(id))).body;
const cancel = async (id: number, change = {}) => {
  const { kind, refund } = await view(id);
  return client.post(path(id), { kind, refund, ...change });
};
const read = (id: number): Promise<Record<string, unknown>> => app.knex('packages').where({ id }).first();
const attempts = () => PaymentAttempt.query(app.knex).where({ user_id: userId }).orderBy('id');
const receipts = () => app.knex('receipts').where({ user_id: userId }).orderBy('id');
const mails = (template: string) => app.knex('mail_log').where({ user_id: userId, template });
/** Receipts less credits, in agorot. */
const balance = async () =>
  (await receipts()).reduce(
    (sum: number, { kind, amount }: { kind: string; amount: string }) =>
      sum + Math.round(Number(amount) * 100) * (kind === 'credit' ? -1 : 1),
    0,
  );

test.each<[number, 'none' | 'law', boolean, number]>([
  [4_000, 'none', false, 0],
  [4_000, 'law', false, 200],
  [4_000, 'law', true, 0],
  [30, 'law', false, 2],
  [9, 'law', false, 0],
  [199_990, 'law', false, 10_000],
  [200_000, 'law', false, 10_000],
  [5_000_000, 'law', false, 10_000],
])('of %i agorot with policy %s (invalid: %s) %i are kept', (paid, policy, hasIssue, fee) => {
  expect(cancellationFee(paid, policy, hasIssue)).toBe(fee);
});

describe('within 14 days', () => {
  test('whoever withdraws again is flagged for staff, in the list and on the person', async () => {
    const staff = (await signInAs(app, 'admin')).client;
    const seen = async () => {
      const filter = encodeURIComponent(JSON.stringify({ withdrawals: 'repeated' }));
      const listed = (await staff.get(`/api/admin/users?filter=${filter}`)).body as { id: number }[];
      const { withdrawals } = (await staff.get(`/api/admin/users/${userId}`)).body;
      return [withdrawals, listed.some(({ id }) => id === userId)];
    };
    await cancel(await buy());
    expect(await seen()).toEqual([1, false]);
    await buy(big);
    const again = await app.knex('packages').where({ user_id: userId, status: 'active' }).first();
    expect((await cancel(again.id)).status).toBe(200);
    expect(await seen()).toEqual([2, true]);
  });

  test('shows last day and refund first; ends at once, gives the money back and confirms it', async () => {
    const id = await buy();
    moment = new Date(began.getTime() + 3 * day);
    expect(await view(id)).toEqual({
      packageId: id,
      name: 'פרו',
      kind: 'withdraw',
      paid: '40.00',
      fee: '0.00',
      refund: '40.00',
      currency: 'ILS',
      lastDay: moment.toISOString(),
      // The end of the 15th in Israel.
      refundUntil: '2026-11-15T22:00:00.000Z',
      backTo: null,
    });
    const reply = await cancel(id);
    expect([reply.status, reply.body.active]).toEqual([200, []]);
    expect(reply.body.past).toMatchObject([{ id, status: 'refunded', isPaid: false }]);
    const seen = await app
      .knex('state_transitions')
      .where({ entity: 'packages', entity_id: id })
      .orderBy('id');
    expect(seen.map(({ to_status: to }) => to)).toEqual([
      'pending_payment',
      'active',
      'cancelled',
      'refunded',
    ]);
    expect(await attempts()).toMatchObject([
      { kind: 'initial', status: 'succeeded' },
      { kind: 'refund', status: 'succeeded', amountMinor: 4_000, requestedBy: `user:${userId}` },
    ]);
    expect((await receipts()).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['receipt', '40.00'],
      ['credit', '40.00'],
    ]);
    const confirmed = await mails('deal_cancelled');
    expect([await balance(), confirmed.length, (await mails('credit')).length]).toEqual([0, 1, 1]);
    expect(confirmed[0].text_body).toContain('4 בנובמבר 2026');
    expect((await client.get('/api/receipts')).body.receipts).toMatchObject([
      { kind: 'credit' },
      { kind: 'receipt' },
    ]);
  });

  test('an upgrade since goes back with it; pressed many times at once it is cancelled once', async () => {
    const id = await buy();
    moment = new Date(began.getTime() + 13 * day);
    await upgrade(id);
    const shown = await view(id);
    expect(shown).toMatchObject({ kind: 'withdraw', name: 'Business 🚀' });
    // By the law's fee, 5 % of both payments are kept, once.
    const bought = await Package.query(app.knex).findById(id).throwIfNotFound();
    const weighed = await findWithdrawal(app.knex, bought, { now: moment, policy: 'law' });
    const paid = (await attempts()).map(({ amountMinor }) => amountMinor);
    const whole = paid.reduce((sum, amount) => sum + amount, 0);
    expect([paid.length, weighed?.paid, weighed?.fee]).toEqual([2, whole, Math.round(whole * 0.05)]);
    expect(weighed?.refunds.map(({ amount }) => amount).reduce((sum, amount) => sum + amount, 0)).toBe(
      weighed?.refund,
    );
    expect(weighed?.refund).toBe(whole - Math.round(whole * 0.05));
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => client.post(path(id), { kind: shown.kind, refund: shown.refund })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await attempts()).filter(({ kind }) => kind === 'refund')).toHaveLength(2);
    expect([await balance(), (await read(id))['status']]).toEqual([0, 'refunded']);
  });

  test('with the law’s fee the rest of 5 % is kept, and the package stays cancelled', async () => {
    const other = await open({ REFUND_FEE_POLICY: 'law' });
    const signedIn = await signInAs(other, 'user');
    const product = await createProduct(other.knex, { monthlyPrice: 4_000, yearlyPrice: 40_000 });
    const body = {
      type: 'package',
      id: product.id,
      billingCycle: 'monthly',
      method: testCard,
      acceptTerms: true,
    };
    await signedIn.client.post('/api/checkout', body);
    const [bought] = (await signedIn.client.get('/api/subscription')).body.active;
    const shown = (await signedIn.client.get(path(bought.id))).body;
    expect(shown).toMatchObject({ paid: '40.00', fee: '2.00', refund: '38.00' });
    // What staff gave back before is not given back again, and leaves the fee as it is.
    const staff = (await signInAs(other, 'admin')).client;
    const paid = await PaymentAttempt.query(other.knex)
      .findOne({ user_id: signedIn.user.id })
      .throwIfNotFound();
    const part = { amount: '10.00', reason: 'פיצוי' };
    expect((await staff.post(`/api/admin/payments/${paid.id}/refund`, part)).status).toBe(200);
    const later = (await signedIn.client.get(path(bought.id))).body;
    expect(later).toMatchObject({ kind: 'withdraw', paid: '40.00', fee: '2.00', refund: '28.00' });
    const press = (wish: { kind: string; refund: string }) =>
      signedIn.client.post(path(bought.id), { kind: wish.kind, refund: wish.refund });
    expect((await press(shown)).status).toBe(409);
    const done = await press(later);
    expect(done.body.past).toMatchObject([{ status: 'cancelled' }]);
    const refunds = PaymentAttempt.query(other.knex).where({ parent_attempt_id: paid.id }).orderBy('id');
    expect((await refunds).map(({ amountMinor }) => amountMinor)).toEqual([1_000, 2_800]);
    await other.close();
  });

  test('a refund that doesn’t go through leaves the package cancelled and the books as they are', async () => {
    const id = await buy();
    const shown = await view(id);
    await app
      .knex('payment_attempts')
      .where({ user_id: userId })
      .update({ provider_txn: `gone-${id}` });
    expect((await client.post(path(id), { kind: shown.kind, refund: shown.refund })).status).toBe(200);
    const [, refund] = await attempts();
    expect(refund).toMatchObject({ kind: 'refund', sentAt: expect.any(Date) });
    expect(refund?.status).not.toBe('succeeded');
    expect((await read(id))['status']).toBe('cancelled');
    expect(await balance()).toBe(4_000);
  });
});

describe('later', () => {
  test('a change of plan alone is taken back: the plan it was, for the time it had', async () => {
    const id = await buy();
    moment = new Date(began.getTime() + 16 * day);
    await upgrade(id);
    moment = new Date(moment.getTime() + day);
    const shown = await view(id);
    expect(shown).toMatchObject({
      kind: 'withdraw_change',
      backTo: 'פרו',
      lastDay: '2026-12-01T20:30:00.000Z',
    });
    expect((await cancel(id)).body.active).toMatchObject([{ id, productId: small.id, price: '40.00' }]);
    expect(await balance()).toBe(4_000);
    expect((await view(id)).kind).toBe('none');
    expect((await read(id))['status']).toBe('active');
  });

  test('the last moment of the last day still counts, the next one doesn’t', async () => {
    const id = await buy();
    moment = new Date('2026-11-15T21:59:59.999Z');
    expect((await view(id)).kind).toBe('withdraw');
    moment = new Date('2026-11-15T22:00:00Z');
    expect(await view(id)).toMatchObject({ kind: 'none', refund: '0.00', refundUntil: null });
    expect((await client.post(path(id), { kind: 'withdraw', refund: '40.00' })).body).toMatchObject({
      code: 'conflict',
      present: { kind: 'none' },
    });
  });

  test('what renews itself is stopped, and what was paid for stays', async () => {
    const row: Package = await createPackage(app.knex, {
      userId,
      autoRenew: true,
      endDate: new Date(began.getTime() + 20 * day),
    });
    expect(await view(row.id)).toMatchObject({
      kind: 'stop',
      refund: '0.00',
      lastDay: row.endDate?.toISOString(),
    });
    expect((await cancel(row.id)).body.active).toMatchObject([{ id: row.id, autoRenew: false }]);
    expect(await mails('renewal_stopped')).toHaveLength(1);
  });
});

test('nobody cancels what isn’t theirs, or what they were not shown', async () => {
  const foreign = await createPackage(app.knex, {
    autoRenew: true,
    startDate: new Date(began.getTime() - day),
    endDate: new Date(began.getTime() + day),
  });
  expect((await client.get(path(foreign.id))).status).toBe(404);
  expect((await client.post(path(foreign.id), { kind: 'stop', refund: '0.00' })).status).toBe(404);
  const id = await buy();
  for (const wrong of [
    { refund: '40.01' },
    { refund: '-40.00' },
    { kind: 'stop' },
    { kind: 'none' },
    { refund: 40 },
  ])
    expect((await cancel(id, wrong)).status).toBeGreaterThanOrEqual(400);
  expect((await read(id))['status']).toBe('active');
  await reconcileAttempts(app.deps);
  expect(await balance()).toBe(4_000);
});

test('the books are in order after all of it', async () => {
  // One test makes the sandbox forget a charge.
  expect(
    await readBooks(app.knex, { without: [...rulesOfTheProvider, 'documents-name-the-transaction'] }),
  ).toEqual([]);
});
