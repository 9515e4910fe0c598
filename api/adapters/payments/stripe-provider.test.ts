import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startFakeProvider, type FakeProvider } from '../../testing/fake-provider.ts';
import { providerSecret } from '../../testing/payment-providers/dialect.ts';
import {
  errorReply,
  intent,
  sessionOf,
  stripeDialect,
} from '../../testing/payment-providers/stripe-dialect.ts';
import { providerSuite } from '../../testing/payment-providers/suite.ts';
import type { PaymentProvider } from './payment-port.ts';
import { StripeProvider } from './stripe-provider.ts';

providerSuite(stripeDialect);

let fake: FakeProvider;
let provider: PaymentProvider;
beforeAll(async () => {
  fake = await startFakeProvider();
  provider = stripeDialect.make({ origin: fake.origin });
});
afterEach(() => {
  fake.seen.length = 0;
});
afterAll(() => fake.close());

const reference = 'b0a1c2d3-0000-4000-8000-00000000beef';
const amount = { minor: 4_990, currency: 'ILS' } as const;
const told = { state: 'approved', txnId: 'pi_1', amount: 4_990, currency: 'ILS', reference } as const;
const lookup = () => provider.lookup({ reference, checkoutId: 'page-1' });
const card = { last4: '4580', exp_month: 8, exp_year: 2030, brand: 'visa' };
const price = { currency: 'ils', unit_amount: 4_990, product: 'prod_1' };
const subscription = (change: object = {}) => ({
  id: 'sub_1',
  status: 'active',
  cancel_at_period_end: false,
  customer: 'cus_dana1234',
  default_payment_method: { id: 'pm_card1234', card },
  items: {
    data: [
      { id: 'si_1', quantity: 1, price: { ...price, recurring: { interval: 'month', interval_count: 1 } } },
    ],
  },
  ...change,
});
const invoice = (change: object = {}) => ({
  id: 'in_1',
  status: 'paid',
  attempted: true,
  amount_paid: 4_990,
  amount_due: 4_990,
  currency: 'ils',
  created: 1_795_255_200,
  status_transitions: { paid_at: 1_795_255_260 },
  payments: { data: [{ status: 'paid', payment: { type: 'payment_intent', payment_intent: 'pi_7' } }] },
  ...change,
});

test('a statement goes through every page of the balance, or is none', async () => {
  const range = { from: new Date('2026-11-15T00:00:00Z'), until: new Date('2026-11-22T00:00:00Z') };
  const line = (id: string) => ({
    id,
    type: 'charge',
    created: 1_795_000_000,
    source: { id: `ch_${id}`, amount: 4_990, currency: 'ils', payment_intent: `pi_${id}`, metadata: {} },
  });
  fake.answer((response, { path }) => {
    const isFirst = !path.includes('starting_after');
    const data = isFirst ? [line('1'), line('2')] : [line('3')];
    response.end(JSON.stringify({ object: 'list', has_more: isFirst, data }));
  });
  expect(await provider.statement(range)).toMatchObject({
    kind: 'ok',
    entries: [{ txnId: 'pi_1' }, { txnId: 'pi_2' }, { txnId: 'pi_3', reference: null }],
  });
  expect(fake.seen[1]?.path).toContain('starting_after=2');
  fake.answer((response, { path }) =>
    path.includes('starting_after')
      ? response.destroy()
      : response.end(JSON.stringify({ object: 'list', has_more: true, data: [line('1')] })),
  );
  expect(await provider.statement(range)).toMatchObject({ kind: 'unknown' });
  fake.json({ object: 'list', has_more: false, data: [{ ...line('1'), source: 'ch_1' }] });
  expect(await provider.statement(range)).toMatchObject({ kind: 'unknown' });
});

describe('payouts', () => {
  const range = { fromDay: '2026-11-15', toDay: '2026-11-22' };
  const told = (id: string, change: object = {}) => ({
    id,
    object: 'payout',
    amount: 4_742,
    currency: 'ils',
    arrival_date: Date.parse('2026-11-20T00:00:00Z') / 1_000,
    status: 'paid',
    automatic: true,
    reconciliation_status: 'completed',
    ...change,
  });
  const moved = (id: string, type: string, change: object) => ({
    id,
    object: 'balance_transaction',
    type,
    fee: 0,
    created: Date.parse('2026-11-18T10:00:00Z') / 1_000,
    ...change,
  });
  const lines = [
    moved('txn_0', 'payout', { amount: -4_742, source: { id: 'po_1', object: 'payout', amount: 4_742 } }),
    moved('txn_1', 'charge', {
      amount: 4_990,
      fee: 148,
      source: {
        id: 'ch_1',
        object: 'charge',
        amount: 1_330,
        currency: 'usd',
        payment_intent: 'pi_1',
        metadata: { reference: 'r-1' },
      },
    }),
    moved('txn_2', 'refund', {
      amount: -40,
      source: { id: 're_1', object: 'refund', amount: 40, currency: 'ils', payment_intent: 'pi_0' },
    }),
    moved('txn_3', 'adjustment', { amount: -50, fee: 0, source: { id: 'dp_1', object: 'dispute' } }),
    moved('txn_4', 'stripe_fee', { amount: -10, source: null }),
    moved('txn_5', 'payout_failure', { amount: 0, source: 'po_0' }),
  ];
  const list = (data: object[], has_more = false) => JSON.stringify({ object: 'list', has_more, data });

  test('are listed by their day of value, each with what it settles, page by page', async () => {
    fake.answer((response, { path }) => {
      const { pathname, searchParams } = new URL(path, fake.origin);
      const after = searchParams.get('starting_after');
      if (pathname === '/v1/payouts')
        return void response.end(
          after ? list([told('po_2', { automatic: false })]) : list([told('po_1')], true),
        );
      return void response.end(after ? list(lines.slice(3)) : list(lines.slice(0, 3), true));
    });
    const at = new Date('2026-11-18T10:00:00Z');
    const none = { txnId: null, disputeUid: null, reference: null, feeMinor: 0, original: null, at };
    expect(await provider.payouts?.list(range)).toEqual({
      kind: 'ok',
      payouts: [
        {
          payoutUid: 'po_1',
          status: 'paid',
          valueDay: '2026-11-20',
          netMinor: 4_742,
          currency: 'ILS',
          entries: [
            {
              ...none,
              entryUid: 'txn_1',
              kind: 'charge',
              txnId: 'pi_1',
              reference: 'r-1',
              amountMinor: 4_990,
              feeMinor: 148,
              original: { minor: 1_330, currency: 'USD' },
            },
            {
              ...none,
              entryUid: 'txn_2',
              kind: 'refund',
              txnId: 're_1',
              amountMinor: -40,
              original: { minor: -40, currency: 'ILS' },
            },
            { ...none, entryUid: 'txn_3', kind: 'dispute', disputeUid: 'dp_1', amountMinor: -50 },
            { ...none, entryUid: 'txn_4', kind: 'fee', amountMinor: -10 },
            { ...none, entryUid: 'txn_5', kind: 'other', amountMinor: 0 },
          ],
        },
        expect.objectContaining({ payoutUid: 'po_2', entries: null }),
      ],
    });
    expect(fake.seen.map(({ method, path }) => `${method} ${decodeURIComponent(path)}`)).toEqual([
      'GET /v1/payouts?arrival_date[gte]=1794700800&arrival_date[lte]=1795305600&limit=100',
      'GET /v1/payouts?arrival_date[gte]=1794700800&arrival_date[lte]=1795305600&limit=100&starting_after=po_1',
      'GET /v1/balance_transactions?payout=po_1&limit=100&expand[0]=data.source',
      'GET /v1/balance_transactions?payout=po_1&limit=100&expand[0]=data.source&starting_after=txn_2',
    ]);
  });

  test('that fail bring nothing to the bank; those that are cancelled, or not told of whole yet, are left', async () => {
    fake.answer((response, { path }) =>
      response.end(
        path.startsWith('/v1/payouts')
          ? list([
              told('po_1', { status: 'failed' }),
              told('po_2', { status: 'canceled' }),
              told('po_3', { reconciliation_status: 'in_progress' }),
              told('po_4', { status: 'in_transit' }),
            ])
          : list([]),
      ),
    );
    expect(await provider.payouts?.list(range)).toMatchObject({
      kind: 'ok',
      payouts: [
        { payoutUid: 'po_1', status: 'failed', netMinor: 0 },
        { payoutUid: 'po_4', status: 'pending', netMinor: 4_742 },
      ],
    });
  });

  test.each<[string, (path: string) => string | null]>([
    ['a page is lost', (path) => (path.includes('starting_after') ? null : list([told('po_1')], true))],
    ['lines are lost', (path) => (path.startsWith('/v1/payouts') ? list([told('po_1')]) : null)],
    [
      'a charge has no source',
      (path) =>
        path.startsWith('/v1/payouts')
          ? list([told('po_1')])
          : list([moved('txn_1', 'charge', { amount: 4_990, source: 'ch_1' })]),
    ],
    ['a sum is none', () => list([told('po_1', { amount: 'much' })])],
    ['an answer is none', () => '{}'],
  ])('are none where %s', async (_name, answer) => {
    fake.answer((response, { path }) => {
      const text = answer(path);
      if (text === null) response.destroy();
      else response.end(text);
    });
    expect(await provider.payouts?.list(range)).toMatchObject({ kind: 'unknown' });
  });
});

describe('a lost answer', () => {
  test('is asked for again under the same key, and money moves once', async () => {
    const patient = new StripeProvider({
      secretKey: 'sk_test_x',
      webhookSecret: providerSecret,
      baseUrl: fake.origin,
      record: async () => {},
      clock: { now: () => new Date() },
      timeout: 2_000,
    });
    const answers = [
      (r: Parameters<Parameters<FakeProvider['answer']>[0]>[0]) => r.destroy(),
      (r: Parameters<Parameters<FakeProvider['answer']>[0]>[0]) => r.writeHead(500).end('{}'),
    ];
    fake.answer((response) => {
      const next = answers.shift();
      if (next) next(response);
      else response.writeHead(200).end(JSON.stringify(intent(told)));
    });
    const outcome = await patient.chargeToken({ reference, amount, token: 'pm_1', customerId: 'cus_1' });
    expect(outcome).toMatchObject({ kind: 'approved', txnId: 'pi_1' });
    expect(fake.seen.map(({ headers }) => headers['idempotency-key'])).toEqual(
      Array.from({ length: 3 }, () => `attempt:${reference}`),
    );
  });

  test('that was answered by a refusal later is unknown, not "not sent"', async () => {
    const patient = new StripeProvider({
      secretKey: 'sk_test_x',
      webhookSecret: providerSecret,
      baseUrl: fake.origin,
      record: async () => {},
      clock: { now: () => new Date() },
      timeout: 2_000,
      retries: 1,
    });
    fake.answer((response) => {
      if (fake.seen.length === 1) response.destroy();
      else
        response.writeHead(400).end(JSON.stringify(errorReply(400, { type: 'invalid_request_error' }).body));
    });
    const outcome = await patient.chargeToken({ reference, amount, token: 'pm_1', customerId: 'cus_1' });
    expect([outcome.kind, fake.seen.length]).toEqual(['unknown', 2]);
  });
});

describe('a page', () => {
  test.each([
    ['open', 'not_found'],
    ['expired', 'not_found'],
  ])('that is %s was not paid', async (status, kind) => {
    fake.json(sessionOf(told, { status, payment_status: 'unpaid', payment_intent: null }));
    expect((await lookup()).kind).toBe(kind);
  });

  test('whose payment is under way is pending; one without its payment is unknown', async () => {
    fake.json(sessionOf(told, { payment_status: 'unpaid' }));
    expect(await lookup()).toEqual({ kind: 'pending' });
    fake.json(sessionOf(told, { payment_intent: 'pi_1' }));
    expect((await lookup()).kind).toBe('unknown');
  });

  test('that stores a card tells the card and moves nothing', async () => {
    const setup = { id: 'seti_1', payment_method: { id: 'pm_card1234', card } };
    fake.json(
      sessionOf(told, {
        mode: 'setup',
        payment_status: 'no_payment_required',
        payment_intent: null,
        setup_intent: setup,
      }),
    );
    const token = { token: 'pm_card1234', customerId: 'cus_dana1234' };
    const stored = {
      txnId: 'seti_1',
      amount: { minor: 0 },
      card: { last4: '4580', expiry: '08/2030' },
      token,
    };
    expect(await lookup()).toMatchObject({ kind: 'approved', transactions: [stored] });
  });

  test('whose card a phone gave tells so, and the card can be charged again', async () => {
    for (const [type, paymentType] of [
      ['apple_pay', 'apple_pay'],
      ['google_pay', 'google_pay'],
      ['link', undefined],
    ]) {
      const details = { card: { ...card, wallet: { type } } };
      const { body } = { body: intent(told, { latest_charge: { payment_method_details: details } }) };
      fake.json(sessionOf(told, { payment_intent: body }));
      const found = await lookup();
      const [paid] = found.kind === 'approved' ? found.transactions : [];
      expect([paid?.paymentType, paid?.card?.last4, paid?.token?.token]).toEqual([
        paymentType,
        '4580',
        'pm_card1234',
      ]);
    }
  });

  test('of a charge that Stripe repeats: asked for as such, and told with what it will go on under', async () => {
    fake.json(stripeDialect.page('page-1', stripeDialect.pageUrls.good).body);
    await provider.createCheckout({
      reference,
      amount,
      saveCard: false,
      customer: { name: 'x', email: 'x@b.example', customerId: 'cus_1' },
      lines: [{ name: 'פרו, שנה', quantity: 1, unit: amount }],
      urls: { success: 'https://b.example/s', failure: '', cancel: 'https://b.example/c', callback: '' },
      expiresAt: new Date(),
      locale: 'en',
      repeats: { recurringType: 2, recurringRange: 12 },
    });
    const sent = new URLSearchParams(fake.seen[0]?.body);
    expect(Object.fromEntries(sent)).toMatchObject({
      mode: 'subscription',
      customer: 'cus_1',
      locale: 'en',
      'subscription_data[metadata][reference]': reference,
      'line_items[0][price_data][recurring][interval]': 'month',
      'line_items[0][price_data][recurring][interval_count]': '12',
    });
    // Stripe refuses less than half an hour.
    expect(Number(sent.get('expires_at')) * 1_000).toBeGreaterThan(Date.now() + 30 * 60_000);
    fake.json(
      sessionOf(told, {
        mode: 'subscription',
        payment_intent: null,
        subscription: subscription(),
        invoice: invoice(),
      }),
    );
    const token = { token: 'pm_card1234', customerId: 'cus_dana1234' };
    const paid = { txnId: 'pi_7', amount, recurringUid: 'sub_1', token };
    expect(await lookup()).toMatchObject({ kind: 'approved', transactions: [paid] });
  });
});

test('a page tells of every payment under its reference, and of one that an event names', async () => {
  const paid = (txnId: string, created: number) => intent({ ...told, txnId }, { created });
  fake.answer((response, { path }) =>
    response.end(
      JSON.stringify(
        path.includes('search')
          ? { data: [paid('pi_2', 1_795_255_900)] }
          : path.includes('pi_3')
            ? paid('pi_3', 1_795_256_000)
            : path.includes('pi_4')
              ? intent({ ...told, txnId: 'pi_4', reference: 'another' })
              : sessionOf(told),
      ),
    ),
  );
  const named = (txnId: string) => provider.lookup({ reference, checkoutId: 'page-1', txnId });
  expect(await named('pi_3')).toMatchObject({
    transactions: [{ txnId: 'pi_1' }, { txnId: 'pi_2' }, { txnId: 'pi_3' }],
  });
  expect(await named('pi_4')).toMatchObject({ transactions: { length: 2 } });
});

describe('a refund', () => {
  const give = () => provider.refund({ reference, txnId: 'pi_1', amount });
  const made = (status: string, more: object = {}) => ({
    id: 're_1',
    status,
    amount: 4_990,
    currency: 'ils',
    created: 1,
    metadata: { reference },
    ...more,
  });
  test('that is under way is pending, one that failed is declined', async () => {
    fake.json(made('pending'));
    expect(await give()).toEqual({ kind: 'pending' });
    fake.json(made('failed', { failure_reason: 'lost_or_stolen_card' }));
    expect(await give()).toMatchObject({ kind: 'declined', decline: { code: 'lost_or_stolen_card' } });
  });

  test('whose answer was lost is found by its charge, among others of the same', async () => {
    const other = { ...made('succeeded'), id: 're_0', metadata: { reference: 'another' } };
    fake.json({ object: 'list', data: [other, made('succeeded')] });
    const found = () => provider.lookup({ reference, parentTxnId: 'pi_1' });
    expect(await found()).toMatchObject({ kind: 'approved', transactions: [{ txnId: 're_1' }] });
    fake.json({ object: 'list', data: [other] });
    expect(await found()).toEqual({ kind: 'not_found' });
  });
});

test('a lost charge is found by its reference, and nobody else’s counts', async () => {
  const found = () => provider.lookup({ reference });
  const failed = intent({ ...told, state: 'declined', txnId: 'pi_0' });
  fake.json({ object: 'search_result', data: [failed, intent(told)] });
  expect(await found()).toMatchObject({ kind: 'approved', transactions: [{ txnId: 'pi_1' }] });
  const second = intent({ ...told, txnId: 'pi_2' }, { created: 1_795_255_900 });
  fake.json({ object: 'search_result', data: [second, failed, intent(told)] });
  expect(await found()).toMatchObject({ transactions: [{ txnId: 'pi_1' }, { txnId: 'pi_2' }] });
  fake.json({ object: 'search_result', data: [] });
  expect(await found()).toEqual({ kind: 'not_found' });
  fake.json({ object: 'search_result', data: [intent({ ...told, reference: 'another' })] });
  expect((await found()).kind).toBe('unknown');
});

describe('what Stripe repeats', () => {
  const recurring = () => provider.recurring ?? expect.fail('no recurring calls');

  test('its charges: paid, refused, of nothing, and not sent yet', async () => {
    const open = { status: 'open', amount_paid: 0 };
    fake.json({
      object: 'list',
      data: [
        invoice(),
        invoice({ ...open, payments: { data: [{ status: 'open', payment: { payment_intent: 'pi_8' } }] } }),
        invoice({ amount_paid: 0 }),
        invoice({ ...open, attempted: false }),
        invoice({ payments: { data: [] } }),
      ],
    });
    expect(await recurring().listCharges('sub_1')).toMatchObject({
      kind: 'ok',
      charges: [
        { kind: 'approved', txnId: 'pi_7', amount, providerAt: new Date(1_795_255_260_000) },
        { kind: 'declined', txnId: 'pi_8' },
        { kind: 'unknown' },
      ],
    });
  });

  test.each<[string, object, object]>([
    ['running', {}, { isActive: true, isOver: false, isPastDue: false }],
    ['running out', { cancel_at_period_end: true }, { isActive: false, isOver: false }],
    ['past due', { status: 'past_due' }, { isActive: true, isPastDue: true }],
    ['cancelled', { status: 'canceled' }, { isActive: false, isOver: true }],
    ['never begun', { status: 'incomplete_expired' }, { isActive: false, isOver: true }],
  ])('%s', async (_name, change, state) => {
    fake.json(subscription(change));
    expect(await recurring().get('sub_1')).toMatchObject({ kind: 'ok', state: { ...state, amount } });
  });

  test('begins with a stored card on a day to come, and its price can be changed without a charge', async () => {
    fake.answer((response, { path }) =>
      response
        .writeHead(200)
        .end(JSON.stringify(path.endsWith('products') ? { id: 'prod_1' } : subscription())),
    );
    const startDate = new Date('2026-12-22T10:00:00Z');
    const made = await recurring().create({
      reference,
      amount,
      token: 'pm_1',
      customerId: 'cus_1',
      description: 'פרו',
      recurringType: 2,
      recurringRange: 1,
      numberOfCharges: 0,
      startDate,
    });
    expect(made).toEqual({ kind: 'ok', recurringUid: 'sub_1' });
    expect(new URLSearchParams(fake.seen[1]?.body).get('trial_end')).toBe(
      String(startDate.getTime() / 1_000),
    );
    fake.seen.length = 0;
    const dearer = { amount: { minor: 5_990, currency: 'ILS' }, description: 'פרו' } as const;
    expect(await recurring().update('sub_1', dearer)).toEqual({ kind: 'ok' });
    expect(Object.fromEntries(new URLSearchParams(fake.seen[1]?.body))).toMatchObject({
      'items[0][id]': 'si_1',
      'items[0][price_data][unit_amount]': '5990',
      proration_behavior: 'none',
    });
  });

  test('is gone when Stripe says so', async () => {
    const { body, status } = stripeDialect.nothing();
    fake.json(body, status);
    for (const asked of [
      recurring().cancel('sub_1'),
      recurring().get('sub_1'),
      recurring().setActive('sub_1', true),
    ])
      expect(await asked).toMatchObject({ kind: 'not_found' });
  });
});

describe('events', () => {
  const parse = (type: string, object: object) => {
    const raw = JSON.stringify({ id: 'evt_9', type, data: { object } });
    return provider.parseWebhook(Buffer.from(raw), stripeDialect.sign(raw));
  };
  const ofSubscription = (billingReason: string) => ({
    id: 'in_1',
    billing_reason: billingReason,
    parent: { subscription_details: { subscription: 'sub_1', metadata: { reference } } },
  });

  test.each<[string, object, object]>([
    [
      'checkout.session.expired',
      { id: 'cs_1', client_reference_id: reference },
      { reference, hint: 'charge' },
    ],
    ['payment_intent.succeeded', { id: 'pi_1', metadata: { reference } }, { reference, txnId: 'pi_1' }],
    ['invoice.paid', ofSubscription('subscription_cycle'), { recurringUid: 'sub_1', hint: 'charge' }],
    ['invoice.paid', ofSubscription('subscription_create'), { recurringUid: 'sub_1', reference }],
    [
      'customer.subscription.deleted',
      { id: 'sub_1', metadata: { reference } },
      { recurringUid: 'sub_1', hint: 'cancel' },
    ],
    [
      'refund.updated',
      { id: 're_1', payment_intent: 'pi_1', metadata: { reference } },
      { reference, hint: 'refund' },
    ],
    [
      'charge.dispute.created',
      { id: 'du_1', payment_intent: 'pi_1' },
      { txnId: 'pi_1', hint: 'dispute', disputeUid: 'du_1' },
    ],
    [
      'charge.dispute.closed',
      { id: 'du_1', payment_intent: 'pi_1' },
      { hint: 'dispute', disputeUid: 'du_1' },
    ],
  ])('%s', (type, object, tells) => {
    expect(parse(type, object)).toEqual([expect.objectContaining({ dedupeKey: 'evt_9', ...tells })]);
  });

  test('a renewal and the end of a subscription are not about the payment that began it', () => {
    const [renewal] = parse('invoice.paid', ofSubscription('subscription_cycle'));
    const [end] = parse('customer.subscription.deleted', { id: 'sub_1', metadata: { reference } });
    expect([renewal?.reference, end?.reference]).toEqual([undefined, undefined]);
  });

  test('of other kinds are taken and are nothing to us', () => {
    expect(parse('customer.created', { id: 'cus_1' })).toEqual([]);
    expect(parse('payment_intent.succeeded', { id: 'pi_7', metadata: {} })).toEqual([]);
  });
});

describe('a dispute', () => {
  const dispute = {
    id: 'du_1',
    object: 'dispute',
    payment_intent: 'pi_1',
    amount: 4_990,
    currency: 'ils',
    reason: 'fraudulent',
    created: 1_790_000_000,
    evidence_details: { due_by: 1_791_000_000 },
    balance_transactions: [{ fee: 4_500 }, { fee: 0 }],
  };
  const answer = (status: number, body: object) =>
    fake.answer((response) => response.writeHead(status).end(JSON.stringify(body)));

  test.each([
    ['needs_response', 'opened'],
    ['warning_under_review', 'evidence_sent'],
    ['warning_closed', 'won'],
    ['won', 'won'],
    ['lost', 'lost'],
  ])('that is %s at Stripe is %s', async (status, ours) => {
    answer(200, { ...dispute, status });
    expect(await provider.disputes?.get('du_1')).toEqual({
      kind: 'ok',
      state: {
        disputeId: 'du_1',
        txnId: 'pi_1',
        status: ours,
        amount: { minor: 4_990, currency: 'ILS' },
        feeMinor: 4_500,
        reason: 'fraudulent',
        openedAt: new Date(1_790_000_000_000),
        evidenceDueAt: new Date(1_791_000_000_000),
        decidedAt: null,
      },
    });
  });

  test('is decided when the event that closed it was made, whatever else is told of it', async () => {
    const decidedAt = async (event: object) => {
      answer(200, { ...dispute, status: 'lost' });
      return await provider.disputes?.get('du_1', { created: 1_790_500_000, ...event });
    };
    expect(await decidedAt({ type: 'charge.dispute.closed' })).toMatchObject({
      state: { status: 'lost', decidedAt: new Date(1_790_500_000_000) },
    });
    expect(await decidedAt({ type: 'charge.dispute.updated' })).toMatchObject({ state: { decidedAt: null } });
    answer(200, { ...dispute, status: 'under_review' });
    const event = { type: 'charge.dispute.closed', created: 1_790_500_000 };
    expect(await provider.disputes?.get('du_1', event)).toMatchObject({ state: { decidedAt: null } });
  });

  test('of another currency, in another word or unknown is no answer to act on', async () => {
    for (const change of [{ currency: 'usd' }, { status: 'odd' }, { payment_intent: null }]) {
      answer(200, { ...dispute, status: 'lost', ...change });
      expect(await provider.disputes?.get('du_1')).toMatchObject({ kind: 'unknown' });
    }
    answer(404, {
      error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such dispute' },
    });
    expect(await provider.disputes?.get('du_1')).toMatchObject({ kind: 'not_found' });
  });
});
