import { afterAll, beforeAll, expect, test } from 'vitest';
import { StripeProvider } from '../../../adapters/payments/stripe-provider.ts';
import { consentVersion } from '../../../contract/subscriptions/consent-texts.ts';
import { Package } from '../../../models/Package.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createProduct } from '../../../testing/factories/product.ts';
import { startFakeProvider, type FakeProvider } from '../../../testing/fake-provider.ts';
import { providerSecret } from '../../../testing/payment-providers/dialect.ts';
import { sessionOf, stripeDialect } from '../../../testing/payment-providers/stripe-dialect.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { followDueRecurring } from '../../payments/provider-driven/follow-due.ts';

let fake: FakeProvider;
let app: TestApp;
let stripe: StripeProvider;
beforeAll(async () => {
  fake = await startFakeProvider();
  stripe = new StripeProvider({
    secretKey: 'sk_test_x',
    webhookSecret: providerSecret,
    record: async () => {},
    clock: { now: () => new Date() },
    baseUrl: fake.origin,
  });
  app = await startTestApp({ deps: { payments: stripe } });
});
afterAll(async () => {
  await app.close();
  await fake.close();
});

const card = { last4: '4242', exp_month: 8, exp_year: 2040, brand: 'visa' };
const subscription = (change: object = {}) => ({
  id: 'sub_1',
  status: 'active',
  cancel_at_period_end: false,
  customer: 'cus_1',
  default_payment_method: { id: 'pm_1', card },
  items: {
    data: [{ id: 'si_1', quantity: 1, price: { currency: 'ils', unit_amount: 4_990, product: 'prod_1' } }],
  },
  ...change,
});
const invoice = {
  id: 'in_1',
  status: 'paid',
  amount_paid: 4_990,
  amount_due: 4_990,
  currency: 'ils',
  created: 1_795_255_200,
  payments: { data: [{ status: 'paid', payment: { payment_intent: 'pi_1' } }] },
};
const sentTo = (path: string) =>
  fake.seen.filter((request) => request.method === 'POST' && request.path === path);

test('a plan bought through Stripe is paid on its page, told by an event, and goes on there until its owner stops it', async () => {
  const { client, user } = await signInAs(app, 'user');
  const product = await createProduct(app.knex, { monthlyPrice: 4_990, yearlyPrice: 49_900 });
  let session: object = {};
  let state = subscription();
  fake.answer((response, { method, path }) => {
    const body =
      method === 'POST' && path === '/v1/checkout/sessions'
        ? stripeDialect.page('cs_1', stripeDialect.pageUrls.good).body
        : path.startsWith('/v1/checkout/sessions/')
          ? session
          : path.startsWith('/v1/invoices')
            ? { object: 'list', data: [invoice] }
            : path.startsWith('/v1/payment_intents/search')
              ? { object: 'search_result', data: [] }
              : state;
    response.writeHead(200).end(JSON.stringify(body));
  });
  const divided = await client.post('/api/checkout', {
    type: 'package',
    id: product.id,
    billingCycle: 'yearly',
    method: { kind: 'new', save: false },
    installments: 2,
    acceptTerms: true,
  });
  // Stripe's page divides no sum: neither offered nor taken.
  expect([divided.status, Object.keys(divided.body.errors)]).toEqual([422, ['installments']]);
  expect((await client.get('/api/checkout')).body.installments).toBeNull();
  const begun = await client.post('/api/checkout', {
    type: 'package',
    id: product.id,
    billingCycle: 'monthly',
    method: { kind: 'new', save: true },
    acceptTerms: true,
    consentVersion,
  });
  const { id, pageUrl } = begun.body.payment;
  expect([begun.status, pageUrl]).toEqual([201, stripeDialect.pageUrls.good]);
  const attempt = await PaymentAttempt.query(app.knex).findOne({ public_id: id }).throwIfNotFound();
  const [made] = sentTo('/v1/checkout/sessions');
  // The key was written down before it was used.
  expect(made?.headers['idempotency-key']).toBe(attempt.idemKey);
  expect(new URLSearchParams(made?.body).get('mode')).toBe('subscription');

  const told = { state: 'approved', txnId: 'pi_1', amount: 4_990, currency: 'ILS', reference: id } as const;
  session = sessionOf(told, {
    id: 'cs_1',
    mode: 'subscription',
    payment_intent: null,
    subscription: state,
    invoice,
    customer: 'cus_1',
  });
  const { raw } = stripeDialect.callback(id);
  const delivered = await app.client().post('/api/payments/callbacks/stripe', undefined, {
    csrf: false,
    raw,
    headers: { 'Stripe-Signature': stripeDialect.sign(raw)['stripe-signature'] ?? '' },
  });
  expect(delivered.status).toBe(200);
  const bought = () => Package.query(app.knex).findOne({ user_id: user.id }).throwIfNotFound();
  await expect.poll(async () => (await bought()).status).toBe('active');
  expect(await bought()).toMatchObject({
    autoRenew: true,
    renewalDriver: 'provider',
    secondProviderSubscriptionId: 'sub_1',
    paymentMethod: 'stripe',
  });
  const stored = await app.knex('user_payment_methods').where({ user_id: user.id });
  expect(stored).toMatchObject([{ token: 'pm_1', provider_customer_id: 'cus_1', last4_digits: '4242' }]);
  const { rows } = await app.knex.raw('select count(*)::int as count from receipts where user_id = ?', [
    user.id,
  ]);
  expect(rows).toEqual([{ count: 1 }]);

  // The invoice of the first charge is no renewal; a stop is sent to Stripe.
  const { id: packageId } = await bought();
  expect((await client.put(`/api/subscription/${packageId}/renewal`, { autoRenew: false })).status).toBe(200);
  await followDueRecurring({ ...app.deps, payments: stripe });
  const [stopped] = sentTo('/v1/subscriptions/sub_1');
  expect(stopped?.body).toBe('cancel_at_period_end=true');
  state = subscription({ cancel_at_period_end: true, status: 'canceled' });
  const later = { now: () => new Date(Date.now() + 2 * 3_600_000) };
  await followDueRecurring({ ...app.deps, payments: stripe, clock: later });
  expect(await app.knex('recurring_payments').where({ package_id: packageId })).toMatchObject([
    { status: 'cancelled', provider_active: false },
  ]);
  expect(await PaymentAttempt.query(app.knex).where({ user_id: user.id, kind: 'renewal' })).toEqual([]);
});
