import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import { signBody } from '../../../adapters/payments/payplus/callback-signature.ts';
import type { CheckoutPayment } from '../../../contract/subscriptions/checkout.schema.ts';
import { sandboxCards, type CardBehaviour } from '../../../contract/payments/sandbox-cards.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { developmentSandboxSecret } from '../../../payment-environment.ts';
import { openPayments, type OpenPayments } from '../open-provider.ts';
import { readBooks, rulesOfTheProvider } from '../../../scripts/books/read-books.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createProduct } from '../../../testing/factories/product.ts';
import { payOnPage } from '../../../testing/sandbox-visitor.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { createRefund } from '../attempts/create-refund.ts';
import { reconcileAttempts } from '../attempts/reconcile-attempts.ts';

let app: TestApp;
let payments: OpenPayments;
let client: TestClient;
/** Calls of the provider that a test replaces. */
let odd: Partial<PaymentProvider> = {};
const real = () => payments.provider ?? expect.fail('no sandbox');
const provider = new Proxy({} as PaymentProvider, {
  get(_target, name) {
    const value: unknown = Reflect.get(odd, name) ?? Reflect.get(real(), name);
    return typeof value === 'function' ? value.bind(real()) : value;
  },
});
beforeAll(async () => {
  app = await startTestApp({ deps: { payments: provider } });
  payments = await openPayments(app.deps, 3_000);
});
beforeEach(async () => {
  ({ client } = await signInAs(app, 'user'));
});
afterEach(() => {
  odd = {};
});
afterAll(async () => {
  await app.close();
  await payments.close();
});

const numberOf = (behaviour: CardBehaviour) =>
  sandboxCards.find((card) => card.behaviour === behaviour)?.number ?? '';
const minutes = (count: number) => new Date(Date.now() + count * 60_000);
async function open(
  productId: number,
  billingCycle = 'monthly',
): Promise<CheckoutPayment & { pageUrl: string }> {
  const reply = await client.post('/api/checkout', {
    type: 'package',
    id: productId,
    billingCycle,
    method: { kind: 'new', save: false },
    acceptTerms: true,
  });
  expect(reply.status).toBe(201);
  return reply.body.payment;
}
const pay = (pageUrl: string, behaviour: CardBehaviour = 'callback_never') =>
  payOnPage(app.client(), pageUrl, { number: numberOf(behaviour) });

/** Each attempt of what a payment pays for: the payments, and what goes back. */
async function allFor(publicId: string) {
  const { packageId } = await attemptOf(publicId);
  const attempts = await PaymentAttempt.query(app.knex).where({ package_id: packageId }).orderBy('id');
  const documents = await app
    .knex('receipts')
    .whereIn(
      'attempt_id',
      attempts.map(({ id }) => id),
    )
    .orderBy('id');
  return {
    attempts: attempts.map(({ kind, status, amountMinor }) => `${kind} ${status} ${amountMinor}`),
    documents: documents.map(({ kind, amount }) => `${kind} ${amount}`),
    rows: attempts,
  };
}
const sweep = () => reconcileAttempts({ ...app.deps, payments: provider }, minutes(1));

interface Notice {
  reference: string;
  uid?: string;
  code?: string;
  type?: string;
}
async function deliver({ reference, uid = randomUUID(), code = '000', type = 'Charge' }: Notice) {
  const raw = JSON.stringify({
    transaction_type: type,
    transaction: { uid, status_code: code, amount: 40, currency: 'ILS', more_info: reference },
  });
  const reply = await app.client().post('/api/payments/callbacks/sandbox', undefined, {
    csrf: false,
    raw,
    headers: { 'User-Agent': 'PayPlus', hash: signBody(raw, developmentSandboxSecret) },
  });
  expect(reply.status).toBe(200);
}
async function settled(reference: string, count: number): Promise<void> {
  const done = () => app.knex('provider_events').where({ reference, status: 'processed' });
  await expect.poll(async () => (await done()).length).toBe(count);
}
const attemptOf = (publicId: string) =>
  PaymentAttempt.query(app.knex).findOne({ public_id: publicId }).throwIfNotFound();
async function booksOf(publicId: string) {
  const { id, status, packageId } = await attemptOf(publicId);
  const bought = await app.knex('packages').where({ id: packageId }).first();
  return {
    status,
    package: bought?.status as string,
    isPaid: bought?.is_paid as boolean,
    documents: await app.knex('receipts').where({ attempt_id: id }).pluck('kind'),
    steps: await app.knex('state_transitions').where({ attempt_id: id }).orderBy('id').pluck('to_status'),
  };
}

const notices: readonly Omit<Notice, 'reference'>[] = [
  { code: '000' },
  { code: '004' },
  { code: '000', type: 'Refund' },
  { code: '', type: 'Cancel' },
];
function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, at) =>
    permutations(items.filter((_, index) => index !== at)).map((rest) => [item, ...rest]),
  );
}

describe('success, failure, refund and cancel in every order', () => {
  // Each notice comes first, and each before and after each other one, several times; thorough: all 24.
  const all = permutations(notices);
  const orders = all.filter((_order, index) => inject('isThorough') || index % 2 === 0);
  test.each<[CardBehaviour, object, Omit<Notice, 'reference'>[][]]>([
    [
      'callback_never',
      { status: 'succeeded', package: 'active', isPaid: true, documents: ['receipt'] },
      orders,
    ],
    // The notices about a refused card, each of them first once.
    [
      'refused',
      { status: 'failed', package: 'inactive', isPaid: false, documents: [] },
      all.filter((_order, index) => index % 6 === 0),
    ],
  ])(
    'what is so is what the provider says when asked: %s',
    async (behaviour, books, inThisOrder) => {
      for (const order of inThisOrder) {
        const product = await createProduct(app.knex, { monthlyPrice: 4_000 });
        const { id, pageUrl } = await open(product.id);
        await pay(pageUrl, behaviour);
        for (const notice of order) await deliver({ ...notice, reference: id });
        await settled(id, behaviour === 'refused' ? 5 : 4);
        expect(await booksOf(id), JSON.stringify(order)).toMatchObject(books);
        expect((await booksOf(id)).steps).toHaveLength(3);
      }
    },
    600_000,
  );

  test('about a refund, before our own answer came and after it: one credit', async () => {
    const product = await createProduct(app.knex, { monthlyPrice: 4_000 });
    const { id, pageUrl } = await open(product.id);
    await pay(pageUrl);
    await client.post(`/api/checkout/payments/${id}/check`);
    const paid = await attemptOf(id);
    const refund = await app.knex.transaction((trx) => createRefund(trx, paid, 1_000, new Date()));
    odd = {
      refund: async (input) => {
        const outcome = await real().refund(input);
        await deliver({ reference: refund.publicId, type: 'Refund' });
        await settled(refund.publicId, 1);
        return outcome;
      },
    };
    await reconcileAttempts({ ...app.deps, payments: provider }, minutes(1));
    odd = {};
    await deliver({ reference: refund.publicId, type: 'Refund' });
    await settled(refund.publicId, 2);
    expect(await booksOf(refund.publicId)).toMatchObject({ status: 'succeeded', documents: ['credit'] });
  });
});

describe('a callback that comes at another time than one would think', () => {
  test('before its page was even handed to us', async () => {
    const product = await createProduct(app.knex, { monthlyPrice: 4_000 });
    odd = {
      createCheckout: async (input) => {
        const made = await real().createCheckout(input);
        if ('url' in made) await pay(made.url);
        await deliver({ reference: input.reference });
        await settled(input.reference, 1);
        return made;
      },
    };
    const payment = await open(product.id);
    expect(payment).toMatchObject({ state: 'succeeded', pageUrl: null });
    expect(await booksOf(payment.id)).toMatchObject({ status: 'succeeded', documents: ['receipt'] });
  });

  test('while the provider answers nothing: it is taken at once, asked about later, and counts once', async () => {
    const product = await createProduct(app.knex, { monthlyPrice: 4_000 });
    const { id, pageUrl } = await open(product.id);
    await pay(pageUrl);
    const answered = Promise.withResolvers<void>();
    odd = {
      lookup: async (input) => {
        await answered.promise;
        return real().lookup(input);
      },
    };
    // Both are answered although nobody has heard yet what they are about.
    for (const uid of [randomUUID(), randomUUID()]) await deliver({ reference: id, uid });
    expect(await booksOf(id)).toMatchObject({ status: 'pending', isPaid: false, documents: [] });
    expect(await app.knex('provider_events').where({ reference: id })).toHaveLength(2);
    answered.resolve();
    await settled(id, 2);
    expect(await booksOf(id)).toMatchObject({ status: 'succeeded', isPaid: true, documents: ['receipt'] });
  });

  test('after its page was over: money that was taken counts', async () => {
    const product = await createProduct(app.knex, { monthlyPrice: 4_000 });
    const { id, pageUrl } = await open(product.id);
    odd = { lookup: async () => ({ kind: 'not_found' }) };
    await reconcileAttempts({ ...app.deps, payments: provider }, minutes(36));
    expect((await attemptOf(id)).status).toBe('expired');
    odd = {};
    // The customer paid in the page's last second, and no callback came.
    await app.knex('sandbox_psp.pages').where({ more_info: id }).update({ status: 'open' });
    await pay(pageUrl);
    await deliver({ reference: id });
    await settled(id, 1);
    expect(await booksOf(id)).toMatchObject({ status: 'succeeded', package: 'active', isPaid: true });
  });

  test('with somebody else’s payment: nothing is paid by it', async () => {
    const product = await createProduct(app.knex, { monthlyPrice: 4_000 });
    const victim = await open(product.id);
    ({ client } = await signInAs(app, 'user'));
    const other = await open(product.id);
    await pay(other.pageUrl);
    const { uid } = await app.knex('sandbox_psp.transactions').where({ more_info: other.id }).first();
    await deliver({ reference: victim.id, uid });
    await settled(victim.id, 1);
    expect(await booksOf(victim.id)).toMatchObject({ status: 'pending', isPaid: false, documents: [] });
  });

  test('in bytes that are no text: unsigned 401, signed malformed, and nothing is kept', async () => {
    const raw = new Uint8Array([0xff, 0xfe, 0x00, 0x80, 0xc3]);
    const send = (hash: string) =>
      app.client().post('/api/payments/callbacks/sandbox', undefined, {
        csrf: false,
        raw,
        headers: { 'User-Agent': 'PayPlus', hash },
      });
    expect((await send(signBody('x', developmentSandboxSecret))).status).toBe(401);
    expect((await send(signBody(Buffer.from(raw), developmentSandboxSecret))).status).toBe(400);
  });
});

describe('two tabs that were both paid', () => {
  const books = async (ids: string[]) => {
    const attempts = await PaymentAttempt.query(app.knex).whereIn('public_id', ids);
    const refunds = await PaymentAttempt.query(app.knex).whereIn(
      'parent_attempt_id',
      attempts.map(({ id }) => id),
    );
    const documents = await app
      .knex('receipts')
      .whereIn(
        'attempt_id',
        [...attempts, ...refunds].map(({ id }) => id),
      )
      .select('kind', 'amount');
    return {
      attempts: attempts.map(({ status }) => status).sort(),
      refunds: refunds.map(({ status }) => status),
      documents: documents.map(({ kind }) => kind as string).sort(),
      kept: documents.reduce(
        (sum, { kind, amount }) => sum + (kind === 'credit' ? -1 : 1) * Number(amount),
        0,
      ),
      active: (await client.get('/api/subscription')).body.active.length as number,
    };
  };

  test.each(['monthly', 'yearly'])(
    'one counts, the other goes back, and the books agree (the second by the %s price)',
    async (secondCycle) => {
      const product = await createProduct(app.knex, { monthlyPrice: 4_000, yearlyPrice: 30_000 });
      const first = await open(product.id);
      // The provider never received the call that closes the first page.
      odd = { disableCheckout: async () => {} };
      if (secondCycle === 'monthly') {
        odd.lookup = async () => ({ kind: 'not_found' });
        await reconcileAttempts({ ...app.deps, payments: provider }, minutes(36));
        delete odd.lookup;
      }
      const second = await open(product.id, secondCycle);
      expect(second.id).not.toBe(first.id);
      await pay(second.pageUrl, 'approved');
      await settled(second.id, 1);
      await pay(first.pageUrl, 'approved');
      await settled(first.id, 1);
      await reconcileAttempts({ ...app.deps, payments: provider }, minutes(1));
      expect(await books([first.id, second.id])).toEqual({
        attempts: ['excess', 'succeeded'],
        refunds: ['succeeded'],
        documents: ['credit', 'receipt', 'receipt'],
        kept: secondCycle === 'monthly' ? 40 : 300,
        active: 1,
      });
    },
  );
});

describe('money that nobody asked for', () => {
  const bought = async (behaviour: CardBehaviour) => {
    const product = await createProduct(app.knex, { monthlyPrice: 4_000 });
    const { id, pageUrl } = await open(product.id);
    await pay(pageUrl, behaviour);
    return id;
  };

  test('one press that was charged twice: one counts, the other goes back by itself', async () => {
    const id = await bought('charged_twice');
    await settled(id, 2);
    await sweep();
    expect(await allFor(id)).toMatchObject({
      attempts: ['initial succeeded 4000', 'initial excess 4000', 'refund succeeded 4000'],
      documents: ['receipt 40.00', 'receipt 40.00', 'credit 40.00'],
    });
    expect(await booksOf(id)).toMatchObject({ package: 'active', isPaid: true });
  });

  test.each([
    ['the same amount', '40.00', 4_000],
    ['another amount', '12.50', 1_250],
  ])(
    'a second charge of %s long after the first, told of twenty times at once',
    async (_name, amount, minor) => {
      const id = await bought('callback_never');
      await client.post(`/api/checkout/payments/${id}/check`);
      expect((await attemptOf(id)).status).toBe('succeeded');
      const first = await app.knex('sandbox_psp.transactions').where({ more_info: id }).first();
      const { uid: _first, ...same } = first;
      const [second] = await app
        .knex('sandbox_psp.transactions')
        .insert({ ...same, amount, created_at: new Date() })
        .returning('uid');
      // No two of them are the same to the inbox, so that all twenty are acted on.
      await Promise.all(
        Array.from({ length: 20 }, (_, nth) =>
          deliver({ reference: id, uid: second.uid, type: `Charge${nth}` }),
        ),
      );
      await settled(id, 20);
      await Promise.all([sweep(), sweep()]);
      const { attempts, documents, rows } = await allFor(id);
      expect(attempts).toEqual([
        'initial succeeded 4000',
        `initial excess ${minor}`,
        `refund succeeded ${minor}`,
      ]);
      expect(documents).toEqual(['receipt 40.00', `receipt ${amount}`, `credit ${amount}`]);
      const [paid, excess, refund] = rows;
      expect(excess).toMatchObject({ providerTxn: second.uid, chargedUnderId: paid?.id, attemptNo: 2 });
      expect(refund?.parentAttemptId).toBe(excess?.id);
      expect(await booksOf(id)).toMatchObject({ package: 'active', isPaid: true });
    },
  );

  test('another amount than asked waits for staff, and the right one that follows counts', async () => {
    const id = await bought('other_amount');
    await settled(id, 1);
    expect(await allFor(id)).toMatchObject({
      attempts: ['initial manual_review 400'],
      documents: ['receipt 4.00'],
      rows: [{ askedMinor: 4_000, needsReview: true }],
    });
    const document = await app
      .knex('receipts')
      .where({ attempt_id: (await attemptOf(id)).id })
      .first();
    expect(document.description).toContain('חיוב בסכום אחר מהמבוקש: תוכנית');
    expect(document.items).toMatchObject([
      { total: '4.00', facts: { kind: 'other_amount', of: [{ kind: 'plan', from: null, to: null }] } },
    ]);
    const admin = await signInAs(app, 'admin');
    const [wrong] = (await allFor(id)).rows;
    const decide = (decision: string) =>
      admin.client.post(`/api/admin/payments/${wrong?.id}/resolve`, { decision, reason: 'נבדק' });
    for (const decision of ['failed', 'succeeded']) expect((await decide(decision)).status).toBe(409);
    const { uid: _first, ...same } = await app
      .knex('sandbox_psp.transactions')
      .where({ more_info: id })
      .first();
    await app.knex('sandbox_psp.transactions').insert({ ...same, amount: '40.00', created_at: new Date() });
    await deliver({ reference: id });
    await settled(id, 2);
    expect(await booksOf(id)).toMatchObject({ status: 'manual_review', package: 'active', isPaid: true });
    expect(await decide('give_back')).toMatchObject({ status: 200, body: { status: 'excess' } });
    expect(await allFor(id)).toMatchObject({
      attempts: ['initial excess 400', 'initial succeeded 4000', 'refund succeeded 400'],
      documents: ['receipt 4.00', 'receipt 40.00', 'credit 4.00'],
    });
    expect(await booksOf(id)).toMatchObject({ package: 'active', isPaid: true });
  });
});

test('the books are in order after all of it', async () => {
  // One test loses the callback of a page that was paid after its end.
  expect(await readBooks(app.knex, { without: rulesOfTheProvider })).toEqual([]);
});
