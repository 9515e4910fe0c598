import { randomUUID } from 'node:crypto';
import type { AppDeps } from '../deps.ts';
import { applyOutcome } from '../domains/payments/attempts/apply-outcome.ts';
import { requestRefund } from '../domains/payments/attempts/request-refund.ts';
import { openPayments } from '../domains/payments/open-provider.ts';
import { reconcileStatement } from '../domains/payments/statement/reconcile-statement.ts';
import { PaymentAttempt } from '../models/PaymentAttempt.ts';
import { VatRate } from '../models/VatRate.ts';
import { startTestApp, type TestApp } from './app.ts';
import type { TestClient } from './client.ts';
import { createBillingDetails } from './factories/billing-details.ts';
import { createDispute } from './factories/dispute.ts';
import { createPackage } from './factories/package.ts';
import { createPaymentAttempt } from './factories/payment-attempt.ts';
import { createReceipt } from './factories/receipt.ts';
import { createUser } from './factories/user.ts';
import { payOutAt } from './pay-out.ts';
import { signInAs } from './sign-in.ts';

/** Half past eleven at night on the last of October in Israel, and half an hour into November. */
const october = '2026-10-31T21:30:00Z';
const november = '2026-10-31T22:30:00Z';
/** A business name with quotes, geresh and emoji, and one that would run as a formula. */
export const businessName = 'ג׳ירף "הקטן" בע״מ 🦒 ל\'ילדים, ושות\'';
export const longName = `=HYPERLINK("http://evil")${'א'.repeat(10_000)}`;

export interface AccountedMonths {
  app: TestApp;
  admin: TestClient;
  /** November's payment at the former rate. */
  early: PaymentAttempt;
  /** What of it the bank took back with a lost dispute, with a fee of 60 shekels. */
  lost: PaymentAttempt;
  /** A business's payment at the new rate; its account is closed. */
  closed: PaymentAttempt;
  /** As the bytes are: the reader of `text` swallows a byte order mark. */
  download(path: string, headers?: Record<string, string>): Promise<{ response: Response; bytes: Buffer }>;
  close(): Promise<void>;
}

/** The sandbox moves money at a moment, and we are told so. */
async function moved(deps: AppDeps, attempt: PaymentAttempt, at: string): Promise<PaymentAttempt> {
  const txnId = randomUUID();
  const { amountMinor: minor, kind, publicId } = attempt;
  await deps.knex('sandbox_psp.transactions').insert({
    uid: txnId,
    type: kind === 'refund' ? 'Refund' : 'Charge',
    status_code: '000',
    amount: minor / 100,
    currency: 'ILS',
    more_info: publicId,
    created_at: new Date(at),
  });
  const amount = { minor, currency: 'ILS' } as const;
  return applyOutcome(deps, attempt.id, { kind: 'approved', txnId, amount, providerAt: new Date(at) });
}

async function paid(deps: AppDeps, at: string, userId?: number): Promise<PaymentAttempt> {
  const bought = await createPackage(deps.knex, {
    status: 'pending_payment',
    isPaid: false,
    ...(userId && { userId }),
  });
  const attempt = await createPaymentAttempt(deps.knex, {
    userId: bought.userId,
    packageId: bought.id,
    status: 'pending',
    sentAt: new Date(at),
    amountMinor: 4_990,
  });
  return moved(deps, attempt, at);
}

async function givenBack(
  deps: AppDeps,
  attempt: PaymentAttempt,
  { amountMinor, at }: { amountMinor: number | 'rest'; at: string },
): Promise<PaymentAttempt> {
  const refund = await deps.knex.transaction((trx) =>
    requestRefund(trx, { attempt, amountMinor, reason: 'a test', actor: 'admin:1', now: new Date(at) }),
  );
  if (!refund) throw new Error('nothing to give back');
  await refund.$query(deps.knex).patch({ status: 'pending', sentAt: new Date(at) });
  return moved(deps, refund, at);
}

/**
 * Two months with what an accountant meets, through the sandbox: a receipt half an hour before November, a payment
 * found late, a new rate on 16 November, credits of both months, a lost dispute, and an account that was closed.
 */
export async function openAccountedMonths(): Promise<AccountedMonths> {
  const app = await startTestApp({ env: { COMPANY_NUMBER: '51-432499-5' } });
  const payments = await openPayments(app.deps);
  const deps = { ...app.deps, payments: payments.provider };
  const { knex } = app;
  const { client: admin } = await signInAs(app, 'admin');
  await VatRate.query(knex).insert({ firstDay: '2026-11-16', rate: 19 });
  const late = await paid(deps, october);
  const early = await paid(deps, november);
  // Found late: its number is among November's, the payment October's. Neither has an attempt.
  await createReceipt(knex, { paymentDate: new Date('2026-10-30T10:00:00Z') });
  await createReceipt(knex, {
    paymentDate: new Date('2026-11-10T10:00:00Z'),
    snapshot: { customer: { name: longName, email: 'long@example.co.il' } },
  });
  await givenBack(deps, late, { amountMinor: 'rest', at: '2026-11-18T10:00:00Z' });
  const { id: disputeId } = await createDispute(knex, {
    attemptId: early.id,
    status: 'lost',
    amountMinor: 1_000,
    feeMinor: 6_000,
    openedAt: new Date('2026-11-17T10:00:00Z'),
  });
  const refund = await givenBack(deps, early, { amountMinor: 1_000, at: '2026-11-18T11:00:00Z' });
  const lost = await refund.$query(knex).patchAndFetch({ disputeId });
  const business = await createUser(knex);
  await createBillingDetails(knex, {
    userId: business.id,
    name: businessName,
    number: '514324995',
    address: 'הרצל 1',
  });
  const closed = await paid(deps, '2026-11-20T10:00:00Z', business.id);
  await givenBack(deps, closed, { amountMinor: 5, at: '2026-11-21T10:00:00Z' });
  for (const morning of ['2026-11-03', '2026-11-23'])
    await reconcileStatement(deps, new Date(`${morning}T03:20:00Z`));
  await payOutAt(deps, new Date('2026-11-23T03:40:00Z'));
  await knex('users').where({ id: business.id }).delete();
  return {
    app,
    admin,
    early,
    lost,
    closed,
    async download(path, headers = {}) {
      const Cookie = admin.cookies.header() ?? '';
      const response = await fetch(app.url + path, { headers: { Cookie, ...headers } });
      return { response, bytes: Buffer.from(await response.arrayBuffer()) };
    },
    async close() {
      await payments.close();
      await app.close();
    },
  };
}
