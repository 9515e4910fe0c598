import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import type { AppDeps } from '../../../deps.ts';
import type { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { StatementLine } from '../../../models/StatementLine.ts';
import { readBooks } from '../../../scripts/books/read-books.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createDemoPayment } from '../../../testing/factories/demo-payment.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createPaymentAttempt } from '../../../testing/factories/payment-attempt.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { applyOutcome } from '../attempts/apply-outcome.ts';
import { openPayments, type OpenPayments } from '../open-provider.ts';
import { reconcileStatement } from './reconcile-statement.ts';

const hour = 3_600_000;
let app: TestApp;
let payments: OpenPayments;
let deps: AppDeps;
let admin: { client: TestClient; user: { id: number } };
beforeAll(async () => {
  app = await startTestApp();
  payments = await openPayments(app.deps);
  deps = { ...app.deps, payments: payments.provider };
  admin = await signInAs(app, 'admin');
});
afterAll(async () => {
  await payments.close();
  await app.close();
});

/** A charge in the sandbox's own books, some hours ago. */
async function charged(reference: string): Promise<string> {
  const uid = randomUUID();
  await app.knex('sandbox_psp.transactions').insert({
    uid,
    type: 'Charge',
    status_code: '000',
    amount: '40.00',
    currency: 'ILS',
    more_info: reference,
    created_at: new Date(Date.now() - 5 * hour),
  });
  return uid;
}
const inSandbox = ({ providerTxn }: PaymentAttempt) =>
  app.knex('sandbox_psp.transactions').where({ uid: providerTxn });

async function started(status: PaymentAttempt['status'] = 'pending') {
  const bought = await createPackage(app.knex, { status: 'pending_payment', isPaid: false });
  const { userId, id: packageId } = bought;
  return createPaymentAttempt(app.knex, { userId, packageId, status, sentAt: new Date() });
}

/** A payment that the sandbox has too, with its receipt. */
async function paid() {
  const attempt = await started();
  const txnId = await charged(attempt.publicId);
  const amount = { minor: 4_000, currency: 'ILS' } as const;
  const providerAt = new Date(Date.now() - 5 * hour);
  return applyOutcome(deps, attempt.id, { kind: 'approved', txnId, amount, providerAt });
}

const lineOf = (txnId: string | null) => StatementLine.query(app.knex).findOne({ txn_id: txnId });
const open = () => StatementLine.query(app.knex).whereNotNull('difference').whereNull('handled_at');
const alerts = async () =>
  (await app.knex('notifications').where({ user_id: admin.user.id, link: '/admin/statement-lines' })).length;

test('what both have agrees: stored once, however often and by however many it is read', async () => {
  const attempt = await paid();
  expect(await reconcileStatement(deps)).toBe(0);
  await Promise.all([reconcileStatement(deps), reconcileStatement(deps)]);
  expect(await StatementLine.query(app.knex)).toMatchObject([
    { txnId: attempt.providerTxn, attemptId: attempt.id, difference: null, amountMinor: 4_000 },
  ]);
  expect(await alerts()).toBe(0);
});

test('a charge that came after we gave up is counted, with its receipt', async () => {
  const attempt = await started('expired');
  const txnId = await charged(attempt.publicId);
  expect(await reconcileStatement(deps)).toBe(0);
  expect(await attempt.$query(app.knex)).toMatchObject({ status: 'succeeded', providerTxn: txnId });
  expect(await app.knex('receipts').where({ attempt_id: attempt.id })).toHaveLength(1);
  expect(await lineOf(txnId)).toMatchObject({ attemptId: attempt.id, difference: null });
});

test('money that nobody counts, a payment that is not listed and another sum are differences; staff hear of them once', async () => {
  const stranger = await charged('');
  const lost = await paid();
  await inSandbox(lost).delete();
  const other = await paid();
  await inSandbox(other).update({ amount: '39.99' });
  // Of two workers at once, one finds them.
  const found = await Promise.all([reconcileStatement(deps), reconcileStatement(deps)]);
  expect(found.toSorted()).toEqual([0, 3]);
  expect(await open()).toHaveLength(3);
  expect([
    await lineOf(stranger),
    await lineOf(lost.providerTxn),
    await lineOf(other.providerTxn),
  ]).toMatchObject([
    { difference: 'unknown_here', attemptId: null },
    { difference: 'unknown_there', attemptId: lost.id, seenAt: null },
    { difference: 'another_sum', attemptId: other.id, amountMinor: 3_999 },
  ]);
  expect(await alerts()).toBe(1);
  const waiting = async () => (await admin.client.get('/api/admin/waiting')).body.statementDifferences;
  expect(await waiting()).toBe(3);
  const list = await admin.client.get('/api/admin/statement-lines?filter={"review":"open"}');
  expect(list.body).toHaveLength(3);
  const findings = await readBooks(app.knex);
  expect(findings.filter(({ rule }) => rule === 'statements-are-reviewed')).toHaveLength(3);

  // What agrees again by itself leaves the list, and staff see to the rest with a reason.
  await inSandbox(other).update({ amount: '40.00' });
  expect(await reconcileStatement(deps)).toBe(0);
  expect(await lineOf(other.providerTxn)).toMatchObject({ difference: null, foundAt: null });
  const line = await lineOf(stranger);
  const handle = (body: object) => admin.client.post(`/api/admin/statement-lines/${line?.id}/handle`, body);
  expect((await handle({})).status).toBe(422);
  expect((await handle({ reason: 'הוחזר אצל הספק' })).status).toBe(200);
  expect(await reconcileStatement(deps)).toBe(0);
  expect(await lineOf(stranger)).toMatchObject({ handledBy: admin.user.id, reason: 'הוחזר אצל הספק' });
  expect(await waiting()).toBe(1);
  expect(await alerts()).toBe(1);
  // They may look into it again; where nothing differs there is nothing to see to.
  const path = (id: number | undefined) => `/api/admin/statement-lines/${id}`;
  expect((await admin.client.post(`${path(line?.id)}/reopen`, {})).status).toBe(200);
  expect(await lineOf(stranger)).toMatchObject({ handledAt: null, handledBy: null, reason: null });
  expect(await waiting()).toBe(2);
  expect((await handle({ reason: 'הוחזר אצל הספק' })).status).toBe(200);
  const handled = await admin.client.get('/api/admin/statement-lines?filter={"review":"handled"}');
  expect(handled.body).toMatchObject([{ id: line?.id }]);
  const agreeing = (await lineOf(other.providerTxn))?.id;
  expect((await admin.client.post(`${path(agreeing)}/handle`, { reason: 'x' })).status).toBe(409);
});

test('a payment that is still being asked about, and a demo payment, are no differences', async () => {
  const before = await open();
  const asked = await started('unknown');
  await charged(asked.publicId);
  const { publicId } = await createDemoPayment(app.knex);
  const demo = await charged(publicId);
  expect(await reconcileStatement(deps)).toBe(0);
  expect(await open()).toHaveLength(before.length);
  expect(await lineOf(demo)).toBeUndefined();
});

test('without a whole statement nothing is said to be missing', async () => {
  const before = await open();
  await paid();
  const silent = {
    ...deps,
    payments: {
      id: 'sandbox',
      statement: async () => ({ kind: 'unknown', cause: 'the second page was lost' }),
    } as unknown as PaymentProvider,
  };
  await expect(reconcileStatement(silent)).rejects.toThrow('the second page was lost');
  expect(await open()).toHaveLength(before.length);
});
