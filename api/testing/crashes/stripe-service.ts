import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import type { CardBehaviour } from '../../contract/payments/sandbox-cards.ts';
import { keptCallbacks, openDoor, type Door, type OutsideService } from './outside-service.ts';

interface Intent {
  id: string;
  amount: number;
  reference: string | null;
  customer: string;
  method: string;
  isDeclined: boolean;
  created: number;
}
interface Session {
  id: string;
  mode: 'payment' | 'subscription' | 'setup';
  status: 'open' | 'complete' | 'expired';
  reference: string;
  amount: number;
  created: number;
  customer: string;
  method: string;
  intentId: string | null;
  subscriptionId: string | null;
  setupId: string | null;
}
interface Subscription {
  id: string;
  customer: string;
  method: string;
  amount: number;
  interval: string;
  intervalCount: number;
  isEnding: boolean;
  isOver: boolean;
  invoices: { id: string; intentId: string; amount: number; created: number }[];
}
interface Refund {
  id: string;
  intentId: string;
  amount: number;
  reference: string | null;
  created: number;
}
interface Dispute {
  id: string;
  intentId: string;
  amount: number;
  created: number;
}

/** Stripe's answer to what it refuses. */
class Refused extends Error {
  readonly status: number;
  readonly body: object;
  constructor(status: number, error: object) {
    super('refused');
    this.status = status;
    this.body = { error };
  }
}

const missing = () =>
  new Refused(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: 'No such object',
  });
const card = { last4: '4580', exp_month: 8, exp_year: 2040, brand: 'visa' };
const methodOf = (id: string) => ({ id, card });

/**
 * Stripe as far as the adapter uses it, with memory: pages, payments, refunds, subscriptions, disputes and the balance,
 * and the first answer again for a key that it knows.
 */
export async function startStripeService({
  webhookSecret,
  clock,
}: {
  webhookSecret: string;
  clock: { now(): Date };
}): Promise<OutsideService> {
  let last = 0;
  const newId = (kind: string) => `${kind}_${(last += 1)}`;
  const seconds = () => Math.floor(clock.now().getTime() / 1_000);
  const sessions = new Map<string, Session>();
  const intents = new Map<string, Intent>();
  const refunds = new Map<string, Refund>();
  const subscriptions = new Map<string, Subscription>();
  const disputes = new Map<string, Dispute>();
  const methods = new Map<string, CardBehaviour>();
  /** First answers by their keys. */
  const answered = new Map<string, { status: number; body: object }>();

  const charge = (
    input: Pick<Intent, 'reference' | 'customer' | 'method'> & { amount: number; behaviour: CardBehaviour },
  ): Intent => {
    const { behaviour, amount, ...rest } = input;
    const made: Intent = {
      ...rest,
      id: newId('pi'),
      amount: behaviour === 'other_amount' ? Math.round(amount / 10) : amount,
      isDeclined: behaviour === 'insufficient_funds' || behaviour === 'blocked',
      created: seconds(),
    };
    intents.set(made.id, made);
    return made;
  };
  const wireIntent = ({ id, amount, reference, customer, method, isDeclined, created }: Intent) => ({
    id,
    object: 'payment_intent',
    status: isDeclined ? 'requires_payment_method' : 'succeeded',
    amount,
    amount_received: isDeclined ? 0 : amount,
    currency: 'ils',
    created,
    customer,
    payment_method: method,
    latest_charge: { id: `ch_${id}`, payment_method_details: { type: 'card', card } },
    last_payment_error: isDeclined
      ? { code: 'card_declined', decline_code: 'insufficient_funds', message: 'Declined.' }
      : null,
    metadata: reference === null ? {} : { reference },
  });
  const wireRefund = ({ id, amount, reference, created }: Refund) => ({
    id,
    object: 'refund',
    status: 'succeeded',
    amount,
    currency: 'ils',
    created,
    metadata: reference === null ? {} : { reference },
  });
  const wireInvoice = ({ id, intentId, amount, created }: Subscription['invoices'][number]) => ({
    id,
    object: 'invoice',
    status: 'paid',
    amount_paid: amount,
    amount_due: amount,
    currency: 'ils',
    created,
    payments: { data: [{ status: 'paid', payment: { payment_intent: intentId } }] },
  });
  const wireSubscription = (one: Subscription) => ({
    id: one.id,
    object: 'subscription',
    status: one.isOver ? 'canceled' : 'active',
    cancel_at_period_end: one.isEnding,
    customer: one.customer,
    default_payment_method: methodOf(one.method),
    items: {
      data: [
        {
          id: `si_${one.id}`,
          quantity: 1,
          price: {
            currency: 'ils',
            unit_amount: one.amount,
            product: `prod_${one.id}`,
            recurring: { interval: one.interval, interval_count: one.intervalCount },
          },
        },
      ],
    },
  });
  const wireSession = (one: Session) => {
    const isPaid = one.status === 'complete';
    const subscription = subscriptions.get(one.subscriptionId ?? '');
    const [invoice] = subscription?.invoices ?? [];
    const intent = intents.get(one.intentId ?? '');
    return {
      id: one.id,
      object: 'checkout.session',
      mode: one.mode,
      status: one.status,
      payment_status: one.mode === 'setup' ? 'no_payment_required' : isPaid ? 'paid' : 'unpaid',
      client_reference_id: one.reference,
      amount_total: one.amount,
      currency: 'ils',
      created: one.created,
      url: one.status === 'open' ? `https://checkout.stripe.com/c/pay/${one.id}` : null,
      customer: one.customer,
      payment_intent: intent ? wireIntent(intent) : null,
      setup_intent: one.setupId ? { id: one.setupId, payment_method: methodOf(one.method) } : null,
      subscription: subscription ? wireSubscription(subscription) : null,
      invoice: invoice ? wireInvoice(invoice) : null,
    };
  };
  const list = (data: object[], object = 'list') => ({ object, has_more: false, data });
  const known = <Thing>(things: Map<string, Thing>, id: string | undefined): Thing => {
    const found = things.get(id ?? '');
    if (!found) throw missing();
    return found;
  };
  const balance = () => [
    ...[...intents.values()]
      .filter(({ isDeclined }) => !isDeclined)
      .map(({ id, amount, reference, created }) => ({
        id: `txn_${id}`,
        type: 'charge',
        created,
        source: {
          id: `ch_${id}`,
          amount,
          currency: 'ils',
          payment_intent: id,
          metadata: reference === null ? {} : { reference },
        },
      })),
    ...[...refunds.values()].map(({ id, amount, reference, intentId, created }) => ({
      id: `txn_${id}`,
      type: 'refund',
      created,
      source: { id, amount, currency: 'ils', payment_intent: intentId, metadata: { reference } },
    })),
  ];

  const post: Record<string, (form: URLSearchParams, id: string) => object> = {
    'checkout/sessions'(form) {
      const mode = form.get('mode') as Session['mode'];
      const amount =
        Number(form.get('line_items[0][price_data][unit_amount]') ?? 0) *
        Number(form.get('line_items[0][quantity]') ?? 1);
      const id = newId('cs');
      const one: Session = {
        id,
        mode,
        status: 'open',
        reference: form.get('client_reference_id') ?? '',
        amount,
        created: seconds(),
        customer: form.get('customer') ?? newId('cus'),
        method: newId('pm'),
        intentId: null,
        subscriptionId: null,
        setupId: null,
      };
      sessions.set(id, one);
      return wireSession(one);
    },
    'checkout/sessions/:id/expire'(_form, id) {
      const one = known(sessions, id);
      if (one.status !== 'open')
        throw new Refused(400, { type: 'invalid_request_error', message: 'This session is not open.' });
      one.status = 'expired';
      return wireSession(one);
    },
    payment_intents(form) {
      const method = form.get('payment_method') ?? '';
      const made = charge({
        amount: Number(form.get('amount')),
        reference: form.get('metadata[reference]'),
        customer: form.get('customer') ?? '',
        method,
        behaviour: methods.get(method) ?? 'approved',
      });
      if (!made.isDeclined) return wireIntent(made);
      throw new Refused(402, {
        type: 'card_error',
        code: 'card_declined',
        decline_code: 'insufficient_funds',
        message: 'Your card was declined.',
        payment_intent: wireIntent(made),
      });
    },
    refunds(form) {
      const of = known(intents, form.get('payment_intent') ?? '');
      const amount = Number(form.get('amount'));
      const given = [...refunds.values()].filter(({ intentId }) => intentId === of.id);
      if (given.reduce((sum, one) => sum + one.amount, amount) > of.amount)
        throw new Refused(400, { type: 'invalid_request_error', code: 'charge_already_refunded' });
      const reference = form.get('metadata[reference]');
      const made: Refund = { id: newId('re'), intentId: of.id, amount, reference, created: seconds() };
      refunds.set(made.id, made);
      return wireRefund(made);
    },
    products: () => ({ id: newId('prod'), object: 'product' }),
    subscriptions(form) {
      const price = 'items[0][price_data]';
      const made: Subscription = {
        id: newId('sub'),
        customer: form.get('customer') ?? '',
        method: form.get('default_payment_method') ?? '',
        amount: Number(form.get(`${price}[unit_amount]`)),
        interval: form.get(`${price}[recurring][interval]`) ?? 'month',
        intervalCount: Number(form.get(`${price}[recurring][interval_count]`) ?? 1),
        isEnding: false,
        isOver: false,
        invoices: [],
      };
      subscriptions.set(made.id, made);
      return wireSubscription(made);
    },
    'subscriptions/:id'(form, id) {
      const one = known(subscriptions, id);
      const ending = form.get('cancel_at_period_end');
      if (ending !== null) one.isEnding = ending === 'true';
      one.amount = Number(form.get('items[0][price_data][unit_amount]') ?? one.amount);
      return wireSubscription(one);
    },
    'payment_methods/:id/detach': (_form, id) => ({ id, object: 'payment_method' }),
  };
  const get: Record<string, (query: URLSearchParams, id: string) => object> = {
    'checkout/sessions/:id': (_query, id) => wireSession(known(sessions, id)),
    'payment_intents/search'(query) {
      const [, reference] = /"reference"\]:"([^"]*)"/u.exec(query.get('query') ?? '') ?? [];
      const found = [...intents.values()].filter((one) => one.reference === reference);
      return list(found.map(wireIntent), 'search_result');
    },
    'payment_intents/:id': (_query, id) => wireIntent(known(intents, id)),
    refunds: (query) =>
      list(
        [...refunds.values()]
          .filter(({ intentId }) => intentId === query.get('payment_intent'))
          .map(wireRefund),
      ),
    'subscriptions/:id': (_query, id) => wireSubscription(known(subscriptions, id)),
    invoices: (query) =>
      list((subscriptions.get(query.get('subscription') ?? '')?.invoices ?? []).map(wireInvoice)),
    'disputes/:id'(_query, id) {
      const { intentId, amount, created } = known(disputes, id);
      return {
        id,
        object: 'dispute',
        payment_intent: intentId,
        status: 'lost',
        amount,
        currency: 'ils',
        reason: 'fraudulent',
        created,
        evidence_details: { due_by: created + 86_400 },
        balance_transactions: [{ fee: 1_500 }],
      };
    },
    // All of it is still with the provider.
    payouts: () => list([]),
    balance_transactions(query) {
      const [from, until] = ['gte', 'lt'].map((end) => Number(query.get(`created[${end}]`)));
      return list(balance().filter(({ created }) => created >= (from ?? 0) && created < (until ?? 0)));
    },
  };
  const remove: typeof get = {
    'subscriptions/:id'(_query, id) {
      const one = known(subscriptions, id);
      one.isOver = true;
      return wireSubscription(one);
    },
  };

  function answer(request: IncomingMessage, body: string): { status: number; body: object } {
    const url = new URL(request.url ?? '', 'http://stripe');
    const path = url.pathname.replace(/^\/v1\//u, '');
    const [, id = ''] = /\/((?:cs|pi|pm|sub|dp)_[^/]+)/u.exec(path) ?? [];
    const name = id === '' ? path : path.replace(id, ':id');
    const way = { POST: post, GET: get, DELETE: remove }[request.method ?? ''];
    const form = new URLSearchParams(request.method === 'POST' ? body : url.search);
    const key = request.headers['idempotency-key'];
    const former = typeof key === 'string' ? answered.get(`${name} ${key}`) : undefined;
    if (former) return former;
    let made: { status: number; body: object };
    try {
      const work = way?.[name];
      if (!work) throw missing();
      made = { status: 200, body: work(form, id) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      made = { status: error.status, body: error.body };
    }
    if (typeof key === 'string') answered.set(`${name} ${key}`, made);
    return made;
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { status, body } = answer(request, Buffer.concat(chunks).toString());
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const stripe = new Stripe('sk_test_of_the_service');
  const tell = (type: string, object: object) => {
    const body = JSON.stringify({
      id: newId('evt'),
      object: 'event',
      type,
      created: seconds(),
      data: { object },
    });
    const signature = stripe.webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret });
    return { body, headers: { 'content-type': 'application/json', 'stripe-signature': signature } };
  };
  const door: Door = {
    ...keptCallbacks(),
    async pay({ page, behaviour }) {
      const one = known(sessions, page.split('/').at(-1));
      if (one.status !== 'open') throw new Error(`the page ${one.id} is ${one.status}`);
      const { customer, method, amount } = one;
      const reference = one.mode === 'subscription' ? null : one.reference;
      methods.set(method, behaviour);
      if (one.mode === 'setup') one.setupId = newId('seti');
      else {
        const made = charge({ amount, reference, customer, method, behaviour });
        // After a decline the page stays open for another card.
        if (made.isDeclined) return [];
        if (one.mode === 'payment') one.intentId = made.id;
        else {
          const invoice = {
            id: newId('in'),
            intentId: made.id,
            amount: made.amount,
            created: made.created,
          };
          const id = newId('sub');
          const terms = { interval: 'month', intervalCount: 1, isEnding: false, isOver: false };
          subscriptions.set(id, { id, customer, method, amount, ...terms, invoices: [invoice] });
          one.subscriptionId = id;
        }
      }
      one.status = 'complete';
      const { id, reference: ours, intentId } = one;
      return [
        tell('checkout.session.completed', { id, client_reference_id: ours, payment_intent: intentId }),
      ];
    },
    async token({ behaviour }) {
      const token = newId('pm');
      methods.set(token, behaviour);
      return { token, customerId: newId('cus') };
    },
    async behave({ token, behaviour }) {
      methods.set(token, behaviour);
      return null;
    },
    async again({ reference }) {
      const session = [...sessions.values()].find((one) => one.reference === reference);
      const paid = [...intents.values()].find((one) => one.reference === reference);
      const { customer, method, amount } = session ?? paid ?? known(intents, '');
      const made = charge({ amount, reference, customer, method, behaviour: 'approved' });
      return [tell('payment_intent.succeeded', wireIntent(made))];
    },
    async late({ reference, amountMinor }) {
      charge({
        amount: amountMinor,
        reference,
        customer: newId('cus'),
        method: newId('pm'),
        behaviour: 'approved',
      });
      return null;
    },
    async lose({ txnId }) {
      const { amount } = known(intents, txnId);
      const made: Dispute = { id: newId('dp'), intentId: txnId, amount, created: seconds() };
      disputes.set(made.id, made);
      return [tell('charge.dispute.closed', { id: made.id, payment_intent: txnId })];
    },
    async renew({ recurringUid }) {
      const one = known(subscriptions, recurringUid);
      const { amount, customer, method } = one;
      const made = charge({ amount, reference: null, customer, method, behaviour: 'approved' });
      const invoice = { id: newId('in'), intentId: made.id, amount, created: made.created };
      one.invoices.push(invoice);
      const parent = { subscription_details: { subscription: one.id, metadata: {} } };
      return [tell('invoice.paid', { id: invoice.id, billing_reason: 'subscription_cycle', parent })];
    },
    async moved() {
      return [
        ...[...intents.values()]
          .filter(({ isDeclined }) => !isDeclined)
          .map(({ id, reference, amount }) => ({
            direction: 'charge' as const,
            reference,
            txnId: id,
            amountMinor: amount,
          })),
        ...[...refunds.values()].map(({ id, reference, amount }) => ({
          direction: 'refund' as const,
          reference,
          txnId: id,
          amountMinor: amount,
        })),
      ];
    },
  };
  const opened = await openDoor(door);
  return {
    provider: 'stripe',
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    doorUrl: opened.url,
    door,
    async close() {
      await opened.close();
      server.closeAllConnections();
      server.close();
      await once(server, 'close').catch(() => {});
    },
  };
}
