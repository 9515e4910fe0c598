import type { TaxDocumentOrder } from '../../adapters/payments/tax-document-port.ts';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  BadSignature,
  type CheckoutInput,
  MalformedWebhook,
  type PaymentProvider,
  type ProviderCall,
} from '../../adapters/payments/payment-port.ts';
import { type FakeProvider, type SeenRequest, startFakeProvider } from '../fake-provider.ts';
import { brokenLines, silentLines } from './broken-lines.ts';
import type { Dialect, Told, WireAnswer } from './dialect.ts';

/** A week, from an evening in Israel on. */
const range = { from: new Date('2026-11-15T20:00:00Z'), until: new Date('2026-11-22T10:00:00Z') };
const reference = 'b0a1c2d3-0000-4000-8000-00000000beef';
const amount = { minor: 4_990, currency: 'ILS' } as const;
const input: CheckoutInput = {
  reference,
  amount,
  saveCard: true,
  customer: { name: 'דנה לוי', email: 'dana@example.com', phone: '972501234567' },
  lines: [{ name: 'חבילת Pro', quantity: 1, unit: amount }],
  urls: {
    success: 'https://b.example/s?a=1&b=ב',
    failure: 'https://b.example/f',
    cancel: 'https://b.example/c',
    callback: 'https://b.example/cb',
  },
  expiresAt: new Date('2026-11-22T10:40:00Z'),
  locale: 'he',
};
/** What differs with the machine or the library's version is no part of the agreement. */
const ownHeaders = [
  'host',
  'connection',
  'user-agent',
  'accept-language',
  'accept-encoding',
  'sec-fetch-mode',
  'content-length',
  'x-stripe-client-user-agent',
];

/** A key that Stripe's library makes for what moves no money. */
const madeUp = /stripe-node-retry-[0-9a-f-]+/u;

/** What each adapter of a payment provider must do (docs/money.md 8.1): the same for all of them. */
export function providerSuite(dialect: Dialect): void {
  let fake: FakeProvider;
  let provider: PaymentProvider;
  const calls: ProviderCall[] = [];
  beforeAll(async () => {
    fake = await startFakeProvider();
    provider = dialect.make({
      origin: fake.origin,
      record: async (call) => void calls.push(call),
    });
  });
  afterEach(() => {
    fake.seen.length = 0;
    calls.length = 0;
    vi.useRealTimers();
  });
  afterAll(() => fake.close());

  const told = (change: Partial<Told> = {}): Told => ({
    state: 'approved',
    txnId: 'pi_1',
    amount: amount.minor,
    currency: 'ILS',
    reference,
    ...change,
  });
  const say = ({ body, status }: WireAnswer) => fake.json(body, status);
  const charge = () =>
    provider.chargeToken({ reference, amount, token: 'pm_card1234', customerId: 'cus_dana1234' });
  const lookup = () => provider.lookup({ reference, checkoutId: 'page-1' });
  const refund = () => provider.refund({ reference, txnId: 'pi_1', amount });
  const checkout = () => provider.createCheckout(input);

  describe(`${dialect.name}: what is sent, to the byte`, () => {
    const operations: [string, () => Promise<unknown>][] = [
      ['checkout', () => checkout()],
      [
        'checkout that stores a card only',
        () => provider.createCheckout({ ...input, amount: none, lines: [] }),
      ],
      [
        'checkout in payments',
        async () =>
          provider.caps.installments && (await provider.createCheckout({ ...input, installments: 3 })),
      ],
      [
        'charge in payments',
        async () =>
          provider.caps.installments &&
          (await provider.chargeToken({ reference, amount, token: 'pm_card1234', installments: 3 })),
      ],
      ['disable', () => provider.disableCheckout('page/../1')],
      ['charge', () => charge()],
      ['lookup by page', () => lookup()],
      ['lookup by reference', () => provider.lookup({ reference })],
      ['lookup by transaction', () => provider.lookup({ reference, txnId: 'pi_1' })],
      ['lookup of a refund', () => provider.lookup({ reference, parentTxnId: 'pi_1' })],
      ['refund', () => refund()],
      ['statement', () => provider.statement(range)],
      ['payouts', async () => provider.payouts?.list({ fromDay: '2026-11-01', toDay: '2026-11-30' })],
      ['tax document', async () => provider.taxDocuments?.order(taxOrder)],
      [
        'tax document of a refund, private',
        async () =>
          provider.taxDocuments?.order({
            ...taxOrder,
            kind: 'credit_invoice',
            installments: 1,
            language: 'en',
            txnId: null,
            paymentType: 'bit',
            cardLast4: null,
            customer: { ...taxOrder.customer, number: null, address: null },
          }),
      ],
      ['tax document, asked for', async () => provider.taxDocuments?.find(reference)],
      ['remove token', () => provider.removeToken('pm_card1234')],
      ['recurring, pause', async () => provider.recurring?.setActive('sub/1', false)],
      ['recurring, resume', async () => provider.recurring?.setActive('sub/1', true)],
      ['recurring, cancel', async () => provider.recurring?.cancel('sub/1')],
      ['recurring, view', async () => provider.recurring?.get('sub/1')],
      ['recurring, charges', async () => provider.recurring?.listCharges('sub/1', 20)],
    ];
    const taxOrder: TaxDocumentOrder = {
      reference,
      kind: 'invoice_receipt',
      day: '2026-11-22',
      language: 'he',
      customer: { name: 'נוגה בע״מ', email: 'dana@example.com', number: '512345679', address: 'הרצל 1' },
      lines: [
        { name: 'כרטיס ראשון', quantity: 1, unitMinor: 2_990 },
        { name: 'כרטיס נוסף', quantity: 2, unitMinor: 1_000 },
      ],
      totalMinor: 4_990,
      currency: 'ILS',
      vatRate: 18,
      txnId: 'pi_1',
      paymentType: 'credit_card',
      installments: 3,
      cardLast4: '0034',
      ourNumber: 'R000123',
    };
    const none = { minor: 0, currency: 'ILS' } as const;
    test('each operation is the request it was', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T10:00:00Z') });
      say(dialect.nothing());
      let text = '';
      for (const [name, work] of operations) {
        fake.seen.length = 0;
        await work();
        text += fake.seen.map((request) => `### ${name}\n${written(request)}\n`).join('');
      }
      await expect(text).toMatchFileSnapshot(`golden/${dialect.name}.http`);
    });

    test('lines that do not add up never leave', async () => {
      const made = await provider.createCheckout({ ...input, lines: [] });
      expect([made, fake.seen]).toEqual([{ kind: 'not_sent', cause: expect.stringContaining('add up') }, []]);
    });
  });

  describe(`${dialect.name}: what comes back`, () => {
    test('a page, at the provider’s own address only', async () => {
      say(dialect.page('page-1', dialect.pageUrls.good));
      expect(await checkout()).toEqual({ checkoutId: 'page-1', url: dialect.pageUrls.good });
      for (const bad of dialect.pageUrls.bad) {
        say(dialect.page('page-1', bad as string));
        expect(await checkout()).toMatchObject({ kind: 'unknown' });
      }
    });

    test('an approval with its facts: charge, look-up, refund', async () => {
      const card = { last4: '4580', expiry: '08/2030' };
      const token = { token: 'pm_card1234', customerId: 'cus_dana1234' };
      const facts = { kind: 'approved', txnId: 'pi_1', amount, card, token, providerAt: expect.any(Date) };
      say(dialect.charge(told()));
      expect(await charge()).toMatchObject(facts);
      say(dialect.lookup(told()));
      expect(await lookup()).toMatchObject({ kind: 'approved', transactions: [facts] });
      say(dialect.refund(told({ txnId: 're_1' })));
      expect(await refund()).toMatchObject({ kind: 'approved', txnId: 're_1', amount });
    });

    test('a decline is a decline, with its class and code', async () => {
      say(dialect.charge(told({ state: 'declined' })));
      const outcome = await charge();
      expect(outcome).toMatchObject({
        kind: 'declined',
        decline: { class: 'soft', code: expect.any(String) },
      });
    });

    test('3-D Secure without the person at hand needs the customer, and charges nothing', async () => {
      say(dialect.charge(told({ state: 'challenge' })));
      const outcome = await charge();
      expect(outcome).toMatchObject({ kind: 'declined', decline: { class: 'needs_customer' } });
    });

    test('a statement is every approved charge and refund, in whatever currency, or none at all', async () => {
      const back = told({ txnId: 're_1', amount: 50, currency: 'USD', reference: randomUUID() });
      say(dialect.statement(told(), back));
      const at = new Date('2026-11-21T10:00:00Z');
      expect(await provider.statement(range)).toMatchObject({
        kind: 'ok',
        entries: [
          { direction: 'charge', txnId: 'pi_1', reference, amount, at },
          {
            direction: 'refund',
            txnId: 're_1',
            reference: back.reference,
            amount: { minor: 50, currency: 'USD' },
            at,
          },
        ],
      });
      say(dialect.statement(told({ amount: { raw: 'forty' } }), back));
      expect(await provider.statement(range)).toMatchObject({ kind: 'unknown' });
      say(dialect.refusal());
      expect((await provider.statement(range)).kind).not.toBe('ok');
      for (const [, answer] of brokenLines(() => dialect.statement(told(), back).body)) {
        fake.answer(answer);
        expect((await provider.statement(range)).kind).not.toBe('ok');
      }
    });

    test('nothing known is "not found" of a look-up, and never of a charge', async () => {
      say(dialect.nothing());
      for (const how of [{ checkoutId: 'page-1' }, {}, { txnId: 'pi_1' }])
        expect(await provider.lookup({ reference, ...how })).toEqual({ kind: 'not_found' });
      for (const outcome of [await charge(), await refund()])
        expect(['unknown', 'not_sent']).toContain(outcome.kind);
    });

    test('a plain refusal moved nothing', async () => {
      say(dialect.refusal());
      for (const outcome of [await charge(), await refund(), await checkout()])
        expect(outcome).toMatchObject({ kind: 'not_sent' });
      expect((await lookup()).kind).toBe('unknown');
    });

    test.each(dialect.oddApprovals)('%s is an approval all the same', async (_name, write) => {
      say(write(told()));
      expect(await lookup()).toMatchObject({ kind: 'approved', transactions: [{ amount }] });
    });

    test.each(dialect.oddRefusals)('%s is none', async (_name, write) => {
      say(write(told()));
      for (const outcome of [await charge(), await lookup()])
        expect(['unknown', 'not_found', 'not_sent']).toContain(outcome.kind);
      expect((await charge()).kind).toBe('unknown');
    });

    test.each<[string, unknown]>([
      ['an empty object', {}],
      ['null', null],
      ['a number', 7],
      ['a list', [1]],
      ['a text', 'approved'],
    ])('%s is never anything', async (_name, body) => {
      fake.json(body);
      for (const outcome of [await charge(), await lookup(), await refund()])
        expect(outcome.kind).toBe('unknown');
      expect(await checkout()).toMatchObject({ kind: 'unknown' });
    });

    test('another amount comes back as it is, for the domain to record', async () => {
      say(dialect.lookup(told({ amount: 50 })));
      expect(await lookup()).toMatchObject({ kind: 'approved', transactions: [{ amount: { minor: 50 } }] });
    });

    test('another currency, or another attempt’s transaction, is unknown', async () => {
      for (const change of [{ currency: 'USD' }, { reference: randomUUID() }]) {
        say(dialect.lookup(told(change)));
        expect((await lookup()).kind).toBe('unknown');
        say(dialect.charge(told(change)));
        expect((await charge()).kind).toBe('unknown');
      }
    });

    test('an amount is so many agorot or none', async () => {
      for (const raw of dialect.badAmounts) {
        say(dialect.charge(told({ amount: { raw } })));
        expect((await charge()).kind, JSON.stringify(raw)).toBe('unknown');
      }
      const { raw, isAmount } = dialect.textAmount;
      say(dialect.charge(told({ amount: { raw } })));
      expect(await charge()).toMatchObject(isAmount ? { kind: 'approved', amount } : { kind: 'unknown' });
    });
  });

  describe(`${dialect.name}: when the line is bad`, () => {
    test.each(brokenLines(() => dialect.charge(told()).body))(
      '%s: nothing is thrown, nothing sent again, nothing approved',
      async (_name, answer, kind) => {
        fake.answer(answer);
        expect((await charge()).kind).toBe(kind);
        expect(fake.seen).toHaveLength(1);
        // Whatever one connection did, each call is one request and one outcome.
        const [made, given, found] = await Promise.all([
          checkout(),
          refund(),
          lookup(),
          provider.disableCheckout('page-1'),
        ]);
        expect(made).toMatchObject({ kind });
        expect(given.kind).toBe(kind);
        // Of a look-up nothing is ever "not sent": it says nothing of the attempt.
        expect(found.kind).toBe('unknown');
        expect(fake.seen).toHaveLength(5);
      },
    );

    test.each(silentLines)('%s: each call ends by its time limit, unknown', async (_name, answer) => {
      fake.answer(answer);
      const hasty = dialect.make({ origin: fake.origin, timeout: 600 });
      const outcomes = await Promise.all([
        hasty.chargeToken({ reference, amount, token: 'pm_card1234' }),
        hasty.createCheckout(input),
        hasty.refund({ reference, txnId: 'pi_1', amount }),
        hasty.lookup({ reference, checkoutId: 'page-1' }),
      ]);
      expect(outcomes).toMatchObject(outcomes.map(() => ({ kind: 'unknown' })));
    });

    test('a closed port and an unknown name were provably never sent', async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      server.close();
      await once(server, 'close');
      for (const origin of [`http://127.0.0.1:${port}`, 'http://nowhere.invalid']) {
        const away = dialect.make({ origin, timeout: 10_000 });
        const outcome = await away.chargeToken({ reference, amount, token: 'pm_card1234' });
        expect(outcome).toMatchObject({ kind: 'not_sent' });
      }
    });
  });

  describe(`${dialect.name}: callbacks`, () => {
    const parse = (raw: string | Buffer, headers: Record<string, string>) =>
      provider.parseWebhook(Buffer.from(raw), headers);

    test('a signed one tells what it is about', () => {
      const { raw, tells } = dialect.callback(reference);
      expect(parse(raw, dialect.sign(raw))).toEqual([tells]);
    });

    test('forged, unsigned, altered, signed with the empty key, or no UTF-8: refused', () => {
      const { raw } = dialect.callback(reference);
      const bytes = Buffer.from([0xff, 0xfe, 0x00, 0x80]);
      const attempts: [string | Buffer, Record<string, string>][] = [
        [raw, {}],
        [raw, dialect.sign(raw, 'another secret of somebody')],
        [raw, dialect.sign(raw, '')],
        [raw.replace(reference, randomUUID()), dialect.sign(raw)],
        [bytes, dialect.sign('x')],
        ...dialect.badHeaders.map(([, write]): [string, Record<string, string>] => [raw, write(raw)]),
      ];
      for (const [body, headers] of attempts) expect(() => parse(body, headers)).toThrow(BadSignature);
    });

    test('signed nonsense is malformed', () => {
      const bytes = Buffer.from([0xff, 0xfe, 0x00, 0x80]);
      for (const raw of ['[]', '{}', 'null', 'not json', '"\ud83d"', bytes])
        expect(() => parse(raw, dialect.sign(raw))).toThrow(MalformedWebhook);
    });

    test('without a secret there is no provider', () => {
      for (const secret of ['', '  '])
        expect(() => dialect.make({ origin: fake.origin, secret })).toThrow('keys');
    });
  });

  describe(`${dialect.name}: the record of calls`, () => {
    test('holds each request and what came of it, and nothing secret', async () => {
      say(dialect.charge(told()));
      await charge();
      await checkout();
      const text = JSON.stringify(calls);
      expect(calls.map(({ reference: about, httpStatus, outcome }) => [about, httpStatus, outcome])).toEqual([
        [reference, 200, 'ok'],
        [reference, 200, 'ok'],
      ]);
      expect(calls.every(({ milliseconds, provider: id }) => milliseconds >= 0 && id === dialect.name)).toBe(
        true,
      );
      for (const secret of ['pm_card1234', 'dana@example.com', '972501234567', 'דנה', 'the-test-key'])
        expect(text).not.toContain(secret);
    });

    test('one that can not be written loses no payment', async () => {
      say(dialect.charge(told()));
      const silent = dialect.make({
        origin: fake.origin,
        record: () => Promise.reject(new Error('database is gone')),
      });
      const outcome = await silent.chargeToken({ reference, amount, token: 'pm_card1234' });
      expect(outcome).toMatchObject({ kind: 'approved' });
    });
  });
}

/** A request as it went over the line, without what is the machine's own. */
function written({ method, path, headers, body }: SeenRequest): string {
  const told = Object.entries(headers)
    .filter(([name]) => !ownHeaders.includes(name))
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, value]) => `${name}: ${String(value).replace(madeUp, '(made up)')}\n`);
  return `${method} ${path}\n${told.join('')}\n${body}\n`;
}
