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

  test('not found is only what says so', async () => {
    fake.json({ results, data: { transactions: [] } });
    expect(await provider.lookup({ reference })).toEqual({ kind: 'not_found' });
    fake.json({ results: { ...refused, description: 'maintenance' } });
    expect(await provider.lookup({ reference })).toMatchObject({ kind: 'unknown' });
  });

  test('of several tries under one reference the one that took money counts', async () => {
    const rejected = flat(
      { ...told, state: 'declined', txnId: 'tx-0' },
      { date: '2026-11-21T11:00:00Z' },
    ).data;
    fake.json({ results, data: { transactions: [rejected, flat(told).data] } });
    expect(await provider.lookup({ reference })).toMatchObject({ kind: 'approved', txnId: 'tx-1' });
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
