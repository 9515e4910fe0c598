import { consentVersion } from '../../../contract/subscriptions/consent-texts.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toMinor } from '../../../contract/base/money.schema.ts';
import type { PlanChangeQuote } from '../../../contract/subscriptions/plan-change.schema.ts';
import { Package } from '../../../models/Package.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import type { Product } from '../../../models/Product.ts';
import type { User } from '../../../models/User.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { crowd } from '../../../testing/crowd.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createPaymentAttempt } from '../../../testing/factories/payment-attempt.ts';
import { createProduct } from '../../../testing/factories/product.ts';
import { signInAs } from '../../../testing/sign-in.ts';

const day = 86_400_000;
/** A month of thirty days: half of it is worth half of its price. */
const start = new Date('2026-11-01T10:00:00Z');
const paidEnd = new Date('2026-12-01T10:00:00Z');
const half = new Date('2026-11-16T10:00:00Z');
const reason = 'מתנה';
let moment = start;
let app: TestApp;
let staff: TestClient;
let client: TestClient;
let user: User;
let [pro, business]: [Product, Product] = [] as never;

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => moment } });
  ({ client: staff } = await signInAs(app, 'admin'));
  pro = await createProduct(app.knex, { name: 'פרו', monthlyPrice: 4_000, yearlyPrice: 40_000 });
  business = await createProduct(app.knex, { name: 'עסקי', monthlyPrice: 12_000, yearlyPrice: 120_000 });
});
beforeEach(async () => {
  moment = half;
  ({ client, user } = await signInAs(app, 'user'));
});
afterAll(() => app.close());

/** Pro by the month, bought on 1 November for ₪40. */
async function buy(): Promise<Package> {
  const bought = await createPackage(app.knex, {
    userId: user.id,
    productId: pro.id,
    startDate: start,
    billingAnchor: start,
    endDate: paidEnd,
    autoRenew: true,
    nextPaymentDate: paidEnd,
  });
  await createPaymentAttempt(app.knex, {
    userId: user.id,
    packageId: bought.id,
    status: 'succeeded',
    providerTxn: `paid-${bought.id}`,
  });
  return bought;
}
const give = async ({ id }: Package, months: number) =>
  expect(
    (await staff.post(`/api/admin/users/${user.id}/extend-package`, { packageId: id, months, reason }))
      .status,
  ).toBe(200);
const paymentsOf = ({ id }: Package) =>
  PaymentAttempt.query(app.knex).where({ package_id: id }).orderBy('id');

/** A refund that the provider has made. */
async function refund(payment: PaymentAttempt, amountMinor: number): Promise<void> {
  await createPaymentAttempt(app.knex, {
    userId: payment.userId,
    packageId: payment.packageId,
    parentAttemptId: payment.id,
    kind: 'refund',
    status: 'succeeded',
    periodKey: `refund of ${payment.id}`,
    attemptNo: (await paymentsOf({ id: payment.packageId ?? 0 } as Package)).length,
    amountMinor,
  });
}
const path = ({ id }: Package) => `/api/subscription/${id}/change`;
const ask = (row: Package, to: Product, billingCycle: string) =>
  client.get(`${path(row)}?productId=${to.id}&billingCycle=${billingCycle}`);
const quoteOf = async (row: Package, to: Product, billingCycle = 'monthly') =>
  (await ask(row, to, billingCycle)).body as PlanChangeQuote;
const press = (row: Package, { to, amount, quotedAt }: PlanChangeQuote) =>
  client.post(path(row), {
    productId: to.productId,
    billingCycle: to.billingCycle,
    amount,
    quotedAt,
    consentVersion,
    method: { kind: 'test' },
  });
const change = async (row: Package, quote: PlanChangeQuote) =>
  expect((await press(row, quote)).status).toBe(200);
const stored = ({ id }: Package) => app.knex('packages').where({ id }).first();

describe('nine months that staff gave', () => {
  test('are no money on the way to a year: they stand behind it', async () => {
    const row = await buy();
    await give(row, 9);
    const quote = await quoteOf(row, pro, 'yearly');
    // Half of ₪40 is unused: 400 - 20. A year from 16 November and nine months from there.
    expect(quote).toMatchObject({
      takesEffect: 'now',
      credit: '20.00',
      amount: '380.00',
      periodEnd: '2028-08-16T09:00:00.000Z',
      nextCharge: { at: '2028-08-16T09:00:00.000Z', amount: '400.00' },
    });
    await change(row, quote);
    expect(await stored(row)).toMatchObject({
      billing_cycle: 'yearly',
      paid_until: new Date('2027-11-16T10:00:00Z'),
      end_date: new Date('2028-08-16T09:00:00Z'),
      next_payment_date: new Date('2028-08-16T09:00:00Z'),
    });
    // And back to months: when all of it is over, without money.
    expect(await quoteOf(row, pro)).toMatchObject({
      takesEffect: 'period_end',
      amount: '0.00',
      effectiveAt: '2028-08-16T09:00:00.000Z',
    });
  });

  test('don’t make a dearer plan dearer than its price: half a month’s difference is due', async () => {
    const row = await buy();
    await give(row, 9);
    const quote = await quoteOf(row, business);
    expect(quote).toMatchObject({
      takesEffect: 'now',
      amount: '40.00',
      credit: null,
      periodEnd: '2027-09-01T09:00:00.000Z',
    });
    await change(row, quote);
    expect(await stored(row)).toMatchObject({
      paid_until: paidEnd,
      end_date: new Date('2027-09-01T09:00:00Z'),
    });
    // Half of ₪120 is unused by now, of 80 that were paid: 400 and 1,200 a year.
    expect(await quoteOf(row, pro, 'yearly')).toMatchObject({ credit: '60.00', amount: '340.00' });
    expect(await quoteOf(row, business, 'yearly')).toMatchObject({ credit: '60.00', amount: '1140.00' });
    expect(await quoteOf(row, pro)).toMatchObject({
      takesEffect: 'period_end',
      amount: '0.00',
      effectiveAt: '2027-09-01T09:00:00.000Z',
    });
  });

  test('once they run, a dearer plan starts a month of its own at its price, and the rest of them follows', async () => {
    const row = await buy();
    await give(row, 9);
    moment = new Date('2027-01-01T10:00:00Z');
    await app.knex('sessions').update({ expires_at: new Date('2028-01-01T10:00:00Z') });
    const quote = await quoteOf(row, business);
    expect(quote).toMatchObject({
      takesEffect: 'now',
      credit: '0.00',
      amount: '120.00',
      // Eight months of the nine are left on 1 January, behind a month.
      periodEnd: '2027-10-01T09:00:00.000Z',
    });
    await change(row, quote);
    expect(await stored(row)).toMatchObject({
      paid_until: new Date('2027-02-01T10:00:00Z'),
      end_date: new Date('2027-10-01T09:00:00Z'),
      billing_anchor: moment,
    });
  });
});

describe('money that was given back', () => {
  test('in part before the change counts in part', async () => {
    const row = await buy();
    const [payment] = await paymentsOf(row);
    await refund(payment as PaymentAttempt, 1_000);
    // 30 of 40 stayed: half of them is unused. The dearer plan: 60 for its half, less 15.
    expect(await quoteOf(row, pro, 'yearly')).toMatchObject({ credit: '15.00', amount: '385.00' });
    expect(await quoteOf(row, business)).toMatchObject({ amount: '45.00' });
    await refund(payment as PaymentAttempt, 3_000);
    expect(await quoteOf(row, pro, 'yearly')).toMatchObject({ credit: '0.00', amount: '400.00' });
    expect(await quoteOf(row, business)).toMatchObject({ amount: '60.00' });
  });

  test('by a withdrawal from the change brings the former time back, with what was given since', async () => {
    const row = await buy();
    await give(row, 9);
    // The first payment is too old to be withdrawn from.
    await app
      .knex('payment_attempts')
      .where({ package_id: row.id })
      .update({ created_at: '2026-10-01T10:00:00Z' });
    await change(row, await quoteOf(row, pro, 'yearly'));
    await give(row, 1);
    const { body: view } = await client.get(`/api/subscription/${row.id}/cancellation`);
    // 1 September and a month.
    expect(view).toMatchObject({
      kind: 'withdraw_change',
      refund: '380.00',
      lastDay: '2027-10-01T09:00:00.000Z',
    });
    const wish = { kind: view.kind, refund: view.refund };
    expect((await client.post(`/api/subscription/${row.id}/cancellation`, wish)).status).toBe(200);
    expect(await stored(row)).toMatchObject({
      billing_cycle: 'monthly',
      paid_until: paidEnd,
      end_date: new Date('2027-10-01T09:00:00Z'),
      next_payment_date: new Date('2027-10-01T09:00:00Z'),
    });
    // The month is worth what it was, and what was given back is worth nothing.
    expect(await quoteOf(row, pro, 'yearly')).toMatchObject({ credit: '20.00', amount: '380.00' });
  });

  test('by a withdrawal from the change leaves a plan that staff gave in force', async () => {
    const gift = { productId: pro.id, months: 2, reason };
    expect((await staff.post(`/api/admin/users/${user.id}/give-package`, gift)).status).toBe(200);
    const row = await Package.query(app.knex).findOne({ user_id: user.id }).throwIfNotFound();
    await change(row, await quoteOf(row, business));
    const { body: view } = await client.get(`/api/subscription/${row.id}/cancellation`);
    expect(view).toMatchObject({ kind: 'withdraw_change', refund: '120.00' });
    const wish = { kind: view.kind, refund: view.refund };
    expect((await client.post(`/api/subscription/${row.id}/cancellation`, wish)).status).toBe(200);
    expect((await paymentsOf(row)).map(({ kind, status }) => [kind, status])).toEqual([
      ['upgrade', 'succeeded'],
      ['refund', 'succeeded'],
    ]);
    expect(await stored(row)).toMatchObject({
      status: 'active',
      is_paid: true,
      product_id: pro.id,
      end_date: row.endDate,
    });
  });
});

const step = fc.oneof(
  fc.record({ kind: fc.constant('give' as const), months: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ kind: fc.constant('refund' as const), part: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ kind: fc.constant('change' as const), to: fc.boolean(), yearly: fc.boolean() }),
);

test('whatever is given, refunded and changed: no more is credited than was paid, no more due than the plan costs', async () => {
  const moves = async (steps: readonly (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[]) => {
    moment = start;
    ({ client, user } = await signInAs(app, 'user'));
    await app.knex('sessions').update({ expires_at: new Date('2030-01-01T10:00:00Z') });
    const row = await buy();
    for (const move of steps) {
      const payments = await paymentsOf(row);
      const sumOf = (some: readonly PaymentAttempt[]) =>
        some.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
      const refunds = payments.filter(({ kind }) => kind === 'refund');
      const [latest] = payments.filter(({ kind }) => kind !== 'refund').toReversed();
      if (move.kind === 'give') await give(row, move.months);
      if (move.kind === 'wait') moment = new Date(moment.getTime() + move.days * day);
      if (move.kind === 'refund' && latest) {
        const given = sumOf(refunds.filter(({ parentAttemptId }) => parentAttemptId === latest.id));
        const amount = Math.floor((latest.amountMinor - given) * move.part);
        if (amount > 0) await refund(latest, amount);
      }
      if (move.kind !== 'change') continue;
      const asked = await ask(row, move.to ? business : pro, move.yearly ? 'yearly' : 'monthly');
      if (asked.status !== 200) continue;
      const quote = asked.body as PlanChangeQuote;
      const net = sumOf(payments.filter(({ kind }) => kind !== 'refund')) - sumOf(refunds);
      const [due, price] = [toMinor(quote.amount), toMinor(quote.to.price)];
      expect(due).toBeGreaterThanOrEqual(0);
      expect(due).toBeLessThanOrEqual(price);
      if (quote.credit !== null) expect(price - due).toBeLessThanOrEqual(net);
      const before = await stored(row);
      await change(row, quote);
      // Time is never taken away.
      expect((await stored(row)).end_date.getTime()).toBeGreaterThanOrEqual(before.end_date.getTime());
    }
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), moves), {
    numRuns: crowd(12, 200),
  });
});
