import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBooks } from '../books/read-books.ts';
import { openPayments, type OpenPayments } from '../../domains/payments/open-provider.ts';
import { reconcileAttempts } from '../../domains/payments/attempts/reconcile-attempts.ts';
import { reconcileStatement } from '../../domains/payments/statement/reconcile-statement.ts';
import type { AppDeps } from '../../deps.ts';
import { Package } from '../../models/Package.ts';
import { PhysicalCardOrder } from '../../models/PhysicalCardOrder.ts';
import { PaymentAttempt } from '../../models/PaymentAttempt.ts';
import { User } from '../../models/User.ts';
import type { Storage } from '../../adapters/storage.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { signedInClient } from '../../testing/sign-in.ts';
import { resetDemoAccount } from './reset-demo-account.ts';
import { seedIfEmpty } from './seed-if-empty.ts';

// The morning of a working day: nobody is charged at night.
const now = new Date('2026-11-23T08:20:00Z');
let app: TestApp;
let payments: OpenPayments;
let deps: AppDeps;

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
  payments = await openPayments(app.deps, 1_500);
  deps = { ...app.deps, payments: payments.provider };
  await seedIfEmpty(app.knex, {} as Storage, { now, pictures: false, env: app.deps.env });
});
afterAll(async () => {
  await payments.close();
  await app.close();
});

const findings = () => readBooks(app.knex, { now });

const signIn = async (email: string) =>
  signedInClient(app, await User.query(app.knex).findOne({ email }).throwIfNotFound());

test('the demo data have books in order', async () => {
  expect(await findings()).toEqual([]);
});

test('the sandbox’s statement of the week agrees with them', async () => {
  expect(await reconcileStatement(deps, now)).toBe(0);
  expect(await findings()).toEqual([]);
});

test('an owner withdraws from a young demo plan, and its money goes back', async () => {
  const owner = await signIn('ruth@ruth-almog.example');
  const [bought] = (await owner.get('/api/subscription')).body.active;
  const path = `/api/subscription/${bought.id}/cancellation`;
  const { kind, refund } = (await owner.get(path)).body;
  expect({ kind, refund }).toEqual({ kind: 'withdraw', refund: '40.00' });
  expect((await owner.post(path, { kind, refund })).status).toBe(200);
  await reconcileAttempts(deps, now);
  const after = await Package.query(app.knex).findById(bought.id).throwIfNotFound();
  expect(after.status).toBe('refunded');
  expect(await findings()).toEqual([]);
});

test('a buyer cancels a demo order that isn’t made yet, and its money goes back', async () => {
  const order = await PhysicalCardOrder.query(app.knex)
    .where({ status: 'paid' })
    .orderBy('id')
    .first()
    .throwIfNotFound();
  const buyer = await signedInClient(app, { id: order.userId });
  expect((await buyer.post(`/api/orders/${order.id}/cancel`)).status).toBe(200);
  await reconcileAttempts(deps, now);
  expect((await order.$query(app.knex)).status).toBe('refunded');
  expect(await findings()).toEqual([]);
});

test.each(['initial', 'renewal', 'order'] as const)('staff give a demo payment back: %s', async (kind) => {
  const staff = await signIn('admin@bikur.example');
  const paid = await PaymentAttempt.query(app.knex)
    .where({ kind, status: 'succeeded' })
    .whereNotExists(
      app.knex('payment_attempts as refund').whereRaw('refund.parent_attempt_id = payment_attempts.id'),
    )
    .orderBy('id', 'desc')
    .first()
    .throwIfNotFound();
  const answer = await staff.post(`/api/admin/payments/${paid.id}/refund`, {
    amount: (paid.amountMinor / 100).toFixed(2),
    reason: 'a test',
  });
  expect(answer.status).toBe(200);
  await reconcileAttempts(deps, now);
  const refund = await PaymentAttempt.query(app.knex)
    .findOne({ parent_attempt_id: paid.id })
    .throwIfNotFound();
  expect(refund).toMatchObject({ status: 'succeeded', amountMinor: paid.amountMinor });
  expect(await findings()).toEqual([]);
});

test('the refund that waits for staff goes through when they try again', async () => {
  const staff = await signIn('admin@bikur.example');
  const waiting = await PaymentAttempt.query(app.knex)
    .findOne({ kind: 'refund', status: 'failed' })
    .throwIfNotFound();
  const answer = await staff.post(`/api/admin/payments/${waiting.id}/retry-refund`, { reason: 'a test' });
  expect(answer.status).toBe(200);
  await reconcileAttempts(deps, now);
  expect(
    await PaymentAttempt.query(app.knex)
      .where({ parent_attempt_id: waiting.parentAttemptId, status: 'succeeded' })
      .resultSize(),
  ).toBe(1);
  expect(await findings()).toEqual([]);
});

test('the demo account is put back without touching what was paid', async () => {
  expect(await resetDemoAccount(app.knex, now, app.deps.env)).toBe(true);
  expect(await findings()).toEqual([]);
});
