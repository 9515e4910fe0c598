import { PayPlusProvider } from '../../adapters/payments/payplus-provider.ts';
import { signBody } from '../../adapters/payments/payplus/callback-signature.ts';
import { SandboxProvider } from '../../adapters/payments/sandbox-provider.ts';
import { isPayPlusPage } from '../../domains/payments/open-provider.ts';
import { providerSecret, usual, type Dialect, type Told } from './dialect.ts';

const results = { status: 'success', code: 0, description: 'ok' };
const refused = { status: 'error', code: 1, description: 'something is wrong' };
const codes = { approved: '000', declined: '004', challenge: '006' } as const;
const amountOf = ({ amount }: Told) => (typeof amount === 'number' ? amount / 100 : amount.raw);
const card = { four_digits: '4580', expiry_month: '8', expiry_year: '30', brand_name: 'visa' };

/** As `ipn` tells of a transaction. */
export const flat = (told: Told, change: object = {}) => ({
  results,
  data: {
    ...card,
    transaction_uid: told.txnId,
    status: told.state,
    status_code: codes[told.state],
    type: 'Charge',
    amount: amountOf(told),
    currency: told.currency,
    more_info: told.reference,
    token_uid: 'pm_card1234',
    customer_uid: 'cus_dana1234',
    date: '2026-11-21T10:00:00.000Z',
    ...change,
  },
});

/** As a charge tells of it. */
export const nested = (told: Told, change: object = {}) => ({
  results,
  data: {
    transaction: {
      uid: told.txnId,
      status_code: codes[told.state],
      amount: amountOf(told),
      currency: told.currency,
      more_info_1: told.reference,
      ...change,
    },
    data: {
      customer_uid: 'cus_dana1234',
      card_information: { ...card, token: 'pm_card1234' },
    },
  },
});

const sign = (raw: string | Buffer, secret = providerSecret) => ({
  'user-agent': 'PayPlus',
  hash: signBody(raw, secret),
});

const common: Omit<Dialect, 'name' | 'make' | 'pageUrls'> = {
  page: (checkoutId, url) => ({
    body: { results, data: { page_request_uid: checkoutId, payment_page_link: url } },
  }),
  charge: (told) => ({ body: nested(told) }),
  lookup: (told) => ({ body: flat(told) }),
  refund: (told) => ({ body: nested(told) }),
  statement: (charge, refund) => ({
    body: {
      results,
      data: {
        transactions: [
          flat(charge).data,
          flat({ ...charge, txnId: 'declined-1', state: 'declined' }).data,
          flat(refund, { type: 'Refund' }).data,
        ],
      },
    },
  }),
  nothing: () => ({ body: { results: { ...refused, description: 'transaction-not-found' } } }),
  refusal: () => ({ body: { results: refused }, status: 422 }),
  oddApprovals: [
    ['an envelope called result', (told) => ({ body: { result: results, data: flat(told).data } })],
    [
      'a list with one transaction',
      (told) => ({ body: { results, data: { transactions: [flat(told).data] } } }),
    ],
  ],
  oddRefusals: [
    ['an error with HTTP 200', () => ({ body: { results: refused, data: null } })],
    ['refused and approved at once', (told) => ({ body: { ...nested(told), results: refused } })],
    ['a success without data', () => ({ body: { results } })],
    [
      'an approval in part that does not tell of how much',
      (told) => ({ body: nested({ ...told, amount: { raw: null } }, { status_code: '010' }) }),
    ],
    ['no status code', (told) => ({ body: nested(told, { status_code: null }) })],
    ['an envelope that is a text', (told) => ({ body: { results: 'success', data: flat(told).data } })],
  ],
  badAmounts: ['forty', 49.901, null, '49.901', [49.9]],
  textAmount: { raw: '49.90', isAmount: true },
  callback: (reference) => ({
    raw: JSON.stringify({
      transaction_type: 'Charge',
      transaction: { uid: 'tx-1', status_code: '000', amount: 49.9, more_info: reference },
    }),
    tells: { dedupeKey: 'tx:tx-1:000:Charge', reference, txnId: 'tx-1', hint: 'charge' },
  }),
  sign,
  badHeaders: [
    ['another user agent', (raw) => ({ ...sign(raw), 'user-agent': 'curl' })],
    ['an empty signature', () => ({ 'user-agent': 'PayPlus', hash: '' })],
    [
      'hexadecimal',
      (raw) => ({
        'user-agent': 'PayPlus',
        hash: Buffer.from(signBody(raw, providerSecret), 'base64').toString('hex'),
      }),
    ],
  ],
};

export const payPlusDialect: Dialect = {
  ...common,
  name: 'payplus',
  make: (options) => {
    const { origin, secret, ...settings } = { ...usual(), secret: providerSecret, ...options };
    return new PayPlusProvider({
      ...settings,
      baseUrl: `${origin}/api/v1.0/`,
      apiKey: 'the-test-key',
      secretKey: secret,
      paymentPageUid: 'page-uid',
      terminalUid: 'terminal-uid',
      cashierUid: 'cashier-uid',
      allowsPage: isPayPlusPage,
    });
  },
  pageUrls: {
    good: 'https://payments.payplus.co.il/p/1',
    bad: [
      'http://payments.payplus.co.il/p',
      'https://payplus.co.il.evil.example/p',
      'https://evil.example/',
      'javascript:alert(1)',
      'https://a@evil.example/.payplus.co.il',
      7,
      '',
    ],
  },
};

export const sandboxDialect: Dialect = {
  ...common,
  name: 'sandbox',
  make: (options) => {
    const { origin, secret, ...settings } = { ...usual(), secret: providerSecret, ...options };
    return new SandboxProvider({
      ...settings,
      baseUrl: `${origin}/api/v1.0/`,
      secretKey: secret,
      publicUrl: 'https://b.example',
    });
  },
  pageUrls: {
    good: 'https://b.example/sandbox-pay/1',
    bad: [
      'https://b.example/login',
      'https://evil.example/sandbox-pay/1',
      'https://payments.payplus.co.il/p',
      '',
    ],
  },
};
