import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startFakeProvider, type FakeProvider } from '../../testing/fake-provider.ts';
import { providerSecret } from '../../testing/payment-providers/dialect.ts';
import {
  flat,
  nested,
  payPlusDialect,
  sandboxDialect,
} from '../../testing/payment-providers/payplus-dialect.ts';
import { providerSuite } from '../../testing/payment-providers/suite.ts';
import type { PaymentProvider } from './payment-port.ts';
import { signBody } from './payplus/callback-signature.ts';

providerSuite(payPlusDialect);
providerSuite(sandboxDialect);

let fake: FakeProvider;
let provider: PaymentProvider;
beforeAll(async () => {
  fake = await startFakeProvider();
  provider = payPlusDialect.make({ origin: fake.origin });
});
afterEach(() => {
  fake.seen.length = 0;
});
afterAll(() => fake.close());

const reference = 'b0a1c2d3-0000-4000-8000-00000000beef';
const amount = { minor: 4_990, currency: 'ILS' } as const;
const told = { state: 'approved', txnId: 'tx-1', amount: 4_990, currency: 'ILS', reference } as const;
const charge = () => provider.chargeToken({ reference, amount, token: 'token-1' });
const moments = async (asked: ReturnType<PaymentProvider['lookup']>) => {
  const found = await asked;
  return found.kind === 'approved'
    ? found.transactions.map(({ providerAt }) => providerAt.toISOString())
    : expect.fail(found.kind);
};
const results = { status: 'success', code: 0, description: 'ok' };
const refused = { status: 'error', code: 1, description: 'something is wrong' };

describe('PayPlus’s own ways', () => {
  test.each<[string, string]>([
    ['001', 'hard'],
    ['036', 'hard'],
    ['006', 'needs_customer'],
    ['009', 'transient'],
    ['004', 'soft'],
    ['999', 'soft'],
  ])('status %s is a decline of the class %s', async (code, kind) => {
    const body = flat(told, { status_code: code });
    for (const answer of [body, { ...body, results: refused }]) {
      fake.json(answer);
      expect(await charge()).toMatchObject({ kind: 'declined', decline: { class: kind, code } });
    }
  });

  describe('tax documents of Invoice+', () => {
    const order = () =>
      provider.taxDocuments?.order({
        reference,
        kind: 'invoice_receipt',
        day: '2026-11-22',
        language: 'he',
        customer: { name: 'דנה', email: 'dana@example.com', number: null, address: null },
        lines: [{ name: 'תוכנית', quantity: 1, unitMinor: 4_990 }],
        totalMinor: 4_990,
        currency: 'ILS',
        vatRate: 18,
        txnId: 'tx-1',
        paymentType: 'credit_card',
        installments: 1,
        cardLast4: null,
        ourNumber: 'R000001',
      });
    const find = () => provider.taxDocuments?.find(reference);
    const made = { docUID: 'doc-1', number: 4003, originalDocAddress: 'https://docs.example.com/4003' };
    const document = { documentUid: 'doc-1', number: '4003', url: made.originalDocAddress };

    test.each<[string, object]>([
      ['in details', { status: 'success', details: made }],
      ['in data', { results, data: made }],
      ['at the top', made],
    ])('a document %s is issued', async (_where, answer) => {
      fake.json(answer);
      for (const ask of [order, find])
        expect(await ask()).toEqual({ kind: 'issued', document: { ...document, allocationNumber: null } });
    });

    test('an allocation number has nine digits, and only an address with https is led to', async () => {
      fake.json({ status: 'success', details: { ...made, allocation_number: '123456789' } });
      expect(await order()).toMatchObject({ document: { allocationNumber: '123456789' } });
      fake.json({
        status: 'success',
        details: { ...made, allocation_number: 'soon', originalDocAddress: 'javascript:alert(1)' },
      });
      expect(await order()).toMatchObject({ document: { allocationNumber: null, url: null } });
    });

    test('one that stands already is told from one that is refused, and an unreadable answer from both', async () => {
      fake.json({ status: 'failure', error: 'unique-identifier-exists' }, 422);
      expect(await order()).toEqual({ kind: 'exists' });
      fake.json({ status: 'failure', error: 'brand-not-found' });
      expect(await order()).toEqual({ kind: 'refused', cause: 'brand-not-found' });
      fake.json({ status: 'failure', error: 'document-not-found' }, 404);
      expect(await find()).toEqual({ kind: 'not_found' });
      for (const [answer, status] of [
        [{ status: 'success', details: { docUID: 'doc-1' } }, 200],
        [{ status: 'success', details: { number: 4 } }, 200],
        [{ status: 'maybe' }, 200],
        [{ status: 'failure', error: 'oops' }, 502],
      ] as const) {
        fake.json(answer, status);
        expect((await order())?.kind).toBe('unknown');
        expect((await find())?.kind).toBe('unknown');
      }
    });
  });

  test('a statement goes through every page of the history, and knows what the search alone knows', async () => {
    const day = { from: new Date('2026-11-21T00:00:00Z'), until: new Date('2026-11-22T00:00:00Z') };
    const page = (first: number, count: number) =>
      Array.from({ length: count }, (_, place) => flat({ ...told, txnId: `tx-${first + place}` }).data);
    fake.answer((response, { path, body }) => {
      const { skip } = JSON.parse(body) as { skip?: number };
      const list = path.endsWith('/View') ? page(900, 1) : skip === 0 ? page(0, 500) : page(500, 3);
      response.end(JSON.stringify({ results, data: { transactions: list } }));
    });
    const statement = await provider.statement(day);
    const ids = statement.kind === 'ok' ? statement.entries.map(({ txnId }) => txnId) : [];
    expect([ids.length, ids.includes('tx-502'), ids.includes('tx-900')]).toEqual([504, true, true]);
    // Days are Israel's and both included: what lies outside of the moments is no part of it.
    expect(await provider.statement({ ...day, until: new Date('2026-11-21T10:00:00Z') })).toEqual({
      kind: 'ok',
      entries: [],
    });
    // Of a page that is lost nothing is told.
    fake.answer((response, { body }) =>
      body.includes('"skip":500')
        ? response.destroy()
        : response.end(JSON.stringify({ results, data: { transactions: page(0, 500) } })),
    );
    expect(await provider.statement(day)).toMatchObject({ kind: 'unknown' });
  });

  test('a page offers what the terminal has, and where it keeps the card nothing that gives no token', async () => {
    const pageTypes = ['bit', 'apple_pay', 'google_pay'] as const;
    const page = payPlusDialect.make({ origin: fake.origin, pageTypes });
    const methods = async (saveCard: boolean) => {
      fake.seen.length = 0;
      fake.json({ results: refused, data: {} });
      await page.createCheckout({
        reference,
        amount,
        saveCard,
        customer: { name: 'דנה לוי', email: 'dana@example.com' },
        lines: [{ name: 'Pro', quantity: 1, unit: amount }],
        urls: { success: '', failure: '', cancel: '', callback: '' },
        expiresAt: new Date(),
        locale: 'he',
      });
      return (JSON.parse(fake.seen[0]?.body ?? '{}') as Record<string, unknown>)['allowed_charge_methods'];
    };
    expect(await methods(false)).toEqual(['credit-card', 'bit', 'apple-pay', 'google-pay']);
    expect(await methods(true)).toEqual(['credit-card']);
    expect(page.offeredOnPage).toEqual({ once: ['bit', 'apple_pay', 'google_pay'], kept: [] });
  });

  test.each([
    [{ method: 'bit' }, 'bit'],
    [{ method: 'Google Pay' }, 'google_pay'],
    [{ alternative_method_name: 'apple-pay', method: 'credit-card' }, 'apple_pay'],
    [{ method: 'credit-card' }, undefined],
    [{ method: 'multipass' }, undefined],
    [{}, undefined],
  ])('how it was paid, as %j tells it', async (change, type) => {
    for (const answer of [flat(told, change), nested(told, change)]) {
      fake.json(answer);
      const outcome = await charge();
      expect([outcome.kind, outcome.kind === 'approved' && outcome.paymentType]).toEqual(['approved', type]);
    }
  });

  test.each([
    [{ number_of_payments: 3 }, 3],
    [{ number_of_payments: '12', first_payment_amount: 10 }, 12],
    [{ number_of_payments: 0 }, undefined],
    [{ number_of_payments: 'many' }, undefined],
    [{}, undefined],
  ])('in how many payments it is charged, as %j tells it', async (change, count) => {
    const within = { payments: change };
    for (const answer of [flat(told, change), nested(told, within)]) {
      fake.json(answer);
      const outcome = await charge();
      expect([outcome.kind, outcome.kind === 'approved' && outcome.installments]).toEqual([
        'approved',
        count,
      ]);
    }
  });

  test('a page that charges in payments says in how many, and offers cards alone', async () => {
    const page = payPlusDialect.make({ origin: fake.origin, pageTypes: ['bit'] });
    fake.seen.length = 0;
    fake.json({ results: refused, data: {} });
    await page.createCheckout({
      reference,
      amount,
      saveCard: false,
      installments: 4,
      customer: { name: 'דנה לוי', email: 'dana@example.com' },
      lines: [{ name: 'Pro', quantity: 1, unit: amount }],
      urls: { success: '', failure: '', cancel: '', callback: '' },
      expiresAt: new Date(),
      locale: 'he',
    });
    expect(JSON.parse(fake.seen[0]?.body ?? '{}')).toMatchObject({
      payments: 4,
      payments_selected: 4,
      hide_payments_field: true,
      allowed_charge_methods: ['credit-card'],
    });
  });

  test('not found is only what says so', async () => {
    fake.json({ results, data: { transactions: [] } });
    expect(await provider.lookup({ reference })).toEqual({ kind: 'not_found' });
    fake.json({ results: { ...refused, description: 'maintenance' } });
    expect(await provider.lookup({ reference })).toMatchObject({ kind: 'unknown' });
  });

  test('of several tries under one reference every one that took money is told, the oldest first', async () => {
    const of = (txnId: string, date: string, state: 'approved' | 'declined' = 'approved') =>
      flat({ ...told, state, txnId }, { date }).data;
    const second = of('tx-2', '2026-11-21T12:00:00Z');
    const first = of('tx-1', '2026-11-21T10:00:00Z');
    fake.json({
      results,
      data: { transactions: [of('tx-0', '2026-11-21T13:00:00Z', 'declined'), second, first] },
    });
    const both = { kind: 'approved', transactions: [{ txnId: 'tx-1' }, { txnId: 'tx-2' }] };
    expect(await provider.lookup({ reference })).toMatchObject(both);
    // A page is asked for its own answer, which is one transaction, and then for the others.
    fake.answer((response, { path }) =>
      response.end(
        JSON.stringify({
          results,
          data: path.endsWith('ipn') ? second : { transactions: [first] },
        }),
      ),
    );
    expect(await provider.lookup({ reference, checkoutId: 'page-1' })).toMatchObject(both);
  });

  test('a transaction that a callback names counts where it carries the reference, and only there', async () => {
    const named = (about: string) =>
      fake.answer((response, { body }) =>
        response.end(
          JSON.stringify({
            results,
            data: body.includes('tx-2')
              ? flat({ ...told, txnId: 'tx-2', reference: about }).data
              : { transactions: [flat(told).data] },
          }),
        ),
      );
    named(reference);
    const lookup = () => provider.lookup({ reference, txnId: 'tx-2' });
    expect(await lookup()).toMatchObject({ transactions: [{ txnId: 'tx-1' }, { txnId: 'tx-2' }] });
    named('somebody else’s');
    const found = await lookup();
    expect(found).toMatchObject({ kind: 'approved', transactions: { length: 1 } });
  });

  test('a refund is no payment of what it refunds, and the charge no refund of itself', async () => {
    const refunded = flat({ ...told, txnId: 're-1' }, { type: 'Refund' }).data;
    fake.json({ results, data: { transactions: [refunded, flat(told).data] } });
    expect(await provider.lookup({ reference })).toMatchObject({ transactions: [{ txnId: 'tx-1' }] });
    expect(await provider.lookup({ reference, parentTxnId: 'tx-1' })).toMatchObject({
      transactions: [{ txnId: 're-1' }],
    });
  });

  test('what was approved in part is money of its own amount', async () => {
    fake.json(nested({ ...told, amount: 400 }, { status_code: '010' }));
    expect(await charge()).toMatchObject({ kind: 'approved', isPartial: true, amount: { minor: 400 } });
  });

  test('HTTP 4xx with a declined transaction is a decline, and without one was never sent', async () => {
    const body = nested({ ...told, state: 'declined' });
    fake.json({ ...body, results: refused }, 422);
    expect(await charge()).toMatchObject({ kind: 'declined', decline: { code: '004' } });
    fake.json({ ...nested(told), results: refused }, 422);
    expect(await charge()).toMatchObject({ kind: 'unknown' });
    fake.json({ results: refused, data: null }, 422);
    expect(await charge()).toMatchObject({ kind: 'not_sent' });
  });

  test.each<[string, string]>([
    ['2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z'],
    ['2026-11-21 10:00:00', '2026-11-21T08:00:00.000Z'],
    ['2026-07-21T10:00:00', '2026-07-21T07:00:00.000Z'],
    ['21/07/2026 10:00:05', '2026-07-21T07:00:05.000Z'],
    ['2026-11-21 10:00:00+02:00', '2026-11-21T08:00:00.000Z'],
    ['2026-11-21', '2026-11-20T22:00:00.000Z'],
    ['2026-02-31 10:00:00', '2027-03-02T10:00:00.000Z'],
    ['yesterday', '2027-03-02T10:00:00.000Z'],
    ['', '2027-03-02T10:00:00.000Z'],
  ])('the date %s is %s, in whatever zone the server stands', async (written, meant) => {
    const there = payPlusDialect.make({
      origin: fake.origin,
      clock: { now: () => new Date('2027-03-02T10:00:00Z') },
    });
    fake.json(flat(told, { date: written }));
    const [found] = await moments(there.lookup({ reference }));
    expect(found).toBe(meant);
  });

  test('a refund with the number of its charge is unknown', async () => {
    fake.json(nested(told));
    expect(await provider.refund({ reference, txnId: 'tx-1', amount })).toMatchObject({ kind: 'unknown' });
  });

  test('charges of a standing order, with the words for what became of it', async () => {
    const { recurring } = provider;
    fake.json({ results, data: { charges: [flat(told).data, flat({ ...told, state: 'declined' }).data] } });
    expect(await recurring?.listCharges('r-1')).toMatchObject({
      kind: 'ok',
      charges: [{ kind: 'approved', txnId: 'tx-1', amount }, { kind: 'declined' }],
    });
    const state = { recurring_uid: 'r-1', valid: false, amount: 49.9, currency_code: 'ILS' };
    fake.json({ results, data: state });
    expect(await recurring?.get('r-1')).toMatchObject({ kind: 'ok', state: { isActive: false, amount } });
    fake.json({ results: { ...refused, description: 'recurring-not-found' } });
    expect(await recurring?.cancel('r-1')).toMatchObject({ kind: 'not_found' });
  });
});

describe('PayPlus’s signature', () => {
  const event = {
    transaction_type: 'Charge',
    transaction: { uid: 'tx-1', status_code: '000', amount: 49.9, more_info: reference, note: 'תשלום' },
    data: { customer_uid: 'c' },
  };
  const compact = JSON.stringify(event);
  const pretty = JSON.stringify(event, null, 2);
  const escaped = compact
    .replace('49.9', '49.90')
    .replaceAll(/[֐-׿]/gu, (letter) => `\\u0${letter.charCodeAt(0).toString(16)}`);
  const parse = (body: string, signed: string) =>
    provider.parseWebhook(Buffer.from(body), {
      'user-agent': 'PayPlus',
      hash: signBody(signed, providerSecret),
    });

  test.each([
    ['compact', compact, compact],
    ['pretty, signed as sent', pretty, pretty],
    ['pretty, signed as written again', pretty, compact],
    ['with escapes and 49.90', escaped, escaped],
    ['with escapes, signed as written again', escaped, compact],
  ])('%s is accepted', (_name, body, signed) => {
    expect(parse(body, signed)).toEqual([
      { dedupeKey: 'tx:tx-1:000:Charge', reference, txnId: 'tx-1', hint: 'charge' },
    ]);
  });

  test('a renewal is found by its recurring number', () => {
    const renewal = JSON.stringify({
      transaction_type: 'Charge',
      transaction: {
        uid: 'tx-9',
        status_code: '000',
        recurring_charge_information: { recurring_uid: 'r-1', charge_uid: 'x' },
      },
    });
    expect(parse(renewal, renewal)).toEqual([
      { dedupeKey: 'tx:tx-9:000:Charge', recurringUid: 'r-1', txnId: 'tx-9', hint: 'charge' },
    ]);
  });
});
