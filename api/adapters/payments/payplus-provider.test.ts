import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isPayPlusPage } from '../../payments.ts';
import { startFakePayPlus, type FakePayPlus } from '../../testing/fake-payplus.ts';
import { BadSignature, type CheckoutInput, type Outcome, type ProviderCall } from './payment-port.ts';
import { fromDecimal, toDecimal } from './payplus/amounts.ts';
import { PayPlusProvider } from './payplus-provider.ts';
import { hideCardNumbers, passesLuhn, redact } from './redact.ts';

const secretKey = 'a-secret-key-of-the-test';
let fake: FakePayPlus;
let provider: PayPlusProvider;
const calls: ProviderCall[] = [];

function providerAt(baseUrl: string, timeout = 600) {
  return new PayPlusProvider({
    baseUrl,
    apiKey: 'an-api-key',
    secretKey,
    paymentPageUid: 'page-uid',
    terminalUid: 'terminal-uid',
    cashierUid: 'cashier-uid',
    allowsPage: isPayPlusPage,
    record: async (call) => void calls.push(call),
    timeout,
  });
}

beforeAll(async () => {
  fake = await startFakePayPlus();
  provider = providerAt(fake.baseUrl);
});
afterEach(() => {
  fake.seen.length = 0;
  calls.length = 0;
});
afterAll(() => fake.close());

const reference = randomUUID();
const amount = { minor: 4_990, currency: 'ILS' } as const;
const results = { status: 'success', code: 0, description: 'ok' };
const refused = { status: 'error', code: 1, description: 'something is wrong' };
const input: CheckoutInput = {
  reference,
  amount,
  saveCard: true,
  customer: { name: 'דנה לוי', email: 'dana@example.com', phone: '972501234567' },
  lines: [{ name: 'חבילת Pro', quantity: 1, unit: amount }],
  urls: {
    success: 'https://b.example/s',
    failure: 'https://b.example/f',
    cancel: 'https://b.example/c',
    callback: 'https://b.example/cb',
  },
  expiresAt: new Date(Date.now() + 1_790_000),
  locale: 'he',
};
const ipn = (change: Record<string, unknown> = {}) => ({
  results,
  data: {
    transaction_uid: 'tx-1',
    status: 'approved',
    status_code: '000',
    type: 'Charge',
    amount: 49.9,
    currency: 'ILS',
    more_info: reference,
    four_digits: '4580',
    expiry_month: '8',
    expiry_year: '30',
    brand_name: 'visa',
    token_uid: 'token-1',
    customer_uid: 'customer-1',
    date: '2026-11-21T10:00:00.000Z',
    ...change,
  },
});
const charged = (change: Record<string, unknown> = {}) => ({
  results,
  data: {
    transaction: {
      uid: 'tx-2',
      status_code: '000',
      amount: '49.90',
      currency: 'ILS',
      more_info_1: reference,
      ...change,
    },
    data: {
      customer_uid: 'customer-1',
      card_information: { four_digits: '4580', expiry_month: '08', expiry_year: '2030', token: 'token-1' },
    },
  },
});
const charge = () => provider.chargeToken({ reference, amount, token: 'token-1', customerId: 'customer-1' });
const lookup = () => provider.lookup({ reference, checkoutId: 'page-1' });
const refund = () => provider.refund({ reference, txnId: 'tx-2', amount });
const checkout = () => provider.createCheckout(input);

describe('what is sent', () => {
  test('a page: address, both keys, decimals, and every field PayPlus asks for', async () => {
    fake.json({
      results,
      data: { page_request_uid: 'page-1', payment_page_link: 'https://payments.payplus.co.il/p/1' },
    });
    expect(await checkout()).toEqual({ checkoutId: 'page-1', url: 'https://payments.payplus.co.il/p/1' });
    const [sent] = fake.seen;
    expect([sent?.method, sent?.path]).toEqual(['POST', '/api/v1.0/PaymentPages/generateLink']);
    expect(sent?.headers).toMatchObject({
      'api-key': 'an-api-key',
      'secret-key': secretKey,
      'content-type': 'application/json',
    });
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      payment_page_uid: 'page-uid',
      charge_method: 1,
      amount: 49.9,
      currency_code: 'ILS',
      sendEmailApproval: false,
      sendEmailFailure: false,
      refURL_success: 'https://b.example/s',
      refURL_failure: 'https://b.example/f',
      refURL_cancel: 'https://b.example/c',
      refURL_callback: 'https://b.example/cb',
      send_failure_callback: true,
      create_token: true,
      expiry_datetime: '30',
      language_code: 'he',
      more_info: reference,
      customer: { customer_name: 'דנה לוי', email: 'dana@example.com', phone: '972501234567' },
      items: [{ name: 'חבילת Pro', quantity: 1, price: 49.9, vat_type: 0 }],
    });
    expect(sent?.body).toContain('"amount":49.9,');
  });

  test('a charge, a look-up, a refund and the smaller calls', async () => {
    fake.json(charged());
    await charge();
    await lookup();
    await provider.lookup({ reference });
    await provider.lookup({ reference, txnId: 'tx-1' });
    await refund();
    await provider.disableCheckout('page/../1');
    await provider.removeToken('token-1');
    expect(fake.seen.map(({ path, body }) => [path.replace('/api/v1.0/', ''), JSON.parse(body)])).toEqual([
      [
        'Transactions/Charge',
        {
          terminal_uid: 'terminal-uid',
          cashier_uid: 'cashier-uid',
          amount: 49.9,
          currency_code: 'ILS',
          credit_terms: 1,
          use_token: true,
          token: 'token-1',
          customer_uid: 'customer-1',
          more_info_1: reference,
        },
      ],
      ['PaymentPages/ipn', { payment_request_uid: 'page-1' }],
      ['Transactions/View', { more_info: reference }],
      ['Transactions/View', { transaction_uid: 'tx-1' }],
      [
        'Transactions/RefundByTransactionUID',
        { transaction_uid: 'tx-2', amount: 49.9, more_info_1: reference },
      ],
      ['PaymentPages/Disable/page%2F..%2F1', {}],
      ['Token/Remove/token-1', {}],
    ]);
  });

  test('lines that do not add up never leave', async () => {
    const made = await provider.createCheckout({ ...input, lines: [] });
    expect([made, fake.seen]).toEqual([{ kind: 'not_sent', cause: expect.stringContaining('add up') }, []]);
  });
});

describe('what comes back', () => {
  test('an approval with all its facts, flat or in parts', async () => {
    fake.json(ipn());
    const facts = { kind: 'approved', amount, token: { token: 'token-1', customerId: 'customer-1' } };
    expect(await lookup()).toEqual({
      ...facts,
      txnId: 'tx-1',
      card: { last4: '4580', expiry: '08/2030', brand: 'visa' },
      providerAt: new Date('2026-11-21T10:00:00.000Z'),
    });
    fake.json(charged());
    expect(await charge()).toMatchObject({
      ...facts,
      txnId: 'tx-2',
      card: { last4: '4580', expiry: '08/2030' },
    });
  });

  test('the envelope may be called result', async () => {
    const { data } = ipn();
    fake.json({ result: results, data });
    expect(await lookup()).toMatchObject({ kind: 'approved' });
  });

  test.each<[string, string, Outcome['kind']]>([
    ['001', 'hard', 'declined'],
    ['036', 'hard', 'declined'],
    ['006', 'needs_customer', 'declined'],
    ['009', 'transient', 'declined'],
    ['004', 'soft', 'declined'],
    ['999', 'soft', 'declined'],
  ])('status %s is a decline of the class %s', async (code, kind) => {
    for (const body of [ipn({ status_code: code }), { ...ipn({ status_code: code }), results: refused }]) {
      fake.json(body);
      const outcome = await charge();
      expect(outcome).toMatchObject({ kind: 'declined', decline: { class: kind, code } });
    }
  });

  const strange: [string, unknown][] = [
    ['an amount in words', ipn({ amount: 'forty' })],
    ['a third decimal', ipn({ amount: 49.901 })],
    ['another currency', ipn({ currency: 'USD' })],
    ['an approval in part', ipn({ status_code: '010' })],
    ['another attempt’s answer', ipn({ more_info: randomUUID() })],
    ['no status code', ipn({ status_code: null })],
    ['a success without data', { results }],
    ['an empty object', {}],
    ['null', null],
    ['a number', 7],
    ['an envelope that is a text', { results: 'success', data: ipn().data }],
  ];
  test.each(strange)('%s is never an approval', async (_name, body) => {
    fake.json(body);
    for (const outcome of [await lookup(), await charge()])
      expect(['unknown', 'not_found']).toContain(outcome.kind);
    expect((await charge()).kind).toBe('unknown');
  });

  test('a text amount counts, another amount comes back as it is for the domain to refuse', async () => {
    fake.json(ipn({ amount: '49.90' }));
    expect(await lookup()).toMatchObject({ kind: 'approved', amount });
    fake.json(ipn({ amount: 0.5 }));
    expect(await lookup()).toMatchObject({ kind: 'approved', amount: { minor: 50 } });
  });

  test('refused and approved at once is unknown', async () => {
    fake.json({ ...charged(), results: refused });
    expect(await charge()).toMatchObject({ kind: 'unknown' });
  });

  test('not found is only what says so', async () => {
    fake.json({ results: { ...refused, description: 'transaction-not-found' } });
    expect(await lookup()).toEqual({ kind: 'not_found' });
    fake.json({ results, data: { transactions: [] } });
    expect(await lookup()).toEqual({ kind: 'not_found' });
    fake.json({ results: { ...refused, description: 'maintenance' } });
    expect(await lookup()).toMatchObject({ kind: 'unknown' });
  });

  test('of several tries under one reference the one that took money counts', async () => {
    const rejected = ipn({ status_code: '004', transaction_uid: 'tx-0', date: '2026-11-21T11:00:00Z' }).data;
    fake.json({ results, data: { transactions: [rejected, ipn().data] } });
    expect(await provider.lookup({ reference })).toMatchObject({ kind: 'approved', txnId: 'tx-1' });
  });

  test('a refund with the number of its charge is unknown', async () => {
    fake.json(charged());
    expect(await refund()).toMatchObject({ kind: 'unknown' });
    fake.json(charged({ uid: 'tx-3' }));
    expect(await refund()).toMatchObject({ kind: 'approved', txnId: 'tx-3' });
  });

  test.each([
    'http://payments.payplus.co.il/p',
    'https://payplus.co.il.evil.example/p',
    'https://evil.example/',
    'javascript:alert(1)',
    'https://a@evil.example/.payplus.co.il',
    7,
    '',
  ])('people are not sent to %s', async (link) => {
    fake.json({ results, data: { page_request_uid: 'page-1', payment_page_link: link } });
    expect(await checkout()).toMatchObject({ kind: 'unknown' });
  });
});

describe('when the line is bad', () => {
  const json = 'application/json';
  const broken: [string, Parameters<FakePayPlus['answer']>[0], string][] = [
    [
      'an HTML page',
      (r) => r.writeHead(200, { 'content-type': 'text/html' }).end('<html>sorry</html>'),
      'unknown',
    ],
    ['403 without a word', (r) => r.writeHead(403).end(), 'not_sent'],
    [
      '422',
      (r) => r.writeHead(422, { 'content-type': json }).end(JSON.stringify({ results: refused })),
      'not_sent',
    ],
    ['408', (r) => r.writeHead(408).end(), 'unknown'],
    ['502 of a proxy', (r) => r.writeHead(502).end('<html>bad gateway</html>'), 'unknown'],
    [
      '500 with a success inside',
      (r) => r.writeHead(500, { 'content-type': json }).end(JSON.stringify(charged())),
      'unknown',
    ],
    ['a redirect', (r) => r.writeHead(302, { location: '/elsewhere' }).end(), 'unknown'],
    [
      'an answer cut in its middle',
      (r) => {
        r.writeHead(200, { 'content-type': json, 'content-length': '5000' });
        r.write('{"results":{"status":"success"');
        setTimeout(() => r.destroy(), 20);
      },
      'unknown',
    ],
    ['a connection that is cut', (r) => r.destroy(), 'unknown'],
    ['no answer', () => {}, 'unknown'],
    [
      'one byte now and then',
      (r) => {
        r.writeHead(200, { 'content-type': json });
        const timer = setInterval(() => r.write(' '), 50);
        r.on('close', () => clearInterval(timer));
      },
      'unknown',
    ],
    [
      'two megabytes',
      (r) => r.writeHead(200, { 'content-type': json }).end(`"${'x'.repeat(2_000_000)}"`),
      'unknown',
    ],
  ];
  test.each(broken)('%s: nothing is thrown, nothing sent again', async (_name, answer, kind) => {
    fake.answer(answer);
    expect((await charge()).kind).toBe(kind);
    expect(fake.seen).toHaveLength(1);
    expect(await checkout()).toMatchObject({ kind });
    expect((await refund()).kind).toBe(kind);
    // Of a look-up nothing is ever "not sent": it says nothing of the attempt.
    expect((await lookup()).kind).toBe('unknown');
    await provider.disableCheckout('page-1');
    expect(fake.seen).toHaveLength(5);
  });

  test('a closed port and an unknown name were provably never sent', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    for (const base of [`http://127.0.0.1:${port}/`, 'http://nowhere.invalid/']) {
      const outcome = await providerAt(base, 10_000).chargeToken({ reference, amount, token: 't' });
      expect(outcome).toMatchObject({ kind: 'not_sent' });
    }
  });
});

describe('callbacks', () => {
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
  const sign = (body: string | Buffer, key = secretKey) =>
    createHmac('sha256', key).update(body).digest('base64');
  const parse = (body: string | Buffer, headers: Record<string, string | undefined>) =>
    provider.parseWebhook(Buffer.from(body), { 'user-agent': 'PayPlus', ...headers });

  test.each([
    ['compact', compact, compact],
    ['pretty, signed as sent', pretty, pretty],
    ['pretty, signed as written again', pretty, compact],
    ['with escapes and 49.90', escaped, escaped],
    ['with escapes, signed as written again', escaped, compact],
  ])('%s is accepted', (_name, body, signed) => {
    expect(parse(body, { hash: sign(signed) })).toEqual([
      { dedupeKey: 'tx:tx-1:000:Charge', reference, txnId: 'tx-1', hint: 'charge' },
    ]);
  });

  test.each([
    ['unsigned', compact, {}],
    ['an empty signature', compact, { hash: '' }],
    ['forged', compact, { hash: sign(compact, 'another key') }],
    ['signed with the empty key', compact, { hash: sign(compact, '') }],
    ['altered', compact.replace('49.9', '0.01'), { hash: sign(compact) }],
    ['another user agent', compact, { hash: sign(compact), 'user-agent': 'curl' }],
    ['hexadecimal', compact, { hash: createHmac('sha256', secretKey).update(compact).digest('hex') }],
    ['bytes that are no UTF-8', Buffer.from([0xff, 0xfe, 0x00]), { hash: sign('x') }],
  ])('%s is refused', (_name, body, headers) => {
    expect(() => parse(body, headers)).toThrow(BadSignature);
  });

  test('signed nonsense is no event; a renewal is found by its recurring number', () => {
    for (const body of ['[]', '{}', 'null', '{"transaction":{}}', 'not json'])
      expect(parse(body, { hash: sign(body) })).toEqual([]);
    const renewal = JSON.stringify({
      transaction_type: 'Charge',
      transaction: {
        uid: 'tx-9',
        status_code: '000',
        recurring_charge_information: { recurring_uid: 'r-1', charge_uid: 'x' },
      },
    });
    expect(parse(renewal, { hash: sign(renewal) })).toEqual([
      { dedupeKey: 'tx:tx-9:000:Charge', recurringUid: 'r-1', txnId: 'tx-9', hint: 'charge' },
    ]);
  });

  test('without a secret there is no provider', () => {
    for (const empty of ['', '  '])
      expect(() => new PayPlusProvider({ ...settings, secretKey: empty })).toThrow('keys');
  });
  const settings = {
    baseUrl: 'https://x.example/',
    apiKey: 'k',
    secretKey: 's',
    paymentPageUid: '',
    terminalUid: '',
    cashierUid: '',
    allowsPage: () => true,
    record: async () => {},
  };
});

describe('the record of calls', () => {
  test('holds what happened and nothing secret', async () => {
    fake.json({
      ...ipn(),
      data: { ...ipn().data, note: 'card 4580 4580 4580 4580', identification_number: '000000018' },
    });
    await checkout();
    await charge();
    const text = JSON.stringify(calls);
    expect(calls.map(({ operation, httpStatus, outcome }) => [operation, httpStatus, outcome])).toEqual([
      ['PaymentPages/generateLink', 200, 'ok'],
      ['Transactions/Charge', 200, 'ok'],
    ]);
    expect(text).toContain(reference);
    for (const secret of [
      secretKey,
      'an-api-key',
      'token-1',
      'dana@example.com',
      '972501234567',
      'דנה',
      '4580 4580',
      '000000018',
    ])
      expect(text).not.toContain(secret);
  });

  test('a record that can not be written loses no payment', async () => {
    fake.json(charged());
    const silent = new PayPlusProvider({
      baseUrl: fake.baseUrl,
      apiKey: 'k',
      secretKey,
      paymentPageUid: '',
      terminalUid: '',
      cashierUid: '',
      timeout: 800,
      allowsPage: () => true,
      record: () => Promise.reject(new Error('database is gone')),
    });
    expect(await silent.chargeToken({ reference, amount, token: 't' })).toMatchObject({ kind: 'approved' });
  });

  test('no run of digits that could be a card number survives', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9a-z -]{0,40}$/u), (text) => {
        const runs = hideCardNumbers(text).match(/(?<!\d)\d{13,19}(?!\d)/gu) ?? [];
        expect(runs.filter(passesLuhn)).toEqual([]);
      }),
    );
    expect(redact({ a: [{ b: 4580458045804580 }], cvv: 123 })).toEqual({ a: [{ b: '***' }], cvv: '***' });
  });
});

describe('amounts', () => {
  test('every amount goes out and comes back as it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (minor) => {
        expect(fromDecimal(JSON.parse(JSON.stringify(toDecimal(minor))))).toBe(minor);
      }),
    );
  });
  test.each([1.005, 0.001, Number.NaN, Infinity, '1.005', '1e3', '', ' 5', null, undefined, {}, [5], true])(
    '%j is no amount',
    (value) => {
      expect(fromDecimal(value)).toBeNull();
    },
  );
});
