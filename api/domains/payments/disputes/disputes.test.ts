import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sandboxCards, type CardBehaviour } from '../../../contract/payments/sandbox-cards.ts';
import { readBooks } from '../../../scripts/books/read-books.ts';
import { Dispute } from '../../../models/Dispute.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import type { Product } from '../../../models/Product.ts';
import { developmentSandboxSecret } from '../../../payment-environment.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createPaymentAttempt } from '../../../testing/factories/payment-attempt.ts';
import { createProduct } from '../../../testing/factories/product.ts';
import { payOnPage } from '../../../testing/sandbox-visitor.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import type { AppDeps } from '../../../deps.ts';
import { reconcileAttempts } from '../attempts/reconcile-attempts.ts';
import { openPayments } from '../open-provider.ts';
import { disputeCallbackOf } from '../sandbox/send-callbacks.ts';
import type { PspDispute } from '../sandbox/tables.ts';
import { reconcileStatement } from '../statement/reconcile-statement.ts';
import { momentOfDecision } from './take-dispute-state.ts';

let app: TestApp;
let product: Product;
let client: TestClient;
let staff: TestClient;
let userId: number;
let staffId: number;

beforeAll(async () => {
  app = await startTestApp();
  product = await createProduct(app.knex, { monthlyPrice: 4_000, yearlyPrice: 40_000 });
  const admin = await signInAs(app, 'admin');
  staff = admin.client;
  staffId = admin.user.id;
});
beforeEach(async () => {
  const signedIn = await signInAs(app, 'user');
  ({ client } = signedIn);
  userId = signedIn.user.id;
});
afterAll(() => app.close());

const mine = () => ({ user_id: userId });
const documents = () => app.knex('receipts').where(mine()).orderBy('id');
const balance = async () =>
  (await documents()).reduce(
    (sum: number, { kind, amount }: { kind: string; amount: string }) =>
      sum + Number(amount) * (kind === 'credit' ? -1 : 1),
    0,
  );
const packageOf = () => app.knex('packages').where(mine()).first();
const payment = () =>
  PaymentAttempt.query(app.knex).findOne({ user_id: userId, kind: 'initial' }).throwIfNotFound();
const disputes = () => Dispute.query(app.knex).where(mine()).orderBy('id');
const plan = () => ({ type: 'package', id: product.id, billingCycle: 'monthly', acceptTerms: true });

async function buy(): Promise<PaymentAttempt> {
  const bought = await client.post('/api/checkout', { ...plan(), method: { kind: 'test' } });
  expect(bought.body.activated).toBe(true);
  return payment();
}

/** A charge on the sandbox's page that its holder disputes at once. */
async function buyDisputed(behaviour: CardBehaviour = 'approved'): Promise<PspDispute> {
  const begun = await client.post('/api/checkout', { ...plan(), method: { kind: 'new' } });
  const number = sandboxCards.find((card) => card.behaviour === behaviour)?.number ?? '';
  await payOnPage(app.client(), begun.body.payment.pageUrl, { number, holder: 'DISPUTE' });
  await client.post(`/api/checkout/payments/${begun.body.payment.id}/check`);
  const { providerTxn } = await payment();
  const row = await app.knex('sandbox_psp.disputes').where({ transaction_uid: providerTxn }).first();
  await expect
    .poll(async () => {
      // Told of before its charge was known, it is tried again after a while: here at once.
      await app.knex('provider_events').where({ status: 'received' }).update({ next_try_at: new Date() });
      await tell(row);
      return (await disputes()).length;
    })
    .toBe(1);
  return row;
}

/** The sandbox tells of a dispute, as it stands or stood. */
async function tell(row: PspDispute, status = row.status): Promise<void> {
  const { body, headers } = disputeCallbackOf({ ...row, status }, developmentSandboxSecret);
  const sent = await app.client().post('/api/payments/callbacks/sandbox', undefined, {
    csrf: false,
    raw: body,
    contentType: 'application/json',
    headers,
  });
  expect(sent.status).toBe(200);
}
const processed = async () =>
  await expect
    .poll(async () => (await app.knex('provider_events').where({ status: 'received' })).length)
    .toBe(0);
async function withPayments<Result>(work: (deps: AppDeps) => Promise<Result>): Promise<Result> {
  const payments = await openPayments(app.deps);
  try {
    return await work({ ...app.deps, payments: payments.provider });
  } finally {
    await payments.close();
  }
}
const decide = (row: PspDispute, status: PspDispute['status'], at = new Date()) =>
  app
    .knex('sandbox_psp.disputes')
    .where({ uid: row.uid })
    .update({ status, ...(status !== 'under_review' && { decided_at: at }) });

describe('told by the provider', () => {
  test('opened: staff see it with its date and fee, nothing is taken, and no refund goes out', async () => {
    await buyDisputed();
    const [dispute] = await disputes();
    expect(dispute).toMatchObject({
      status: 'opened',
      amountMinor: 4_000,
      feeMinor: 4_500,
      reason: 'fraudulent',
    });
    expect(dispute?.evidenceDueAt?.getTime()).toBeGreaterThan(Date.now() + 13 * 86_400_000);
    expect((await staff.get('/api/admin/waiting')).body.openDisputes).toBeGreaterThan(0);
    const filter = encodeURIComponent(JSON.stringify({ userId }));
    expect((await staff.get(`/api/admin/disputes?filter=${filter}`)).body).toMatchObject([
      { id: dispute?.id, status: 'opened' },
    ]);
    const told = await app.knex('notifications').where({ link: `/admin/disputes/${dispute?.id}/show` });
    expect(told).toMatchObject([{ user_id: staffId, content: expect.stringContaining('40') }]);
    expect((await packageOf()).status).toBe('active');
    const paid = await payment();
    const refund = await staff.post(`/api/admin/payments/${paid.id}/refund`, {
      amount: '40.00',
      reason: 'הלקוח ביקש',
    });
    expect([refund.status, refund.body.message]).toEqual([409, expect.stringContaining('מוכחש בבנק')]);
    expect(await balance()).toBe(40);
  });

  test('lost: once, whatever is told again and late, with a credit, and what was paid for ends', async () => {
    const row = await buyDisputed();
    await decide(row, 'lost');
    await tell(row, 'lost');
    await processed();
    // What was told before comes once more, and what was said last, too.
    for (const status of ['under_review', 'needs_response', 'won'] as const) await tell(row, status);
    await processed();
    const [dispute, ...others] = await disputes();
    expect(others).toEqual([]);
    expect(dispute).toMatchObject({ status: 'lost', closedAt: expect.any(Date) });
    const paid = await payment();
    const entries = await PaymentAttempt.query(app.knex).where({ parent_attempt_id: paid.id });
    expect(entries).toMatchObject([
      { kind: 'refund', status: 'succeeded', amountMinor: 4_000, disputeId: dispute?.id, nextCheckAt: null },
    ]);
    expect((await documents()).map(({ kind }) => kind)).toEqual(['receipt', 'credit']);
    expect(await balance()).toBe(0);
    expect(await packageOf()).toMatchObject({ status: 'refunded', is_paid: false, auto_renew: false });
    const steps = await app.knex('state_transitions').where({ entity: 'disputes', entity_id: dispute?.id });
    expect(steps).toMatchObject([{ from_status: 'opened', to_status: 'lost', actor: 'system' }]);
    // The sandbox was asked for no refund: the bank has the money.
    const sent = await app.knex('sandbox_psp.transactions').where({ parent_uid: paid.providerTxn });
    expect(sent).toEqual([]);
  });

  test('lost on an earlier day: its credit is of the day on which the bank decided', async () => {
    const row = await buyDisputed();
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    await app
      .knex('sandbox_psp.disputes')
      .where({ uid: row.uid })
      .update({ opened_at: daysAgo(9) });
    const decidedAt = daysAgo(2);
    await decide(row, 'lost', decidedAt);
    await tell(row, 'lost');
    await processed();
    expect((await disputes())[0]).toMatchObject({ status: 'lost', closedAt: decidedAt });
    expect((await documents())[1]).toMatchObject({ kind: 'credit', payment_date: decidedAt });
    const broken = (await readBooks(app.knex)).map(({ rule }) => rule);
    expect(broken).not.toContain('money-in-is-receipts-less-credits');
  });

  test('won after our evidence: nothing was taken, so nothing changes', async () => {
    const row = await buyDisputed();
    const before = await packageOf();
    for (const status of ['under_review', 'won'] as const) {
      await decide(row, status);
      await tell(row, status);
      await processed();
    }
    const [dispute] = await disputes();
    expect(dispute).toMatchObject({
      status: 'won',
      evidenceSentAt: expect.any(Date),
      closedAt: expect.any(Date),
    });
    expect(await balance()).toBe(40);
    expect(await packageOf()).toEqual(before);
  });

  test.each([
    ['all of it', null, ['receipt', 'credit']],
    ['a part of it', '1.00', ['receipt', 'credit', 'credit']],
  ])('lost, of a sum that waits for staff (%s): nobody decides on it any more', async (_part, sum, kinds) => {
    const row = await buyDisputed('other_amount');
    const { id } = await payment();
    const giveBack = () =>
      staff.post(`/api/admin/payments/${id}/resolve`, { decision: 'give_back', reason: 'סכום אחר' });
    const early = await giveBack();
    expect([early.status, early.body.message]).toEqual([409, expect.stringContaining('מוכחש בבנק')]);
    if (sum) await app.knex('sandbox_psp.disputes').where({ uid: row.uid }).update({ amount: sum });
    await decide(row, 'lost');
    await tell(row, 'lost');
    await processed();
    expect(await payment()).toMatchObject({ status: 'excess', needsReview: false });
    expect((await giveBack()).status).toBe(409);
    await withPayments((deps) => reconcileAttempts(deps));
    expect((await documents()).map(({ kind }) => kind)).toEqual(kinds);
    expect(await balance()).toBe(0);
    expect((await packageOf()).status).toBe('inactive');
  });

  test('one that contradicts its decision waits for staff', async () => {
    const row = await buyDisputed();
    await decide(row, 'won');
    await tell(row, 'won');
    await processed();
    await decide(row, 'lost');
    await tell(row, 'lost');
    await processed();
    expect((await disputes()).map(({ status }) => status)).toEqual(['won']);
    expect((await payment()).needsReview).toBe(true);
    expect(await balance()).toBe(40);
  });
});

describe('told by letter', () => {
  const open = (id: number, body = {}) =>
    staff.post(`/api/admin/payments/${id}/open-dispute`, { reason: 'מכתב מחברת הסליקה', ...body });
  const command = async (name: string, body = {}) => {
    const [dispute] = await disputes();
    return staff.post(`/api/admin/disputes/${dispute?.id}/${name}`, { reason: 'לפי המכתב', ...body });
  };

  test('staff write it down, send evidence and note the decision; each step once and audited', async () => {
    const paid = await buy();
    expect((await open(paid.id, { amount: '40.01' })).body.errors.amount).toContain('40');
    const evidenceDueAt = '2026-12-10T10:00:00.000Z';
    expect((await open(paid.id, { amount: '25.00', fee: '15', evidenceDueAt })).status).toBe(200);
    expect((await open(paid.id)).status).toBe(409);
    expect((await command('send-evidence')).body).toMatchObject({ status: 'evidence_sent' });
    expect((await command('send-evidence')).status).toBe(409);
    const lost = await command('lose-dispute', { fee: '60.00' });
    expect(lost.body).toMatchObject({ status: 'lost', amountMinor: 2_500, feeMinor: 6_000, evidenceDueAt });
    expect((await command('win-dispute')).status).toBe(409);
    expect(await balance()).toBe(15);
    // Its period is paid in part only now, and the customer took the money back: it ends all the same.
    expect(await packageOf()).toMatchObject({ status: 'cancelled', is_paid: false });
    // The rest can still be refunded, and no more.
    const refund = await staff.post(`/api/admin/payments/${paid.id}/refund`, {
      reason: 'השאר',
      amount: '15.01',
    });
    expect(refund.status).toBe(422);
    const audited = await app.knex('audit_log').whereIn('entity', ['disputes', 'payments']).pluck('action');
    for (const action of ['open-dispute', 'send-evidence', 'lose-dispute']) expect(audited).toContain(action);
  });

  test('a payment that took no money has nothing to dispute', async () => {
    const begun = await client.post('/api/checkout', { ...plan(), method: { kind: 'new' } });
    expect(begun.status).toBe(201);
    expect((await open((await payment()).id)).status).toBe(409);
  });

  test('a change that cost nothing has nothing to dispute; money that was taken beyond what is owed has', async () => {
    const settled = { userId, status: 'succeeded' } as const;
    const free = await createPaymentAttempt(app.knex, { ...settled, amountMinor: 0 });
    expect((await open(free.id)).status).toBe(409);
    const excess = await createPaymentAttempt(app.knex, { ...settled, status: 'excess' });
    expect((await open(excess.id)).status).toBe(200);
    expect(await disputes()).toMatchObject([{ status: 'opened', amountMinor: 4_000 }]);
    // Made by hand, it stands in no books.
    await Dispute.query(app.knex).delete().where({ attempt_id: excess.id });
    await PaymentAttempt.query(app.knex).delete().whereIn('id', [free.id, excess.id]);
  });
});

test('a decision counts from the bank’s day, never before the dispute and never ahead', () => {
  const on = (day: number) => new Date(Date.UTC(2026, 10, day));
  const counts = (decidedAt: Date | null) => momentOfDecision({ openedAt: on(10), decidedAt }, on(20));
  expect([on(15), on(10), on(9), on(20), on(21), null].map(counts)).toEqual([
    on(15),
    on(10),
    on(10),
    on(20),
    on(20),
    on(20),
  ]);
});

test('what banks took back is no difference from the statement, which lists charges and refunds only', async () => {
  const later = new Date(Date.now() + 2 * 3_600_000);
  expect(await withPayments((deps) => reconcileStatement(deps, later))).toBe(0);
  expect(await app.knex('statement_lines')).not.toEqual([]);
});

test('the books are in order after all of it', async () => {
  // But for the contradiction, which is before staff.
  const findings = await readBooks(app.knex);
  const contradicted = await app.knex('sandbox_psp.disputes').where({ status: 'lost' }).pluck('uid');
  const booked = await app.knex('disputes').where({ status: 'lost' }).pluck('provider_dispute_id');
  const unbooked = contradicted.filter((uid) => !booked.includes(uid));
  expect(unbooked).toHaveLength(1);
  expect(findings.filter(({ finding }) => !finding.includes(unbooked[0] ?? ''))).toHaveLength(1);
  expect(findings.map(({ rule }) => rule).toSorted()).toEqual([
    'money-in-is-receipts-less-credits',
    'provider-money-is-known-to-us',
  ]);
});
