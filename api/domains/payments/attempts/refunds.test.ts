import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Outcome, PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import { Package } from '../../../models/Package.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { Receipt } from '../../../models/Receipt.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { crowd } from '../../../testing/crowd.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createPaymentAttempt } from '../../../testing/factories/payment-attempt.ts';
import { createRecurringPayment } from '../../../testing/factories/recurring-payment.ts';
import { applyOutcome } from './apply-outcome.ts';
import { reconcileAttempts } from './reconcile-attempts.ts';
import { requestRefund } from './request-refund.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const approved = (minor: number): Outcome => ({
  kind: 'approved',
  txnId: randomUUID(),
  amount: { minor, currency: 'ILS' },
  card: { last4: '4580', expiry: '08/2040', brand: 'visa' },
  providerAt: new Date(),
});

async function paid(amountMinor = 4_000) {
  const bought = await createPackage(app.knex, { status: 'pending_payment', isPaid: false });
  const { id } = await createPaymentAttempt(app.knex, {
    packageId: bought.id,
    userId: bought.userId,
    status: 'pending',
    sentAt: new Date(),
    amountMinor,
  });
  const attempt = await applyOutcome(app.deps, id, approved(amountMinor));
  await createRecurringPayment(app.knex, {
    userId: bought.userId,
    productId: bought.productId,
    packageId: bought.id,
    status: 'active',
  });
  return attempt;
}

const request = (attempt: PaymentAttempt, amountMinor: number | 'rest') =>
  app.knex.transaction((trx) =>
    requestRefund(trx, { attempt, amountMinor, reason: 'הלקוח התחרט', actor: 'admin:1', now: new Date() }),
  );
const refundsOf = ({ id }: PaymentAttempt) =>
  PaymentAttempt.query(app.knex).where({ parent_attempt_id: id }).orderBy('id');
const packageOf = ({ packageId }: PaymentAttempt) =>
  Package.query(app.knex)
    .findById(packageId ?? 0)
    .throwIfNotFound();
const receiptsOf = ({ userId }: PaymentAttempt) =>
  Receipt.query(app.knex).where({ user_id: userId }).orderBy('id');

function sweep(answer: (minor: number) => Outcome) {
  const payments = {
    id: 'sandbox',
    refund: async ({ amount }: { amount: { minor: number } }) => answer(amount.minor),
    lookup: async () => ({ kind: 'not_found' }),
  } as unknown as PaymentProvider;
  return reconcileAttempts({ ...app.deps, payments }, new Date(Date.now() + 60_000));
}

test('many who ask at once never get back more than was paid', async () => {
  const attempt = await paid(4_000);
  const many = crowd(20, 50);
  const answers = await Promise.allSettled(Array.from({ length: many }, () => request(attempt, 900)));
  const refused = answers.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(many - 4);
  expect(refused[0]).toMatchObject({ reason: { code: 'validation_failed', fields: { amount: {} } } });
  expect((await refundsOf(attempt)).map(({ amountMinor }) => amountMinor)).toEqual([900, 900, 900, 900]);
  expect(await request(attempt, 'rest')).toMatchObject({ amountMinor: 400, reason: 'הלקוח התחרט' });
  expect(await request(attempt, 'rest')).toBeNull();
  for (const amount of [0, -1, 1])
    await expect(request(attempt, amount)).rejects.toMatchObject({ code: 'validation_failed' });
});

test('a part leaves the package as it is; the whole ends it, its standing order and what it gives', async () => {
  const attempt = await paid(4_000);
  await request(attempt, 1_500);
  await sweep(approved);
  expect(await packageOf(attempt)).toMatchObject({ status: 'active', isPaid: true });
  await request(attempt, 'rest');
  await sweep(approved);
  expect(await packageOf(attempt)).toMatchObject({ status: 'refunded', isPaid: false, autoRenew: false });
  const orders = await app.knex('recurring_payments').where({ user_id: attempt.userId });
  expect(orders).toMatchObject([{ status: 'cancelled', next_charge_date: null }]);
  const receipts = await receiptsOf(attempt);
  expect(receipts.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['receipt', 4_000],
    ['credit', 1_500],
    ['credit', 2_500],
  ]);
  expect(receipts[1]?.description).toBe(`זיכוי: ${receipts[0]?.description}`);
  expect(receipts[1]?.snapshot).toMatchObject({ language: 'he', last4: '4580' });
  const mails = await app.knex('mail_log').where({ user_id: attempt.userId, template: 'credit' });
  expect(mails).toHaveLength(2);
});

test('a refund that the provider refuses stays in sight, and the money may be asked for again', async () => {
  const attempt = await paid(4_000);
  await request(attempt, 'rest');
  await sweep(() => ({ kind: 'declined', decline: { class: 'soft', code: '999' } }));
  expect(await refundsOf(attempt)).toMatchObject([{ status: 'failed', needsReview: true }]);
  expect(await packageOf(attempt)).toMatchObject({ status: 'active' });
  expect(await receiptsOf(attempt)).toHaveLength(1);
  expect(await request(attempt, 'rest')).toMatchObject({ amountMinor: 4_000, attemptNo: 2 });
});

test('nothing goes back of what took nothing', async () => {
  const waiting = await createPaymentAttempt(app.knex, { status: 'unknown' });
  await expect(request(waiting, 'rest')).rejects.toMatchObject({ code: 'conflict' });
});
