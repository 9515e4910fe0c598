import { Stripe } from 'stripe';
import { StripeProvider } from '../../adapters/payments/stripe-provider.ts';
import { providerSecret, usual, type Dialect, type Told } from './dialect.ts';

const statuses = {
  approved: 'succeeded',
  declined: 'requires_payment_method',
  challenge: 'requires_action',
} as const;
const amountOf = ({ amount }: Told) => (typeof amount === 'number' ? amount : amount.raw);
const card = { last4: '4580', exp_month: 8, exp_year: 2030, brand: 'visa' };

export const intent = (told: Told, change: object = {}) => ({
  id: told.txnId,
  object: 'payment_intent',
  status: statuses[told.state],
  amount: amountOf(told),
  amount_received: amountOf(told),
  currency: told.currency.toLowerCase(),
  created: 1_795_255_200,
  customer: 'cus_dana1234',
  payment_method: 'pm_card1234',
  latest_charge: { id: 'ch_1', payment_method_details: { type: 'card', card } },
  last_payment_error: null,
  metadata: { reference: told.reference },
  ...change,
});

export const sessionOf = (told: Told, change: object = {}) => ({
  id: 'page-1',
  object: 'checkout.session',
  mode: 'payment',
  status: 'complete',
  payment_status: 'paid',
  client_reference_id: told.reference,
  amount_total: amountOf(told),
  currency: told.currency.toLowerCase(),
  created: 1_795_255_100,
  url: null,
  customer: 'cus_dana1234',
  payment_intent: intent(told),
  // The same body answers the search beside it, which finds no other payment.
  data: [],
  ...change,
});

/** Stripe's form of a fault. */
export const errorReply = (status: number, error: object) => ({ status, body: { error } });
const declined = (told: Told, code: string, issuer: string) =>
  errorReply(402, {
    type: 'card_error',
    code,
    decline_code: issuer,
    message: 'Your card was declined.',
    payment_intent: intent({ ...told, state: 'declined' }),
  });

const sign = (raw: string | Buffer, secret = providerSecret) => {
  const stripe = new Stripe('sk_test_of_the_suite');
  const payload = raw.toString('utf8');
  const key = secret === '' ? ' ' : secret;
  return { 'stripe-signature': stripe.webhooks.generateTestHeaderString({ payload, secret: key }) };
};

export const stripeDialect: Dialect = {
  name: 'stripe',
  make: (options) => {
    const { origin, secret, ...settings } = { ...usual(), secret: providerSecret, ...options };
    return new StripeProvider({
      ...settings,
      secretKey: 'sk_test_the-test-key',
      webhookSecret: secret,
      baseUrl: origin,
      // What the library sends again by itself has a test of its own.
      retries: 0,
    });
  },
  page: (checkoutId, url) => ({
    body: {
      id: checkoutId,
      object: 'checkout.session',
      mode: 'payment',
      status: 'open',
      payment_status: 'unpaid',
      created: 1_795_255_100,
      url,
    },
  }),
  pageUrls: {
    good: 'https://checkout.stripe.com/c/pay/cs_test_1',
    bad: [
      'http://checkout.stripe.com/c/pay/1',
      'https://checkout.stripe.com.evil.example/',
      'https://evil.example/',
      'javascript:alert(1)',
      7,
      '',
    ],
  },
  charge: (told) => {
    if (told.state === 'declined') return declined(told, 'card_declined', 'insufficient_funds');
    if (told.state === 'challenge')
      return declined(told, 'authentication_required', 'authentication_required');
    return { body: intent(told) };
  },
  lookup: (told) => ({ body: sessionOf(told) }),
  statement: (charge, refund) => {
    const line = (type: string, source: object) => ({
      id: `txn_${type}`,
      object: 'balance_transaction',
      type,
      created: Date.parse('2026-11-21T10:00:00Z') / 1_000,
      source,
    });
    const of = (told: Told, id: string) => ({
      id,
      amount: amountOf(told),
      currency: told.currency.toLowerCase(),
      payment_intent: charge.txnId,
      metadata: { reference: told.reference },
    });
    return {
      body: {
        object: 'list',
        has_more: false,
        data: [
          line('charge', of(charge, 'ch_1')),
          line('stripe_fee', { id: 'fee_1', amount: 100, currency: 'ils' }),
          line('refund', of(refund, refund.txnId)),
        ],
      },
    };
  },
  refund: (told) => ({
    body: {
      id: told.txnId,
      object: 'refund',
      status: 'succeeded',
      amount: amountOf(told),
      currency: told.currency.toLowerCase(),
      created: 1_795_255_300,
      metadata: { reference: told.reference },
    },
  }),
  nothing: () => ({
    ...errorReply(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: 'No such object',
    }),
  }),
  refusal: () =>
    errorReply(400, { type: 'invalid_request_error', code: 'parameter_missing', message: 'Missing' }),
  oddApprovals: [
    ['a page that only counts as complete', (told) => ({ body: sessionOf(told, { amount_total: null }) })],
    [
      'a payment whose card is not told',
      (told) => ({ body: sessionOf(told, { payment_intent: intent(told, { latest_charge: 'ch_1' }) }) }),
    ],
  ],
  oddRefusals: [
    [
      'an error with HTTP 200',
      (told) => ({ ...declined(told, 'card_declined', 'generic_decline'), status: 200 }),
    ],
    [
      'another request under the same key',
      () => errorReply(400, { type: 'idempotency_error', message: 'Keys for idempotent requests can only…' }),
    ],
    [
      'a payment that waits to be captured',
      (told) => ({ body: intent(told, { status: 'requires_capture' }) }),
    ],
    ['a payment without a status', (told) => ({ body: intent(told, { status: null }) })],
    ['a payment of nobody’s', (told) => ({ body: intent(told, { metadata: {} }) })],
  ],
  badAmounts: ['forty', 4_990.5, null, [4_990]],
  textAmount: { raw: '4990', isAmount: false },
  callback: (reference) => ({
    raw: JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'checkout.session.completed',
      data: { object: { id: 'cs_1', client_reference_id: reference, payment_intent: 'pi_1', metadata: {} } },
    }),
    tells: { dedupeKey: 'evt_1', reference, txnId: 'pi_1', hint: 'charge' },
  }),
  sign,
  badHeaders: [
    ['an empty signature', () => ({ 'stripe-signature': '' })],
    ['a time without a signature', () => ({ 'stripe-signature': 't=1795255300' })],
    [
      'six minutes old',
      (raw) => ({
        'stripe-signature': new Stripe('sk_test_of_the_suite').webhooks.generateTestHeaderString({
          payload: raw,
          secret: providerSecret,
          timestamp: Math.floor(Date.now() / 1_000) - 400,
        }),
      }),
    ],
  ],
};
