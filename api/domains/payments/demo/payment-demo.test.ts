import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Outcome } from '../../../adapters/payments/payment-port.ts';
import { sandboxCards, type CardBehaviour } from '../../../contract/payments/sandbox-cards.ts';
import type { DemoPayment } from '../../../contract/payments/payment-demo.schema.ts';
import { developmentSandboxSecret } from '../../../payment-environment.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createDemoPayment } from '../../../testing/factories/demo-payment.ts';
import { payOnPage, wayBack } from '../../../testing/sandbox-visitor.ts';
import { nextStatus } from './apply-outcome.ts';
import { removeOldDemoPayments } from './remove-old-demo-payments.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(() => app.knex('rate_limits').delete());
afterAll(() => app.close());

const numberOf = (behaviour: CardBehaviour) =>
  sandboxCards.find((card) => card.behaviour === behaviour)?.number ?? '';

async function start(body: object = {}): Promise<DemoPayment & { pageUrl: string }> {
  const reply = await app.client().post('/api/payment-demo/payments', body);
  expect(reply.status).toBe(201);
  return reply.body;
}
const post = async (id: string, what: 'check' | 'charge-again') =>
  app.client().post(`/api/payment-demo/payments/${id}/${what}`);
const check = async (id: string): Promise<DemoPayment> => (await post(id, 'check')).body;
const read = async (id: string): Promise<DemoPayment> =>
  (await app.client().get(`/api/payment-demo?payment=${id}`)).body.payment;
const told = ({ steps }: DemoPayment) => steps.map(({ kind, answer }) => answer ?? kind);

async function pay(behaviour: CardBehaviour, body: object = {}) {
  const payment = await start(body);
  const reply = await payOnPage(app.client(), payment.pageUrl, { number: numberOf(behaviour) });
  return { payment, reply };
}

test('a payment goes to the sandbox’s page and comes back to a result that the provider told', async () => {
  const { payment, reply } = await pay('approved', { amount: '300.00', saveCard: true });
  expect(payment).toMatchObject({ amount: '300.00', currency: 'ILS', status: 'pending', kind: 'page' });
  const back = wayBack(reply);
  expect([back.pathname, back.searchParams.get('payment'), back.searchParams.get('back')]).toEqual([
    '/payment-demo',
    payment.id,
    'success',
  ]);
  expect(await check(payment.id)).toMatchObject({ status: 'succeeded', last4: '4580', canChargeAgain: true });
  await expect.poll(async () => told(await read(payment.id))).toContain('callback');
  expect(await check(payment.id)).toMatchObject({ status: 'succeeded', pageUrl: null });
  expect(JSON.stringify(await read(payment.id))).not.toMatch(/token|customer/u);
});

test('nothing a browser brings back is believed', async () => {
  const payment = await start();
  const forged = `payment=${payment.id}&back=success&status=approved&status_code=000&page_request_uid=${randomUUID()}`;
  expect((await app.client().get(`/api/payment-demo?${forged}`)).body.payment.status).toBe('pending');
  expect(await check(payment.id)).toMatchObject({ status: 'pending', pageUrl: payment.pageUrl });
  const body = JSON.stringify({
    transaction_type: 'Charge',
    transaction: {
      uid: randomUUID(),
      status_code: '000',
      amount: 49.9,
      currency: 'ILS',
      more_info: payment.id,
    },
  });
  // Even a callback with a good signature only makes us ask the provider.
  const hash = createHmac('sha256', developmentSandboxSecret).update(body).digest('base64');
  await app.client().post('/api/payments/callbacks/sandbox', undefined, {
    csrf: false,
    raw: body,
    headers: { hash, 'User-Agent': 'PayPlus' },
  });
  await expect.poll(async () => told(await read(payment.id))).toContain('callback');
  await expect.poll(async () => told(await read(payment.id))).toContain('not_found');
  expect((await read(payment.id)).status).toBe('pending');
});

test('a decline says why', async () => {
  const { payment, reply } = await pay('blocked');
  expect(wayBack(reply).searchParams.get('back')).toBe('failure');
  expect(await check(payment.id)).toMatchObject({
    status: 'declined',
    decline: { class: 'hard', code: '001' },
  });
});

test('a lost answer is unknown until a look-up finds the charge', async () => {
  const { payment } = await pay('charged_then_cut');
  expect((await check(payment.id)).status).toBe('unknown');
  const found = await check(payment.id);
  expect([found.status, told(found)]).toEqual(['succeeded', ['page_made', 'unknown', 'approved']]);
});

test('a lost answer without a charge ends as not charged, and its page is closed', async () => {
  const { payment } = await pay('hangs_uncharged');
  // The first look-up would hang for 20 seconds, in another process.
  await app.knex('sandbox_psp.pages').where({ more_info: payment.id }).update({ hang_lookup: false });
  await app.knex('demo_payments').where({ public_id: payment.id }).update({ status: 'unknown' });
  expect(await check(payment.id)).toMatchObject({ status: 'not_charged', pageUrl: null });
  const open = await start();
  await app.knex('demo_payments').where({ public_id: open.id }).update({ status: 'unknown' });
  expect((await check(open.id)).status).toBe('not_charged');
  expect((await payOnPage(app.client(), open.pageUrl, { number: numberOf('approved') })).status).toBe(410);
});

test('a second charge of one press is told, and another amount is for people', async () => {
  const twice = await pay('charged_twice');
  await expect.poll(async () => told(await read(twice.payment.id))).toContain('approved_twice');
  expect((await read(twice.payment.id)).status).toBe('succeeded');
  const other = await pay('other_amount');
  expect((await check(other.payment.id)).status).toBe('review');
});

test('a callback alone settles a payment whose visitor never comes back', async () => {
  const { payment } = await pay('callback_thrice');
  await expect.poll(async () => (await read(payment.id)).status).toBe('succeeded');
  expect(told(await read(payment.id)).filter((step) => step === 'callback')).toHaveLength(1);
});

test('a page nobody paid in time expires', async () => {
  const payment = await start();
  await app
    .knex('demo_payments')
    .where({ public_id: payment.id })
    .update({ expires_at: new Date(0) });
  expect(await check(payment.id)).toMatchObject({ status: 'expired', pageUrl: null });
});

describe('the stored card', () => {
  const again = async (behaviour: CardBehaviour) => {
    const { payment } = await pay(behaviour, { saveCard: true });
    while ((await check(payment.id)).status === 'unknown');
    return post(payment.id, 'charge-again');
  };

  test.each([
    ['approved', 'succeeded'],
    ['renewals_decline', 'declined'],
    ['charged_then_cut', 'unknown'],
  ] as const)('of %s is %s when it is charged again', async (behaviour, status) => {
    const reply = await again(behaviour);
    expect([reply.status, reply.body]).toEqual([201, expect.objectContaining({ kind: 'token', status })]);
    if (status === 'unknown') expect(await check(reply.body.id)).toMatchObject({ status: 'succeeded' });
  });

  test('is there only where it was stored, and once', async () => {
    const { payment } = await pay('approved');
    expect(await check(payment.id)).toMatchObject({ status: 'succeeded', canChargeAgain: false });
    expect((await post(payment.id, 'charge-again')).status).toBe(409);
    expect((await post((await start({ saveCard: true })).id, 'charge-again')).status).toBe(409);
    expect((await post((await again('approved')).body.id, 'charge-again')).status).toBe(409);
  });
});

describe('input', () => {
  test.each([
    ['another amount', { amount: '0.01' }],
    ['a number', { amount: 49.9 }],
    ['nought', { amount: '0.00' }],
    ['below nought', { amount: '-10.00' }],
    ['a huge one', { amount: '1000000000.00' }],
    ['another language', { language: 'ar' }],
    ['10,000 characters', { amount: 'ג'.repeat(10_000) }],
    ['an odd box', { saveCard: 'yes' }],
  ])('%s is refused', async (_name, body) => {
    const reply = await app.client().post('/api/payment-demo/payments', body);
    expect([reply.status, reply.body.code]).toEqual([422, 'validation_failed']);
  });

  test('unknown payments are nobody’s', async () => {
    for (const id of [randomUUID(), '7', 'x', '&#x3c;', 'ד']) {
      expect((await app.client().get(`/api/payment-demo?payment=${encodeURIComponent(id)}`)).body).toEqual({
        offered: true,
        payment: null,
      });
      expect((await post(encodeURIComponent(id), 'check')).status).toBe(404);
      expect((await post(encodeURIComponent(id), 'charge-again')).status).toBe(404);
    }
  });

  test('other sites may begin nothing, and nobody too much', async () => {
    const foreign = { headers: { Origin: 'https://evil.example' } };
    expect((await app.client().post('/api/payment-demo/payments', {}, foreign)).status).toBe(403);
    const tries = await Promise.all(
      Array.from({ length: 45 }, () => app.client().post('/api/payment-demo/payments', {})),
    );
    const refused = tries.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  test('a plain form is led to the payment page, and back to the result', async () => {
    const form = (path: string, body: Record<string, string>) =>
      app.client().post(path, undefined, {
        csrf: false,
        raw: new URLSearchParams(body).toString(),
        contentType: 'application/x-www-form-urlencoded',
        headers: { Accept: 'text/html' },
      });
    const started = await form('/api/payment-demo/payments', {
      amount: '10.00',
      saveCard: '1',
      language: 'en',
    });
    const page = wayBack(started);
    expect([page.pathname, page.searchParams.get('lang')]).toEqual([
      expect.stringMatching(/^\/sandbox-pay\/[0-9a-f-]{36}$/u),
      'en',
    ]);
    const paid = wayBack(await payOnPage(app.client(), page.href, { number: numberOf('approved') }));
    const id = paid.searchParams.get('payment') ?? '';
    const checked = await form(`/api/payment-demo/payments/${id}/check?lang=en`, { x: '1' });
    expect([checked.status, checked.headers.get('Location')]).toEqual([
      303,
      `/payment-demo?payment=${id}&lang=en`,
    ]);
    expect((await read(id)).status).toBe('succeeded');
  });
});

test('is offered nowhere but with the sandbox', async () => {
  for (const provider of ['none', 'payplus'] as const) {
    const live = await startTestApp({
      env: {
        PAYMENTS_PROVIDER: provider,
        PAYPLUS_API_KEY: 'some-api-key',
        PAYPLUS_SECRET_KEY: 'some-secret-key',
      },
    });
    const client = live.client();
    expect((await client.get('/api/payment-demo')).body).toEqual({ offered: false, payment: null });
    expect((await client.post('/api/payment-demo/payments', {})).status).toBe(404);
    expect((await client.post('/api/payments/callbacks/sandbox', {})).status).toBe(404);
    expect((await client.get(`/sandbox-pay/${randomUUID()}`)).text).not.toContain('form method');
    await live.close();
  }
});

const approved = (minor: number): Outcome => ({
  kind: 'approved',
  txnId: 't',
  amount: { minor, currency: 'ILS' },
  providerAt: new Date(),
});
test.each<[string, string, Outcome, string]>([
  ['another amount is for people', 'pending', approved(1), 'review'],
  ['a late proof counts after a decline', 'declined', approved(4_990), 'succeeded'],
  ['a late proof counts after "not charged"', 'not_charged', approved(4_990), 'succeeded'],
  [
    'a late decline undoes nothing',
    'succeeded',
    { kind: 'declined', decline: { class: 'soft', code: '004' } },
    'succeeded',
  ],
  ['a fault undoes nothing', 'succeeded', { kind: 'unknown', cause: 'x' }, 'succeeded'],
  ['a fault is no decline', 'pending', { kind: 'unknown', cause: 'x' }, 'unknown'],
  ['unsent is not charged', 'pending', { kind: 'not_sent', cause: 'x' }, 'not_charged'],
  ['not found yet is nothing', 'pending', { kind: 'not_found' }, 'pending'],
])('%s', (_name, status, outcome, expected) => {
  const payment = { status, amount: 4_990, kind: 'page', expiresAt: new Date(Date.now() + 1_000) } as const;
  expect(nextStatus(payment as Parameters<typeof nextStatus>[0], outcome, new Date())).toBe(expected);
});

test('old payments go, and what the sandbox kept of them', async () => {
  const { payment } = await pay('approved');
  await app
    .knex('demo_payments')
    .where({ public_id: payment.id })
    .update({ created_at: new Date(0) });
  const young = await createDemoPayment(app.knex);
  expect(await removeOldDemoPayments(app.knex, new Date())).toBe(1);
  expect(await app.knex('sandbox_psp.pages').where({ more_info: payment.id })).toEqual([]);
  expect(await read(young.publicId)).toMatchObject({ status: 'pending' });
});
