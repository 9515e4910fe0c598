import { randomUUID } from 'node:crypto';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import type { TaxDocumentCalls } from '../../../adapters/payments/tax-document-port.ts';
import type { AppDeps } from '../../../deps.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { Receipt } from '../../../models/Receipt.ts';
import { TaxDocument } from '../../../models/TaxDocument.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createPaymentAttempt } from '../../../testing/factories/payment-attempt.ts';
import { createProduct } from '../../../testing/factories/product.ts';
import { createReceipt } from '../../../testing/factories/receipt.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { applyOutcome } from '../attempts/apply-outcome.ts';
import { requestRefund } from '../attempts/request-refund.ts';
import { sendRefund } from '../attempts/send-attempt.ts';
import { openPayments, type OpenPayments } from '../open-provider.ts';
import { makeDueTaxDocuments } from './make-due-tax-documents.ts';

const minute = 60_000;
const number = '512345679';
let app: TestApp;
let payments: OpenPayments;
let provider: PaymentProvider & { taxDocuments: TaxDocumentCalls };
let now: Date;
let client: TestClient;
let userId: number;
let staff: TestClient;

/** The worker's dependencies by the test's clock, with other calls where they are given. */
const worker = (taxDocuments: TaxDocumentCalls = provider.taxDocuments): AppDeps => ({
  ...app.deps,
  clock: { now: () => now },
  payments: Object.create(provider, { taxDocuments: { value: taxDocuments } }) as PaymentProvider,
});
const run = (calls?: TaxDocumentCalls) => makeDueTaxDocuments(worker(calls));
const after = (minutes: number) => {
  now = new Date(now.getTime() + minutes * minute);
};

beforeAll(async () => {
  app = await startTestApp();
  now = new Date();
  payments = await openPayments({ ...app.deps, clock: { now: () => now } });
  provider = payments.provider as typeof provider;
  staff = (await signInAs(app, 'admin')).client;
});
beforeEach(async () => {
  await app.knex('tax_documents').delete();
  const signedIn = await signInAs(app, 'user');
  ({ client } = signedIn);
  userId = signedIn.user.id;
});
afterAll(async () => {
  await payments.close();
  await app.close();
});

const madeOutTo = (name: string, given: object = {}) =>
  client.put('/api/billing-details', { name, number: '', address: '', email: '', ...given });

/** A payment that the sandbox took, with its receipt; the sum in agorot. */
async function pay(sum = 4_000): Promise<{ attempt: PaymentAttempt; receipt: Receipt }> {
  const { id: packageId } = await createPackage(app.knex, {
    userId,
    status: 'pending_payment',
    isPaid: false,
    price: sum,
  });
  const { id, publicId } = await createPaymentAttempt(app.knex, {
    userId,
    packageId,
    status: 'pending',
    sentAt: now,
    amountMinor: sum,
  });
  const txnId = randomUUID();
  await app.knex('sandbox_psp.transactions').insert({
    uid: txnId,
    type: 'Charge',
    status_code: '000',
    amount: (sum / 100).toFixed(2),
    currency: 'ILS',
    more_info: publicId,
    created_at: new Date(now.getTime() - minute),
  });
  const amount = { minor: sum, currency: 'ILS' } as const;
  const attempt = await applyOutcome(worker(), id, { kind: 'approved', txnId, amount, providerAt: now });
  const receipt = await Receipt.query(app.knex).findOne({ attempt_id: id }).throwIfNotFound();
  return { attempt, receipt };
}
const taxOf = ({ id }: Receipt) => TaxDocument.query(app.knex).findOne({ receipt_id: id }).throwIfNotFound();
const inSandbox = ({ publicId }: TaxDocument) =>
  app.knex('sandbox_psp.documents').where({ unique_identifier: publicId });
const waiting = async () => (await staff.get('/api/admin/waiting')).body.taxDocumentsToReview;

test('is ordered after the commit, once, and shown to its owner and staff; our own document names it', async () => {
  const { receipt } = await pay();
  const path = `/api/receipts/${receipt.id}/document`;
  const pdf = async () => {
    const response = await fetch(app.url + path, { headers: { Cookie: client.cookies.header() ?? '' } });
    const file = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
    return (await extractText(file, { mergePages: true })).text;
  };
  const before = await pdf();
  expect(await taxOf(receipt)).toMatchObject({ status: 'ordered', kind: 'invoice_receipt', tries: 0 });
  expect((await client.get('/api/receipts')).body.receipts[0].taxDocument).toBeNull();

  // Two workers at once.
  const [one, other] = await Promise.all([run(), run()]);
  expect(one.issued + other.issued).toBe(1);
  await run();
  const issued = await taxOf(receipt);
  expect(await inSandbox(issued)).toHaveLength(1);
  expect(issued).toMatchObject({ status: 'issued', tries: 1, failure: null, nextTryAt: null });
  const { kind, number: taxNumber, url, allocationNumber } = issued;
  expect((await client.get('/api/receipts')).body.receipts[0].taxDocument).toEqual({
    kind,
    number: taxNumber,
    url,
    allocationNumber,
  });
  expect((await staff.get(`/api/admin/tax-documents/${issued.id}`)).body).toMatchObject({
    number: taxNumber,
    receiptId: receipt.id,
  });
  const page = await fetch(app.url + new URL(url ?? '').pathname);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(taxNumber ?? '?')]);
  expect(before).not.toContain(taxNumber);
  expect(await pdf()).toContain(taxNumber);
});

test('one that is refused is tried again with growing pauses, seen, given up after ten tries, and retried by staff', async () => {
  await madeOutTo('DOCUMENT REFUSED');
  const { receipt } = await pay();
  const quiet = await waiting();
  await run();
  expect(await taxOf(receipt)).toMatchObject({ status: 'ordered', failure: 'brand-not-found' });
  expect(await waiting()).toBe(quiet + 1);
  const pauses: number[] = [];
  for (let turn = 0; turn < 9; turn += 1) {
    const { nextTryAt } = await taxOf(receipt);
    pauses.push(((nextTryAt?.getTime() ?? 0) - now.getTime()) / minute);
    // Not before its time.
    await run();
    now = nextTryAt ?? now;
    await run();
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256]);
  const failed = await taxOf(receipt);
  expect(failed).toMatchObject({ status: 'failed', tries: 10, nextTryAt: null });
  const list = await staff.get('/api/admin/tax-documents?filter={"review":"open"}');
  expect(list.body.map(({ id }: { id: number }) => id)).toEqual([failed.id]);

  const retry = () => staff.post(`/api/admin/tax-documents/${failed.id}/retry`, {});
  expect((await retry()).status).toBe(200);
  // The account was mended at the provider: the look-up before a second try finds none, and the order goes through.
  const document = { documentUid: 'doc-1', number: '7001', url: null, allocationNumber: null };
  const asked: string[] = [];
  after(1);
  await run({
    find: () => (asked.push('find'), Promise.resolve({ kind: 'not_found' })),
    order: () => (asked.push('order'), Promise.resolve({ kind: 'issued', document })),
  });
  expect(asked).toEqual(['find', 'order']);
  expect(await taxOf(receipt)).toMatchObject({ status: 'issued', number: '7001', failure: null });
  expect((await retry()).status).toBe(409);
  expect(await waiting()).toBe(quiet);
});

test('one whose answer is lost and that comes late is found, and never ordered into a second document', async () => {
  await madeOutTo('DOCUMENT LATE');
  const { receipt } = await pay();
  await run();
  expect((await taxOf(receipt)).status).toBe('ordered');
  // Not found yet: the order that follows is refused as a second one.
  after(1);
  await run();
  expect(await taxOf(receipt)).toMatchObject({ status: 'ordered', tries: 2 });
  after(5);
  await run();
  const issued = await taxOf(receipt);
  expect(issued).toMatchObject({ status: 'issued', failure: null });
  expect(await inSandbox(issued)).toHaveLength(1);
});

test('while one worker waits for the provider, another leaves the document to it for three minutes', async () => {
  const { receipt } = await pay();
  const document = { documentUid: 'doc-2', number: '7002', url: null, allocationNumber: null };
  const meanwhile: unknown[] = [];
  await run({
    find: () => expect.fail('asked before the first order'),
    order: async () => {
      const nobody = { find: () => expect.fail('asked'), order: () => expect.fail('ordered again') };
      const { tries, nextTryAt } = await taxOf(receipt);
      meanwhile.push(await run(nobody), tries, ((nextTryAt?.getTime() ?? 0) - now.getTime()) / minute);
      return { kind: 'issued', document };
    },
  });
  expect(meanwhile).toEqual([{ issued: 0, failed: 0 }, 1, 3]);
  expect(await taxOf(receipt)).toMatchObject({ status: 'issued', number: '7002', tries: 1 });
});

test('nothing is ordered while nobody says whether a document stands', async () => {
  const { receipt } = await pay();
  const lost = { kind: 'unknown', cause: 'time-out' } as const;
  const answers = { order: () => Promise.resolve(lost), find: () => Promise.resolve(lost) };
  await run(answers);
  after(1);
  await run({ ...answers, order: () => expect.fail('ordered again') });
  expect(await taxOf(receipt)).toMatchObject({ status: 'ordered', tries: 2, failure: 'time-out' });
});

test('a credit has a credit invoice; one of a receipt from before has none, and a charge of another provider neither', async () => {
  const refundOf = async ({ attempt }: { attempt: PaymentAttempt }) => {
    const asked = { attempt, amountMinor: 'rest', reason: 'a test', actor: 'admin:1', now } as const;
    const refund = await app.knex.transaction((trx) => requestRefund(trx, asked));
    await sendRefund(worker(), provider, refund?.id ?? 0);
    return Receipt.query(app.knex)
      .findOne({ attempt_id: refund?.id ?? 0 })
      .throwIfNotFound();
  };
  const credit = await refundOf(await pay());
  await run();
  expect(await taxOf(credit)).toMatchObject({ kind: 'credit_invoice', status: 'issued' });

  const former = await pay();
  await app.knex('tax_documents').where({ receipt_id: former.receipt.id }).delete();
  expect(
    await TaxDocument.query(app.knex).findOne({ receipt_id: (await refundOf(former)).id }),
  ).toBeUndefined();
});

test('a sum above the limit of its day asks a business for its number before paying, and its invoice is allocated', async () => {
  const { id } = await createProduct(app.knex, { monthlyPrice: 590_001, yearlyPrice: 590_000 });
  const buy = (billingCycle: string, privateBuyer = false) =>
    client.post('/api/checkout', {
      type: 'package',
      id,
      billingCycle,
      method: { kind: 'new', save: false },
      acceptTerms: true,
      privateBuyer,
    });
  const read = await client.get(`/api/checkout?type=package&id=${id}`);
  expect(read.body.numberAskedAbove).toBe('5900.00');
  const refused = await buy('monthly');
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['privateBuyer']]);
  // Nothing was written for it.
  expect(await PaymentAttempt.query(app.knex).where({ user_id: userId })).toEqual([]);
  expect((await buy('monthly', true)).status).toBe(201);
  expect((await buy('yearly')).status).toBe(201);
  expect((await madeOutTo('נוגה בע״מ', { number })).status).toBe(200);
  expect((await buy('monthly')).status).toBe(201);

  const { receipt } = await pay(590_100);
  const small = await pay(590_000);
  await run();
  expect(await taxOf(receipt)).toMatchObject({
    needsAllocation: true,
    allocationNumber: expect.stringMatching(/^\d{9}$/u),
  });
  expect(await taxOf(small.receipt)).toMatchObject({ needsAllocation: false, allocationNumber: null });
});

test('an allocation number that the provider does not tell is asked of staff', async () => {
  const bought = await createReceipt(app.knex);
  const quiet = await waiting();
  const document = await TaxDocument.query(app.knex).insertAndFetch({
    receiptId: bought.id,
    provider: 'payplus',
    kind: 'invoice_receipt',
    status: 'issued',
    number: '9001',
    issuedAt: now,
    needsAllocation: true,
  });
  expect(await waiting()).toBe(quiet + 1);
  const enter = (allocationNumber: string) =>
    staff.post(`/api/admin/tax-documents/${document.id}/enter-allocation`, { allocationNumber });
  expect((await enter('12345')).status).toBe(422);
  expect((await enter('123456789')).status).toBe(200);
  expect(await waiting()).toBe(quiet);
  // One that needs none waits for nobody, and on one that isn't issued there is no number to read.
  await document.$query(app.knex).patch({ needsAllocation: false, allocationNumber: null });
  expect(await waiting()).toBe(quiet);
  await document
    .$query(app.knex)
    .patch({ needsAllocation: true, status: 'failed', number: null, issuedAt: null });
  expect(await waiting()).toBe(quiet);
  expect((await enter('123456789')).status).toBe(409);
});

test('the credit of a dispute that was lost is issued, though no transaction of the provider’s stands behind it', async () => {
  const product = await createProduct(app.knex);
  const plan = { type: 'package', id: product.id, billingCycle: 'monthly', acceptTerms: true };
  expect((await client.post('/api/checkout', { ...plan, method: { kind: 'test' } })).status).toBe(201);
  const paid = await PaymentAttempt.query(app.knex).findOne({ user_id: userId }).throwIfNotFound();
  const letter = { reason: 'מכתב מחברת האשראי' };
  expect((await staff.post(`/api/admin/payments/${paid.id}/open-dispute`, letter)).status).toBe(200);
  const { id } = await app.knex('disputes').where({ attempt_id: paid.id }).first();
  expect((await staff.post(`/api/admin/disputes/${id}/lose-dispute`, letter)).status).toBe(200);
  now = new Date();
  expect(await run()).toEqual({ issued: 2, failed: 0 });
});
