import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Approved, Outcome, PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import { Package } from '../../../models/Package.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createPaymentAttempt } from '../../../testing/factories/payment-attempt.ts';
import { createProviderCall } from '../../../testing/factories/provider-call.ts';
import { createProviderEvent } from '../../../testing/factories/provider-event.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { applyOutcome } from '../attempts/apply-outcome.ts';

let app: TestApp;
let client: TestClient;
let adminId: number;
let known: Outcome = { kind: 'not_found' };
/** What the provider did beside that, under the same reference. */
let doneTwice: Approved[] = [];
let refunding: (minor: number) => Outcome = (minor) => approved(minor);

const approved = (minor: number, txnId: string = randomUUID()): Approved => ({
  kind: 'approved',
  txnId,
  amount: { minor, currency: 'ILS' },
  card: { last4: '4580', expiry: '08/2040', brand: 'visa' },
  providerAt: new Date(),
});
const provider = {
  id: 'sandbox',
  caps: { driver: 'merchant', idempotencyKeys: false, partialRefund: true },
  lookup: async () =>
    known.kind === 'approved' ? { kind: 'approved', transactions: [known, ...doneTwice] } : known,
  refund: async ({ amount }: { amount: { minor: number } }) => refunding(amount.minor),
  disableCheckout: async () => {},
} as unknown as PaymentProvider;

beforeAll(async () => {
  app = await startTestApp({ deps: { payments: provider } });
  const admin = await signInAs(app, 'admin');
  client = admin.client;
  adminId = admin.user.id;
});
afterAll(() => app.close());

async function paid(minor = 4_000) {
  const bought = await createPackage(app.knex, { status: 'pending_payment', isPaid: false });
  const { id } = await createPaymentAttempt(app.knex, {
    packageId: bought.id,
    userId: bought.userId,
    status: 'pending',
    sentAt: new Date(),
    amountMinor: minor,
  });
  return applyOutcome(app.deps, id, approved(minor));
}
const command = (id: number, name: string, body: object = { reason: 'הלקוח ביקש' }) =>
  client.post(`/api/admin/payments/${id}/${name}`, body);
const timeline = async (id: number) => (await client.get(`/api/admin/payments/${id}/story`)).body;
const packageOf = ({ packageId }: PaymentAttempt) =>
  Package.query(app.knex)
    .findById(packageId ?? 0)
    .throwIfNotFound();
const audit = (action: string, id: number) =>
  app
    .knex('audit_log')
    .where({ action, entity_id: String(id) })
    .orderBy('id');

test('nobody but an admin comes near the money', async () => {
  const attempt = await paid();
  const before = await app.knex('payment_attempts').where({ parent_attempt_id: attempt.id });
  for (const other of [
    app.client(),
    (await signInAs(app, 'user')).client,
    (await signInAs(app, 'moderator')).client,
  ])
    for (const name of ['refund', 'retry-refund', 'resolve', 'look-up'])
      expect([401, 403]).toContain(
        (await other.post(`/api/admin/payments/${attempt.id}/${name}`, { reason: 'x' })).status,
      );
  expect(
    (await client.post(`/api/admin/payments/${attempt.id}/refund`, { reason: 'x' }, { csrf: false })).status,
  ).toBe(403);
  expect(await app.knex('payment_attempts').where({ parent_attempt_id: attempt.id })).toEqual(before);
  const row = (await client.get(`/api/admin/payments/${attempt.id}`)).body;
  expect(row).not.toHaveProperty('checkoutUrl');
});

test('a part is given back, then the rest, never more; the story says what is left and why', async () => {
  const attempt = await paid(4_000);
  expect((await command(attempt.id, 'refund', { amount: '15.5', reason: 'פיצוי 🙂 for Dana' })).status).toBe(
    200,
  );
  expect(await timeline(attempt.id)).toMatchObject({
    left: '24.50',
    refunds: [{ status: 'succeeded', amount: '15.50', reason: 'פיצוי 🙂 for Dana' }],
    documents: [{ kind: 'receipt' }, { kind: 'credit', amount: '15.50' }],
  });
  expect((await packageOf(attempt)).status).toBe('active');
  expect((await command(attempt.id, 'refund', { amount: '24.51', reason: 'x' })).body.errors).toEqual({
    amount: expect.stringMatching(/^אפשר להחזיר עד .*24\.50.*₪$/u),
  });
  for (const wrong of [
    { amount: '0.00' },
    { amount: '-1.00' },
    { amount: '1.555' },
    { amount: 'הכול' },
    { amount: '' },
    { amount: null },
    { amount: undefined },
    { reason: '' },
    { endsPlan: 'yes' },
  ])
    expect((await command(attempt.id, 'refund', { amount: '1.00', reason: 'x', ...wrong })).status).toBe(422);
  const rest = { amount: '24.50', reason: 'הלקוח ביקש' };
  const twice = await Promise.all([command(attempt.id, 'refund', rest), command(attempt.id, 'refund', rest)]);
  // The later one hears that nothing, or not as much, is left.
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, expect.toBeOneOf([409, 422])]);
  expect(await timeline(attempt.id)).toMatchObject({ left: '0.00' });
  expect((await command(attempt.id, 'refund', rest)).status).toBe(409);
  // Nobody said that the plan ends.
  expect((await packageOf(attempt)).status).toBe('active');
  const [entry] = await audit('refund', attempt.id);
  expect(entry).toMatchObject({
    actor_id: adminId,
    entity: 'payments',
    after: { input: { amount: '15.50' } },
  });
});

test('a package ends with a refund where staff say so, of whatever sum, and with one that is sent again', async () => {
  const attempt = await paid(4_000);
  refunding = () => ({ kind: 'declined', decline: { class: 'soft', code: '077' } });
  const ending = { amount: '15.00', reason: 'לא עבד אצלה', endsPlan: true };
  expect((await command(attempt.id, 'refund', ending)).status).toBe(409);
  expect((await packageOf(attempt)).status).toBe('active');
  const failed = await PaymentAttempt.query(app.knex).findOne({
    parent_attempt_id: attempt.id,
    status: 'failed',
  });
  refunding = (minor) => approved(minor);
  expect((await command(failed?.id ?? 0, 'retry-refund')).status).toBe(200);
  expect(await packageOf(attempt)).toMatchObject({ status: 'refunded', isPaid: false, autoRenew: false });
  expect(await timeline(attempt.id)).toMatchObject({ left: '25.00' });
});

test('a refund that failed waits in sight, is sent once more by one of two, and then is gone from there', async () => {
  const attempt = await paid(4_000);
  refunding = () => ({ kind: 'declined', decline: { class: 'soft', code: '077' } });
  const refused = await command(attempt.id, 'refund', { amount: '40.00', reason: 'הלקוח ביקש' });
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    409,
    'conflict',
    expect.stringContaining('077'),
  ]);
  // It was tried: the audit log says so.
  expect(await audit('refund', attempt.id)).toHaveLength(1);
  const waiting = async () =>
    (await client.get(`/api/admin/payments?filter=${encodeURIComponent('{"waits":"people"}')}&range=[0,99]`))
      .body;
  let [failed] = (await waiting()).filter(
    ({ parentAttemptId }: { parentAttemptId: number }) => parentAttemptId === attempt.id,
  );
  expect(failed).toMatchObject({ kind: 'refund', status: 'failed', declineCode: '077' });
  // No try of the customer's to pay: it closes no checkout.
  const stored = await PaymentAttempt.query(app.knex).findById(failed.id);
  expect(stored).toMatchObject({ declinedAt: null, cardKey: null });
  expect((await command(failed.id, 'retry-refund')).status).toBe(409);
  const [again] = (await waiting()).filter(
    ({ parentAttemptId }: { parentAttemptId: number }) => parentAttemptId === attempt.id,
  );
  failed = again;
  refunding = (minor) => approved(minor);
  const answers = await Promise.all([command(failed.id, 'retry-refund'), command(failed.id, 'retry-refund')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await timeline(attempt.id)).refunds.map(({ status }: { status: string }) => status)).toEqual([
    'failed',
    'failed',
    'succeeded',
  ]);
  expect((await waiting()).map(({ id }: { id: number }) => id)).not.toContain(failed.id);
});

test('a refund that the provider made twice is booked once, and its second is taken for no charge', async () => {
  const attempt = await paid(4_000);
  refunding = () => ({ kind: 'unknown', cause: 'timeout' });
  await command(attempt.id, 'refund', { amount: '15.00', reason: 'פיצוי' });
  refunding = (minor) => approved(minor);
  const refund = await PaymentAttempt.query(app.knex)
    .findOne({ parent_attempt_id: attempt.id })
    .throwIfNotFound();
  [known, doneTwice] = [approved(1_500), [approved(1_500)]];
  expect((await command(refund.id, 'look-up', {})).body).toMatchObject({ status: 'succeeded' });
  doneTwice = [];
  expect(await PaymentAttempt.query(app.knex).where({ package_id: attempt.packageId }).orderBy('id')).toEqual(
    [
      expect.objectContaining({ id: attempt.id }),
      expect.objectContaining({ id: refund.id, amountMinor: 1_500 }),
    ],
  );
});

test('what waits for people is decided against the provider’s books only', async () => {
  const begin = async () => {
    const bought = await createPackage(app.knex, { status: 'pending_payment', isPaid: false });
    return createPaymentAttempt(app.knex, {
      packageId: bought.id,
      userId: bought.userId,
      status: 'manual_review',
      needsReview: true,
      sentAt: new Date(),
    });
  };
  const decide = (id: number, decision: string) => command(id, 'resolve', { decision, reason: 'בדקתי' });
  const lost = await begin();
  known = { kind: 'unknown', cause: 'timeout' };
  expect((await decide(lost.id, 'failed')).status).toBe(503);
  known = { kind: 'not_found' };
  expect((await decide(lost.id, 'succeeded')).status).toBe(409);
  expect((await decide(lost.id, 'failed')).body).toMatchObject({ status: 'failed', needsReview: false });
  expect((await packageOf(lost)).status).toBe('inactive');
  const paying = await begin();
  known = approved(4_000);
  expect((await decide(paying.id, 'failed')).status).toBe(409);
  expect((await decide(paying.id, 'succeeded')).body).toMatchObject({
    status: 'succeeded',
    cardLast4: '4580',
  });
  expect((await packageOf(paying)).status).toBe('active');
  expect((await timeline(paying.id)).steps.at(-1)).toMatchObject({
    to: 'succeeded',
    actor: `admin:${adminId}`,
    reason: 'בדקתי',
  });
  expect((await decide(paying.id, 'failed')).status).toBe(409);
  const wrong = await begin();
  expect((await decide(wrong.id, 'give_back')).status).toBe(409);
  known = approved(1);
  expect((await decide(wrong.id, 'succeeded')).status).toBe(409);
  expect((await decide(wrong.id, 'failed')).status).toBe(409);
  const given = await Promise.all([decide(wrong.id, 'give_back'), decide(wrong.id, 'give_back')]);
  expect(given.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await timeline(wrong.id)).toMatchObject({
    left: '0.00',
    refunds: [{ status: 'succeeded', amount: '0.01', reason: 'בדקתי' }],
    documents: [
      { kind: 'receipt', amount: '0.01' },
      { kind: 'credit', amount: '0.01' },
    ],
  });
  expect((await packageOf(wrong)).status).toBe('inactive');
});

test('money of another amount that came after the end of its attempt can only be given back', async () => {
  const bought = await createPackage(app.knex, { status: 'inactive', isPaid: false });
  const ended = await createPaymentAttempt(app.knex, {
    packageId: bought.id,
    userId: bought.userId,
    status: 'expired',
    sentAt: new Date(),
  });
  known = approved(400);
  expect((await command(ended.id, 'look-up', {})).body).toMatchObject({
    status: 'expired',
    needsReview: true,
    amountMinor: 400,
    askedMinor: 4_000,
  });
  const decide = (decision: string) => command(ended.id, 'resolve', { decision, reason: 'בדקתי' });
  // It is in our books: whatever the provider forgets, nothing failed.
  known = { kind: 'not_found' };
  for (const decision of ['failed', 'succeeded']) expect((await decide(decision)).status).toBe(409);
  expect((await decide('give_back')).body).toMatchObject({ status: 'excess', needsReview: false });
  expect(await timeline(ended.id)).toMatchObject({
    documents: [{ kind: 'receipt' }, { kind: 'credit', amount: '4.00' }],
  });
});

test('a package is ended with its money back, or its renewal stopped and resumed, and its owner is told', async () => {
  const attempt = await paid(4_000);
  const path = `/api/admin/packages/${attempt.packageId}`;
  expect((await client.post(`${path}/cancel-now`, { refund: 'rest' })).status).toBe(422);
  const done = await client.post(`${path}/cancel-now`, { refund: 'rest', reason: 'תלונה' });
  expect(done.body).toMatchObject({ status: 'cancelled', isPaid: false });
  expect((await client.post(`${path}/cancel-now`, { refund: 'none', reason: 'שוב' })).status).toBe(409);
  expect(
    await app.knex('mail_log').where({ user_id: attempt.userId, template: 'deal_cancelled' }),
  ).toHaveLength(1);
  const refunds = await PaymentAttempt.query(app.knex).where({ parent_attempt_id: attempt.id });
  expect(refunds).toMatchObject([{ amountMinor: 4_000, reason: 'תלונה', requestedBy: `admin:${adminId}` }]);
  expect((await client.get(`${path}/story`)).body).toMatchObject({
    left: '0.00',
    steps: [{ to: 'active' }, { to: 'cancelled', reason: 'תלונה' }],
  });
  // One whose renewal was declined is ended, too, and its money stays where the admin says so.
  const owing = await paid(4_000);
  await app.knex('packages').where({ id: owing.packageId }).update({ status: 'past_due' });
  const ended = await client.post(`/api/admin/packages/${owing.packageId}/cancel-now`, {
    refund: 'none',
    reason: 'ביקש לסיים',
  });
  expect(ended.body).toMatchObject({ status: 'cancelled' });
  expect(await PaymentAttempt.query(app.knex).where({ parent_attempt_id: owing.id })).toEqual([]);
  const running = await createPackage(app.knex, { autoRenew: true });
  const stopped = await client.post(`/api/admin/packages/${running.id}/stop-renewal`, {
    reason: 'ביקש בטלפון',
  });
  expect(stopped.body).toMatchObject({ autoRenew: false, status: 'active' });
  expect(
    await app.knex('mail_log').where({ user_id: running.userId, template: 'renewal_stopped' }),
  ).toHaveLength(1);
  const resumed = await client.post(`/api/admin/packages/${running.id}/resume-renewal`, { reason: 'התחרט' });
  expect(resumed.status).toBe(409);
  expect((await client.post(`/api/admin/packages/${running.id}/retry-charge`, { reason: 'x' })).status).toBe(
    409,
  );
});

test('a receipt is mailed again; a parked event goes back into the inbox; calls and events stand in the story', async () => {
  const attempt = await paid(4_000);
  await createProviderCall(app.knex, { reference: attempt.publicId, operation: 'charge' });
  const event = await createProviderEvent(app.knex, { reference: attempt.publicId, status: 'parked' });
  const { calls, events, documents } = await timeline(attempt.id);
  expect([calls[0].operation, events[0].status]).toEqual(['charge', 'parked']);
  const again = await client.post(`/api/admin/receipts/${documents[0].id}/send-again`, {});
  expect(again.status).toBe(200);
  expect(await app.knex('mail_log').where({ user_id: attempt.userId, template: 'receipt' })).toHaveLength(2);
  const process = () =>
    client.post(`/api/admin/provider-events/${event.id}/process-again`, { reason: 'תוקן' });
  expect((await process()).body).toMatchObject({ status: 'received', tries: 0 });
  expect((await process()).status).toBe(409);
  expect(await audit('process-again', event.id)).toHaveLength(1);
});
