import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { extractText, getDocumentProxy } from 'unpdf';
import { wallClock, addDays } from '../../../contract/base/israel-clock.ts';
import type { TransferView } from '../../../contract/payments/transfers.schema.ts';
import type { AppDeps } from '../../../deps.ts';
import type { NfcProduct } from '../../../models/NfcProduct.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import type { Product } from '../../../models/Product.ts';
import type { User } from '../../../models/User.ts';
import { readBooks } from '../../../scripts/books/read-books.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createBillingDetails } from '../../../testing/factories/billing-details.ts';
import { createCoupon } from '../../../testing/factories/coupon.ts';
import { createNfcProduct } from '../../../testing/factories/nfc-product.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createProduct } from '../../../testing/factories/product.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { cancelUnpaidOrders } from '../../nfc/orders/cancel-unpaid-orders.ts';
import { openPayments, type OpenPayments } from '../open-provider.ts';
import { reconcileAttempts } from '../attempts/reconcile-attempts.ts';
import { announcePlanEnds } from './announce-plan-ends.ts';
import { lapseTransfers, remindOfTransfers } from './lapse-transfers.ts';
import { mailProformas } from './mail-proformas.ts';

let app: TestApp;
let payments: OpenPayments;
let deps: AppDeps;
let staff: TestClient;
let client: TestClient;
let user: User;
let product: Product;
let other: Product;
let cards: NfcProduct;

beforeAll(async () => {
  app = await startTestApp();
  payments = await openPayments(app.deps);
  deps = { ...app.deps, payments: payments.provider };
  staff = (await signInAs(app, 'admin')).client;
  product = await createProduct(app.knex, { name: 'עסק', monthlyPrice: 12_000, yearlyPrice: 118_800 });
  other = await createProduct(app.knex, { name: 'פרו', monthlyPrice: 4_000, yearlyPrice: 60_000 });
  cards = await createNfcProduct(app.knex, { regularPrice: 10_000, additionalCardPrice: 1_000 });
});
beforeEach(async () => {
  ({ client, user } = await signInAs(app, 'user'));
  await createBillingDetails(app.knex, { userId: user.id });
});
afterAll(async () => {
  await payments.close();
  await app.close();
});

const today = () => wallClock(new Date()).date;
const at = (time: number) => ({ ...deps, clock: { now: () => new Date(time) } });
const atDay = (days: number) => at(Date.now() + days * 86_400_000);
const wish = (change = {}) => ({
  type: 'package',
  id: product.id,
  billingCycle: 'yearly',
  method: { kind: 'transfer' },
  acceptTerms: true,
  ...change,
});
const buy = (change = {}) => client.post('/api/checkout', wish(change));
async function begin(change = {}): Promise<TransferView> {
  const reply = await buy(change);
  expect([reply.status, reply.body.payment?.state]).toEqual([201, 'transfer']);
  return (await client.get(`/api/bank-transfers/${reply.body.payment.id}`)).body;
}
const attemptOf = (id: string) => PaymentAttempt.query(app.knex).findOne({ public_id: id }).throwIfNotFound();
let references = 0;
const newReference = () => `10-${(references += 1)}`;
async function mark(transfer: TransferView, change = {}) {
  const { id } = await attemptOf(transfer.id);
  const input = { bankReference: newReference(), valueDate: today(), amount: transfer.amount, ...change };
  return staff.post(`/api/admin/payments/${id}/mark-paid`, input);
}
const packages = () => app.knex('packages').where({ user_id: user.id }).orderBy('id');
const documents = () => app.knex('receipts').where({ user_id: user.id }).orderBy('id');
const mails = (template: string) => app.knex('mail_log').where({ user_id: user.id, template });
const waiting = async () => (await staff.get('/api/admin/waiting')).body;
const shown = async (id: string): Promise<TransferView> =>
  (await client.get(`/api/bank-transfers/${id}`)).body;
const listed = async (): Promise<TransferView[]> => (await client.get('/api/bank-transfers')).body.transfers;
/** The lists of staff in which a transfer's proforma is. */
const listsOf = async ({ number }: TransferView) => {
  const found: string[] = [];
  for (const transfer of ['waiting', 'review', 'paid', 'over']) {
    const filter = encodeURIComponent(JSON.stringify({ transfer, number }));
    if ((await staff.get(`/api/admin/proformas?filter=${filter}`)).body.length > 0) found.push(transfer);
  }
  return found;
};
const refundOf = async (paid: PaymentAttempt) =>
  PaymentAttempt.query(app.knex).findOne({ parent_attempt_id: paid.id }).throwIfNotFound();

describe('who may', () => {
  test('a business, for a year and from a sum; nobody where there is no account', async () => {
    expect((await client.get('/api/bank-transfers/offer')).body).toEqual({
      offer: { from: '500.00', isBusiness: true },
    });
    expect((await buy({ billingCycle: 'monthly' })).status).toBe(409);
    const cheap = await createProduct(app.knex, { monthlyPrice: 1_000, yearlyPrice: 49_999 });
    expect((await buy({ id: cheap.id })).status).toBe(409);
    await app.knex('products').where({ id: cheap.id }).update({ yearly_price: '500.00' });
    const least = await begin({ id: cheap.id });
    expect(least.amount).toBe('500.00');
    await app.knex('billing_details').where({ user_id: user.id }).delete();
    const refused = await buy();
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('עסקים')]);
    const { body } = await client.get('/api/bank-transfers/offer');
    expect(body.offer.isBusiness).toBe(false);
    // Who pays for a team is a business.
    const now = new Date();
    await createPackage(app.knex, { userId: user.id, isEnterprise: true, startDate: now, isPaid: true });
    expect((await client.get('/api/bank-transfers/offer')).body.offer.isBusiness).toBe(true);
    const had = app.deps.env.DEMO_DATA;
    app.deps.env.DEMO_DATA = false;
    try {
      expect((await client.get('/api/bank-transfers/offer')).body).toEqual({ offer: null });
      expect((await buy()).status).toBe(503);
    } finally {
      app.deps.env.DEMO_DATA = had;
    }
    expect(await app.knex('proformas').where({ user_id: user.id })).toMatchObject([{ number: least.number }]);
  });

  test('guests not, and nobody sees another’s', async () => {
    const { id } = await begin();
    const stranger = (await signInAs(app, 'user')).client;
    for (const path of [`/api/bank-transfers/${id}`, `/api/bank-transfers/${id}/proforma`]) {
      expect((await stranger.get(path)).status).toBe(404);
      expect((await app.client().get(path)).status).toBe(401);
    }
    expect((await stranger.post(`/api/bank-transfers/${id}/cancel`)).status).toBe(404);
    expect((await stranger.get('/api/bank-transfers')).body).toEqual({ transfers: [] });
    expect((await shown(id)).state).toBe('waiting');
  });
});

describe('a plan', () => {
  test('waits with its proforma, and begins when staff see the money', async () => {
    const transfer = await begin();
    expect(transfer).toMatchObject({
      state: 'waiting',
      amount: '1188.00',
      what: 'תוכנית עסק, שנה',
      bank: { bankName: 'בנק לדוגמה', account: '000000' },
      plan: { productId: product.id },
      order: null,
    });
    expect(wallClock(new Date(transfer.dueAt)).date).toBe(addDays(today(), 14));
    expect(await packages()).toMatchObject([{ status: 'pending_payment', is_paid: false }]);
    expect((await client.get('/api/bank-transfers')).body.transfers).toHaveLength(1);

    const file = await fetch(`${app.url}/api/bank-transfers/${transfer.id}/proforma?language=he`, {
      headers: { Cookie: client.cookies.header() ?? '' },
    });
    expect(file.headers.get('Content-Type')).toBe('application/pdf');
    const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()));
    const { text } = await extractText(pdf, { mergePages: true });
    for (const part of [transfer.number, '512345679', '1,188', '000000', 'חשבון עסקה'])
      expect(text).toContain(part);
    expect(text).not.toContain('שולם');

    expect(await mailProformas(deps)).toBeGreaterThan(0);
    expect(await mailProformas(deps)).toBe(0);
    const [mail] = await mails('proforma');
    expect(mail.text_body).toContain('000000');
    expect(mail.subject).toContain('חשבון עסקה');
    expect(mail.attachments).toMatchObject([{ type: 'application/pdf', encoding: 'base64' }]);
    expect(Buffer.from(mail.attachments[0].content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');

    const { awaitedTransfers } = await waiting();
    const [row] = (
      await staff.get(
        `/api/admin/proformas?filter=${JSON.stringify({ transfer: 'waiting', userId: user.id })}`,
      )
    ).body;
    expect(row).toMatchObject({ number: transfer.number, status: 'pending', amount: '1188.00' });

    const bankReference = newReference();
    // Nobody asks the provider about it, however late.
    await reconcileAttempts(deps, new Date(Date.now() + 3_600_000));
    const paid = await mark(transfer, { bankReference });
    expect([paid.status, paid.body.status, paid.body.providerTxn]).toEqual([200, 'succeeded', bankReference]);
    expect((await waiting()).awaitedTransfers).toBe(awaitedTransfers - 1);
    expect(await packages()).toMatchObject([
      { status: 'active', is_paid: true, auto_renew: false, next_payment_date: null, payment_method: 'bank' },
    ]);
    expect(await documents()).toMatchObject([
      {
        kind: 'receipt',
        amount: '1188.00',
        payment_method: 'bank_transfer',
        transaction_id: bankReference,
      },
    ]);
    const [receipt] = await documents();
    expect(await app.knex('tax_documents').where({ receipt_id: receipt.id })).toMatchObject([
      { provider: 'sandbox', kind: 'invoice_receipt' },
    ]);
    expect((await shown(transfer.id)).state).toBe('paid');
    expect(await listsOf(transfer)).toEqual(['paid']);
    expect((await client.get('/api/bank-transfers')).body.transfers).toEqual([]);
    const { id } = await attemptOf(transfer.id);
    const { steps } = (await staff.get(`/api/admin/payments/${id}/story`)).body;
    expect(steps.at(-1)).toMatchObject({ to: 'succeeded', actor: expect.stringMatching(/^admin:/u) });
    const audit = await app.knex('audit_log').where({ entity: 'payments', entity_id: String(id) });
    expect(audit.map(({ action }: { action: string }) => action)).toEqual(['mark-paid']);
    expect((await staff.post(`/api/admin/payments/${id}/look-up`, {})).status).toBe(409);
    // No bank takes a transfer back.
    const disputed = await staff.post(`/api/admin/payments/${id}/open-dispute`, { reason: 'לפי מכתב' });
    expect([disputed.status, disputed.body.message]).toEqual([409, expect.stringContaining('העברה')]);
  });

  test('is begun once by two presses, and counted once by two of staff', async () => {
    const replies = await Promise.all([buy(), buy()]);
    expect(new Set(replies.map(({ body }) => body.payment.id)).size).toBe(1);
    expect(await app.knex('proformas').where({ user_id: user.id })).toHaveLength(1);
    const transfer = await shown(replies[0]?.body.payment.id);
    const bankReference = newReference();
    const marked = await Promise.all([
      mark(transfer, { bankReference }),
      mark(transfer, { bankReference }),
      mark(transfer, { bankReference }),
    ]);
    expect(marked.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect(await documents()).toHaveLength(1);
    const refused = await mark(transfer, { bankReference });
    expect(Object.keys(refused.body.errors)).toEqual(['bankReference']);
    // The same movement, typed otherwise.
    const retyped = await mark(transfer, { bankReference: ` ${bankReference.replace('-', ' / ')}` });
    expect([retyped.status, Object.keys(retyped.body.errors ?? {})]).toEqual([422, ['bankReference']]);
    expect(await documents()).toHaveLength(1);
  });

  test('refuses what no bank statement says, on its field', async () => {
    const transfer = await begin();
    const errorsOf = async (change: object) => Object.keys((await mark(transfer, change)).body.errors ?? {});
    expect(await errorsOf({ valueDate: addDays(today(), 1) })).toEqual(['valueDate']);
    expect(await errorsOf({ valueDate: addDays(today(), -1) })).toEqual(['valueDate']);
    expect(await errorsOf({ valueDate: '' })).toEqual(['valueDate']);
    expect(await errorsOf({ valueDate: '2026-02-30' })).toEqual(['valueDate']);
    expect(await errorsOf({ bankReference: ' ' })).toEqual(['bankReference']);
    expect(await errorsOf({ amount: '0' })).toEqual(['amount']);
    expect(await errorsOf({ amount: '1e3' })).toEqual(['amount']);
    expect((await shown(transfer.id)).state).toBe('waiting');
    const attempt = await attemptOf(transfer.id);
    expect((await client.post(`/api/admin/payments/${attempt.id}/mark-paid`, {})).status).toBe(403);
    // Another payment than a transfer, and a refund that isn't one.
    const card = (await client.post('/api/checkout', wish({ id: other.id, method: { kind: 'test' } }))).body;
    expect(card.activated).toBe(true);
    expect((await mark({ ...transfer, id: card.payment.id })).status).toBe(409);
    const sentBack = { bankReference: newReference(), valueDate: today() };
    expect((await staff.post(`/api/admin/payments/${attempt.id}/mark-sent-back`, sentBack)).status).toBe(409);
    // The card's plan is another one: the transfer is awaited as before.
    expect((await shown(transfer.id)).state).toBe('waiting');
  });

  test('has its proforma mailed in the language of the account', async () => {
    await begin();
    await app.knex('users').where({ id: user.id }).update({ language: 'en' });
    await mailProformas(deps);
    const [mail] = await mails('proforma');
    expect(mail.subject).toContain('Proforma invoice');
    expect(mail.text_body).not.toMatch(/חשבון עסקה/u);
  });

  test('can be given up, and paid by card instead', async () => {
    const first = await begin();
    const cancelled = await client.post(`/api/bank-transfers/${first.id}/cancel`);
    expect(cancelled.body.state).toBe('lapsed');
    expect((await client.post(`/api/bank-transfers/${first.id}/cancel`)).body.state).toBe('lapsed');
    expect(await listsOf(first)).toEqual(['over']);
    expect(await packages()).toMatchObject([{ status: 'inactive' }]);
    // Its proforma was not mailed yet, and nobody is asked for what they gave up.
    await mailProformas(deps);
    expect(await mails('proforma')).toHaveLength(0);
    const second = await begin();
    expect(second.number).not.toBe(first.number);
    const card = (await buy({ method: { kind: 'test' } })).body;
    expect(card.activated).toBe(true);
    expect((await shown(second.id)).state).toBe('lapsed');
    // Money that comes all the same goes back, and staff say when they sent it.
    const late = await mark(second);
    expect(late.body.status).toBe('excess');
    expect((await shown(second.id)).state).toBe('returned');
    expect(await listsOf(second)).toEqual(['over']);
    const refund = await refundOf(await attemptOf(second.id));
    expect(refund).toMatchObject({ status: 'created', provider: 'bank', amountMinor: 118_800 });
    await reconcileAttempts(deps, new Date(Date.now() + 3_600_000));
    expect((await waiting()).refundsToSend).toBeGreaterThan(0);
    const path = `/api/admin/payments/${refund.id}/mark-sent-back`;
    const movement = { bankReference: newReference(), valueDate: today() };
    expect((await staff.post(path, { ...movement, bankReference: late.body.providerTxn })).status).toBe(422);
    const sent = await Promise.all([staff.post(path, movement), staff.post(path, movement)]);
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const [, , credit] = await documents();
    expect(credit).toMatchObject({
      kind: 'credit',
      amount: '1188.00',
      payment_method: 'bank_transfer',
      transaction_id: movement.bankReference,
    });
    expect(await app.knex('tax_documents').where({ receipt_id: credit.id })).toHaveLength(1);
  });

  test('ends when a coupon gives the same plan, and another plan’s goes on', async () => {
    const [same, others] = [await begin(), await begin({ id: other.id })];
    const { code } = await createCoupon(app.knex, { percent: 100, productIds: [product.id] });
    const given = await buy({ method: { kind: 'test' }, coupon: code });
    expect([given.status, given.body]).toMatchObject([201, { payment: null, activated: true }]);
    expect((await shown(same.id)).state).toBe('lapsed');
    expect((await shown(others.id)).state).toBe('waiting');
  });

  test('another sum is recorded as what it is, and given back', async () => {
    const transfer = await begin();
    const partial = await mark(transfer, { amount: '1000.00' });
    expect(partial.body).toMatchObject({
      status: 'manual_review',
      amountMinor: 100_000,
      askedMinor: 118_800,
    });
    expect((await shown(transfer.id)).state).toBe('review');
    expect(await listed()).toMatchObject([{ id: transfer.id, state: 'review' }]);
    expect(await listsOf(transfer)).toEqual(['review']);
    expect(await documents()).toMatchObject([{ amount: '1000.00', payment_method: 'bank_transfer' }]);
    expect(await packages()).toMatchObject([{ status: 'pending_payment' }]);
    // Who pays meanwhile waits for staff.
    expect((await buy({ method: { kind: 'test' } })).body.payment.state).toBe('review');
    const { id } = await attemptOf(transfer.id);
    const decide = (decision: string) =>
      staff.post(`/api/admin/payments/${id}/resolve`, { decision, reason: 'סכום חלקי' });
    expect((await decide('failed')).status).toBe(409);
    expect((await decide('succeeded')).status).toBe(409);
    // The whole sum, in a second transfer, is what it was asked for.
    expect((await mark(transfer)).status).toBe(200);
    expect(await packages()).toMatchObject([{ status: 'active' }]);
    expect((await decide('give_back')).status).toBe(200);
    const refund = await refundOf(await attemptOf(transfer.id));
    expect(refund).toMatchObject({ status: 'created', amountMinor: 100_000 });
    const movement = { bankReference: newReference(), valueDate: today() };
    expect((await staff.post(`/api/admin/payments/${refund.id}/mark-sent-back`, movement)).status).toBe(200);
    expect(await packages()).toMatchObject([{ status: 'active' }]);
  });

  test('is reminded of, lapses by itself, and late money still counts', async () => {
    const transfer = await begin();
    // It ends with a day of Israel, so its length depends on the hour at which it began.
    const { expiresAt } = await attemptOf(transfer.id);
    const before = (days: number) => at((expiresAt?.getTime() ?? 0) - days * 86_400_000);
    await remindOfTransfers(before(5));
    expect(await mails('transfer_reminder')).toHaveLength(0);
    await remindOfTransfers(before(4));
    expect(await mails('transfer_reminder')).toHaveLength(1);
    await remindOfTransfers(before(2.5));
    expect(await mails('transfer_reminder')).toHaveLength(1);
    await Promise.all([remindOfTransfers(before(1)), remindOfTransfers(before(1))]);
    expect(await mails('transfer_reminder')).toHaveLength(2);
    await lapseTransfers(before(0.5));
    expect((await shown(transfer.id)).state).toBe('waiting');
    await Promise.all([lapseTransfers(before(0)), lapseTransfers(before(0))]);
    expect((await shown(transfer.id)).state).toBe('lapsed');
    expect(await packages()).toMatchObject([{ status: 'inactive' }]);
    const told = await app.knex('notifications').where({ user_id: user.id, link: '/wallet' });
    expect(told).toHaveLength(1);
    expect((await mark(transfer)).body.status).toBe('succeeded');
    expect(await packages()).toMatchObject([{ status: 'active' }]);
    // Ahead of its end its owner hears that nothing renews it, once for each day.
    await announcePlanEnds(atDay(300));
    expect(await mails('plan_ends')).toHaveLength(0);
    await app.knex('products').where({ id: product.id }).update({ yearly_price: '1250.00' });
    await Promise.all([announcePlanEnds(atDay(340)), announcePlanEnds(atDay(340))]);
    await announcePlanEnds(atDay(360));
    await app.knex('products').where({ id: product.id }).update({ yearly_price: '1188.00' });
    const ending = await mails('plan_ends');
    expect(ending).toHaveLength(2);
    expect(ending[0].text_body).toContain('1,250');
  });

  test('a part of it is refunded by hand, and of a closed account all that comes', async () => {
    const transfer = await begin();
    await mark(transfer);
    const paid = await attemptOf(transfer.id);
    const asked = { amount: '88.00', reason: 'פיצוי' };
    expect((await staff.post(`/api/admin/payments/${paid.id}/refund`, asked)).status).toBe(200);
    const refund = await refundOf(paid);
    expect(refund).toMatchObject({ status: 'created', nextCheckAt: null });
    const movement = { bankReference: newReference(), valueDate: today() };
    const early = { ...movement, valueDate: addDays(today(), -1) };
    expect((await staff.post(`/api/admin/payments/${refund.id}/mark-sent-back`, early)).status).toBe(422);
    expect((await staff.post(`/api/admin/payments/${refund.id}/mark-sent-back`, movement)).status).toBe(200);

    const second = await signInAs(app, 'user');
    ({ client, user } = second);
    await createBillingDetails(app.knex, { userId: user.id });
    const left = await begin();
    const { id } = await attemptOf(left.id);
    await app.knex('users').where({ id: user.id }).delete();
    expect(await app.knex('proformas').where({ attempt_id: id })).toMatchObject([
      { user_id: null, number: left.number },
    ]);
    const late = await mark(left);
    expect(late.body.status).toBe('excess');
    const returned = await refundOf(await PaymentAttempt.query(app.knex).findById(id).throwIfNotFound());
    expect(returned).toMatchObject({ status: 'created', amountMinor: 118_800 });
  });
});

describe('an order', () => {
  const address = {
    addressType: 'work',
    recipientName: 'דנה לוי',
    recipientPhone: '052-123-4567',
    street: 'הרצל',
    houseNumber: '12',
    entrance: null,
    floor: null,
    apartment: null,
    city: 'תל אביב-יפו',
    zipCode: null,
    notes: null,
  };
  const order = (quantity: number, method: object = { kind: 'transfer' }) =>
    client.post('/api/orders', {
      productId: cards.id,
      quantity,
      cards: [{ profileId: null, quantity }],
      address,
      approveDesign: true,
      acceptTerms: true,
      method,
    });
  const orderRow = (id: number) => app.knex('physical_card_orders').where({ id }).first();

  test('is kept as long as its transfer is awaited, and goes to production once it came', async () => {
    expect((await order(5)).status).toBe(409);
    expect(await app.knex('physical_card_orders').where({ user_id: user.id })).toEqual([]);
    const { body, status } = await order(100);
    expect([status, body.payment.state]).toEqual([201, 'transfer']);
    const transfer = await shown(body.payment.id);
    expect(transfer).toMatchObject({ amount: '1090.00', order: { id: body.orderId, productId: cards.id } });
    // A day later, when other orders are cancelled, it is there and may be paid by card.
    await cancelUnpaidOrders(deps, new Date(Date.now() + 2 * 86_400_000));
    expect((await orderRow(body.orderId)).status).toBe('pending');
    const [own] = (await client.get('/api/orders')).body.orders;
    expect(own.payUntil).toBe(transfer.dueAt);
    expect((await mark(transfer)).body.status).toBe('succeeded');
    expect(await orderRow(body.orderId)).toMatchObject({ status: 'paid', payment_method: 'bank_transfer' });
    expect(await app.knex('card_allocations').where({ order_id: body.orderId })).not.toEqual([]);
    expect(await documents()).toMatchObject([{ amount: '1090.00' }]);
  });

  test('ends with its transfer, or is cancelled with it; money that came later goes back', async () => {
    const { orderId, payment } = (await order(100)).body;
    const cancelled = await client.post(`/api/orders/${orderId}/cancel`);
    expect([cancelled.status, cancelled.body.status]).toEqual([200, 'cancelled']);
    const transfer = await shown(payment.id);
    expect(transfer.state).toBe('lapsed');
    expect((await mark(transfer)).body.status).toBe('excess');

    const second = (await order(101)).body;
    await lapseTransfers(atDay(16));
    await cancelUnpaidOrders(deps, atDay(16).clock.now());
    expect((await orderRow(second.orderId)).status).toBe('cancelled');
  });

  test('is paid by card instead, on another day too', async () => {
    const { orderId, payment } = (await order(100)).body;
    await app
      .knex('physical_card_orders')
      .where({ id: orderId })
      .update({ created_at: new Date(Date.now() - 3 * 86_400_000) });
    const pay = (method: object) => client.post(`/api/orders/${orderId}/pay`, { method, acceptTerms: true });
    expect((await pay({ kind: 'transfer' })).body.payment.id).toBe(payment.id);
    // The same order made again is the one that waits, as long as it does.
    expect((await order(100)).body).toMatchObject({ orderId, payment: { id: payment.id } });
    const paid = await pay({ kind: 'test' });
    expect(paid.body.payment.state).toBe('succeeded');
    expect((await shown(payment.id)).state).toBe('lapsed');
    expect((await pay({ kind: 'transfer' })).status).toBe(409);
    const stranger = (await signInAs(app, 'user')).client;
    const theirs = { method: { kind: 'transfer' }, acceptTerms: true };
    expect((await stranger.post(`/api/orders/${orderId}/pay`, theirs)).status).toBe(404);
  });
});

test('the accountant sees transfers on an account of their own, and no statement lacks them', async () => {
  const [year = '', month = ''] = today().split('-');
  const report = (await staff.get(`/api/admin/month-report?month=${year}-${month}`)).body;
  const kinds = report.differences.filter(({ provider }: { provider: string }) => provider === 'bank');
  expect(kinds).toEqual([]);
  expect(report.statement).toContainEqual(
    expect.objectContaining({ provider: 'bank', statement: null, difference: null }),
  );
  const { text } = await staff.get(`/api/admin/ledger.journal?from=${today()}&to=${today()}`);
  expect(text).toContain('Assets:Bank:Transfers');
});

test('whatever happened, the books are in order', async () => {
  expect(await readBooks(app.knex)).toEqual([]);
});
