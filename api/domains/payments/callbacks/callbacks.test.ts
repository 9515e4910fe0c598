import { createHmac, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { developmentSandboxSecret } from '../../../payment-environment.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { crowd } from '../../../testing/crowd.ts';
import { createDemoPayment } from '../../../testing/factories/demo-payment.ts';
import { createProviderEvent } from '../../../testing/factories/provider-event.ts';
import { DemoPayment } from '../../../models/DemoPayment.ts';
import { ProviderEvent } from '../../../models/ProviderEvent.ts';
import { openPayments } from '../open-provider.ts';
import { eventHandlers } from './event-handlers.ts';
import { processEvents } from './process-events.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { METRICS_TOKEN: 'x'.repeat(20) } });
});
afterAll(() => app.close());

const sign = (body: string, secret = developmentSandboxSecret) =>
  createHmac('sha256', secret).update(body).digest('base64');
const bodyOf = (uid: string, reference: string) =>
  JSON.stringify({
    transaction_type: 'Charge',
    transaction: { uid, status_code: '000', more_info: reference },
  });

function deliver(body: string, headers: Record<string, string> = {}, provider = 'sandbox') {
  return app.client().post(`/api/payments/callbacks/${provider}`, undefined, {
    csrf: false,
    raw: body,
    contentType: 'application/json',
    headers: { 'User-Agent': 'PayPlus', hash: sign(body), ...headers },
  });
}
const eventsOf = (txnId: string) => ProviderEvent.query(app.knex).where('txn_id', txnId);

test('a signed callback is stored redacted and once, however often it comes', async () => {
  const uid = randomUUID();
  const body = JSON.stringify({
    ...(JSON.parse(bodyOf(uid, 'nobody')) as object),
    data: { card_information: { token: 'secret-token', four_digits: '4580' } },
    note: '4580458045804580',
  });
  const replies = await Promise.all(Array.from({ length: crowd(20, 100) }, () => deliver(body)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  const [event, ...more] = await eventsOf(uid);
  expect(more).toEqual([]);
  expect(event).toMatchObject({ provider: 'sandbox', hint: 'charge', reference: 'nobody' });
  expect(JSON.stringify(event)).not.toMatch(/secret-token|4580458045804580/u);
  // About nothing we know: the event waits for an admin, and the log says so.
  await expect.poll(async () => (await eventsOf(uid))[0]?.status).toBe('parked');
  await expect.poll(async () => (await eventsOf(uid))[0]?.tries).toBe(1);
  expect(app.logLines.some(({ msg }) => msg === 'payment event about nothing we know')).toBe(true);
});

test.each<[string, (body: string) => [string, Record<string, string>]]>([
  ['without a signature', (body) => [body, { hash: '' }]],
  ['with a forged one', (body) => [body, { hash: sign(body, 'guessed') }]],
  ['signed with the empty key', (body) => [body, { hash: sign(body, '') }]],
  ['altered on its way', (body) => [body.replace('000', '001'), { hash: sign(body) }]],
  ['by another program', (body) => [body, { 'User-Agent': 'Mozilla/5.0' }]],
])('%s: 401, and nothing is kept but a count', async (_name, change) => {
  const uid = randomUUID();
  const reply = await deliver(...change(bodyOf(uid, randomUUID())));
  expect([reply.status, reply.body.code]).toEqual([401, 'bad_signature']);
  expect(await eventsOf(uid)).toEqual([]);
  const metrics = await app
    .client()
    .get('/metrics', { headers: { Authorization: `Bearer ${'x'.repeat(20)}` } });
  expect(metrics.text).toMatch(/payment_callbacks_total\{provider="sandbox",result="refused"\} [1-9]/u);
});

test('signed nonsense is malformed, another provider is not here', async () => {
  for (const body of ['{}', 'not json', '[1]', '"\ud83d"']) expect((await deliver(body)).status).toBe(400);
  const body = bodyOf(randomUUID(), 'x');
  for (const provider of ['payplus', 'stripe', 'x', '%3Cb%3E'])
    expect((await deliver(body, {}, provider)).status).toBe(404);
});

test('Stripe’s events come to an address of their own, where Stripe is configured', async () => {
  const secret = 'whsec_of_the_test';
  const shop = await startTestApp({
    env: {
      PAYMENTS_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_WEBHOOK_SECRET: secret,
      METRICS_TOKEN: 'x'.repeat(20),
    },
  });
  const send = (type: string, key = secret) => {
    const raw = JSON.stringify({
      id: `evt_${type}`,
      type,
      data: { object: { id: 'cs_1', client_reference_id: 'nobody', customer: 'cus_12345678' } },
    });
    const { webhooks } = new Stripe('sk_test_x');
    return shop.client().post('/api/payments/callbacks/stripe', undefined, {
      csrf: false,
      raw,
      headers: { 'Stripe-Signature': webhooks.generateTestHeaderString({ payload: raw, secret: key }) },
    });
  };
  expect((await send('checkout.session.completed')).status).toBe(200);
  expect((await send('checkout.session.completed')).status).toBe(200);
  // Stripe sends events about much more than payments: they are answered, so that Stripe doesn't repeat them for
  // days, and not stored.
  expect((await send('customer.created')).status).toBe(200);
  expect((await send('invoice.paid', 'whsec_guessed')).status).toBe(401);
  const events = await ProviderEvent.query(shop.knex);
  expect(events).toMatchObject([{ provider: 'stripe', dedupeKey: 'evt_checkout.session.completed' }]);
  expect(JSON.stringify(events)).not.toContain('12345678');
  expect((await shop.client().post('/api/payments/callbacks/sandbox', {}, { csrf: false })).status).toBe(404);
  await shop.close();
});

test('ten megabytes are refused, announced or not, and the process lives', async () => {
  const send = (headers: Record<string, string>) =>
    new Promise<number>((resolve, reject) => {
      const sent = request(
        `${app.url}/api/payments/callbacks/sandbox`,
        { method: 'POST', headers },
        (answer) => {
          answer.resume();
          resolve(answer.statusCode ?? 0);
        },
      );
      sent.on('error', reject);
      const piece = Buffer.alloc(65_536, 'x');
      let left = 160;
      const write = () => {
        while (left > 0) {
          left -= 1;
          if (!sent.write(piece)) return void sent.once('drain', write);
        }
        sent.end();
      };
      write();
    });
  expect(await send({ 'user-agent': 'PayPlus', 'content-length': String(160 * 65_536) })).toBe(413);
  expect(await send({ 'user-agent': 'PayPlus', 'transfer-encoding': 'chunked' })).toBe(413);
  expect((await app.client().get('/healthz')).status).toBe(200);
});

test('what a process left behind is taken up again, and only when its time has come', async () => {
  const payments = await openPayments(app.deps, 3_000);
  const deps = { ...app.deps, payments: payments.provider };
  const payment = await createDemoPayment(app.knex, { checkoutId: randomUUID() });
  const now = Date.now();
  const waiting = await createProviderEvent(app.knex, {
    reference: payment.publicId,
    tries: 1,
    nextTryAt: new Date(now + 60_000),
  });
  const read = () => ProviderEvent.query(app.knex).findById(waiting.id).throwIfNotFound();
  await processEvents(deps, eventHandlers);
  expect((await read()).tries).toBe(1);
  const later = { ...deps, clock: { now: () => new Date(now + 120_000) } };
  // Of two processes at once, one gets the event.
  await Promise.all([processEvents(later, eventHandlers), processEvents(later, eventHandlers)]);
  expect(await read()).toMatchObject({ status: 'processed', tries: 2 });
  const after = await DemoPayment.query(app.knex).findById(payment.id).throwIfNotFound();
  expect([after.status, after.steps.map(({ kind, answer }) => [kind, answer])]).toEqual([
    'pending',
    [['asked', 'not_found']],
  ]);
  await payments.close();
});
