import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wallClock } from '../../../contract/base/israel-clock.ts';
import { installmentChoices, splitInstallments } from '../../../contract/payments/installments.ts';
import { consentVersion } from '../../../contract/subscriptions/consent-texts.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { readBooks } from '../../../scripts/books/read-books.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createCoupon } from '../../../testing/factories/coupon.ts';
import { createProduct } from '../../../testing/factories/product.ts';
import { createNfcProduct } from '../../../testing/factories/nfc-product.ts';
import { readOpenFormat } from '../../../testing/open-format/read-open-format.ts';
import { RenewalWorld, type Subscriber } from '../../../testing/renewal-world.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { makeOpenFormat } from '../accountant/open-format/make-open-format.ts';
import { makeDueTaxDocuments } from '../tax-documents/make-due-tax-documents.ts';

const start = new Date('2027-01-31T09:00:00Z');
const year = 366 * 86_400_000;
let world: RenewalWorld;
let staff: TestClient;
beforeAll(async () => {
  world = await RenewalWorld.open(start);
  staff = await world.signIn((await signInAs(world.app, 'admin')).user);
});
afterAll(() => world.close());

const knex = () => world.app.knex;
const attemptsOf = ({ user }: Pick<Subscriber, 'user'>) =>
  PaymentAttempt.query(knex()).where({ user_id: user.id }).orderBy('id');
const receiptOf = ({ id }: PaymentAttempt) => knex()('receipts').where({ attempt_id: id }).first();
const transactionOf = ({ providerTxn }: PaymentAttempt) =>
  knex()('sandbox_psp.transactions').where({ uid: providerTxn }).first();
const body = (change: object = {}) => ({
  type: 'package',
  id: world.product.id,
  billingCycle: 'yearly',
  method: { kind: 'new', save: false },
  acceptTerms: true,
  consentVersion,
  ...change,
});
const person = async () => {
  const { user } = await signInAs(world.app, 'user');
  return { user, client: await world.signIn(user) };
};

describe('how a sum is divided', () => {
  const terms = { most: 6, smallestPayment: '50.00', from: '0.00' };

  test.each([
    ['499.00', [2, 3, 4, 5, 6]],
    ['100.00', [2]],
    ['99.99', []],
    ['149.99', [2]],
    ['150.00', [2, 3]],
  ])('%s shekels into %j payments', (total, counts) => {
    expect(installmentChoices(total, terms).map(({ count }) => count)).toEqual(counts);
    expect(installmentChoices(total, null)).toEqual([]);
    expect(installmentChoices(total, { ...terms, from: '500.00' })).toEqual([]);
  });

  test('to the agora, with what is left over in the first', () => {
    expect(splitInstallments(49_900, 3)).toEqual({ first: 16_634, rest: 16_633 });
    for (const amount of [1, 10_001, 49_900, 603_700])
      for (const count of [1, 2, 7, 12, 36]) {
        const { first, rest } = splitInstallments(amount, count);
        expect([first + rest * (count - 1), first >= rest]).toEqual([amount, true]);
      }
  });
});

describe('a yearly plan', () => {
  test('in three payments: one payment of the whole sum with us, said everywhere, and a renewal in one', async () => {
    const buyer = await world.subscribe('approved', { cycle: 'yearly', installments: 3 });
    const [paid] = await attemptsOf(buyer);
    if (!paid) throw new Error('no payment');
    expect(paid).toMatchObject({ status: 'succeeded', amountMinor: 49_900, installments: 3 });
    expect(await transactionOf(paid)).toMatchObject({
      amount: '499.00',
      number_of_payments: 3,
      first_payment_amount: '166.34',
      rest_payments_amount: '166.33',
    });
    const checkout = (await buyer.client.get(`/api/checkout?payment=${paid.publicId}`)).body;
    expect(checkout.payment).toMatchObject({ amount: '499.00', installments: 3 });
    expect((await staff.get(`/api/admin/payments/${paid.id}`)).body.installments).toBe(3);

    const given = await staff.post(`/api/admin/payments/${paid.id}/refund`, {
      amount: '99.00',
      reason: 'בקשה',
    });
    expect(given.status).toBe(200);
    const listed = (await buyer.client.get('/api/receipts')).body.receipts;
    expect(
      listed.map((one: Record<string, unknown>) => [one['kind'], one['amount'], one['installments']]),
    ).toEqual([
      ['credit', '99.00', 3],
      ['receipt', '499.00', 3],
    ]);
    expect((await attemptsOf(buyer)).at(-1)).toMatchObject({ kind: 'refund', installments: 1 });

    await makeDueTaxDocuments(world.deps);
    const orders = await knex()('provider_calls')
      .whereLike('operation', 'books/docs/new/%')
      .orderBy('id', 'desc')
      .limit(2);
    expect(orders.map(({ outcome, request }) => [outcome, request.payments[0]])).toMatchObject([
      ['ok', { transaction_type: 'normal' }],
      [
        'ok',
        {
          transaction_type: 'payments',
          number_of_payments: 3,
          first_payment: 166.34,
          subsequent_payments: 166.33,
        },
      ],
    ]);

    // The sandbox's own clock dates what it took.
    const day = wallClock((await receiptOf(paid)).payment_date).date;
    const days = { from: day, to: day };
    const env = { ...world.deps.env, COMPANY_NUMBER: '514324995' };
    const files = unzipSync(await makeOpenFormat({ ...world.deps, env }, days));
    const [ini, data] = Object.values(files);
    if (!ini || !data) throw new Error('no files');
    const means = readOpenFormat(ini, data).records.filter(({ code }) => code === 'D120');
    expect(means.map(({ fields }) => [fields[1312], fields[1315]])).toContainEqual([49_900, 2]);
    const table = (await staff.get(`/api/admin/month-documents.csv?month=${day.slice(0, 7)}`)).text;
    expect(table.split('\n')[0]).toContain('תשלומים');

    await world.run(new Date(start.getTime() + year));
    expect(await world.renewalsOf(buyer)).toMatchObject([
      { status: 'succeeded', amountMinor: 49_900, installments: 1 },
    ]);
    world.now = start;
  });

  test('with a stored card, which is charged in as many', async () => {
    const { user, client } = await world.subscribe();
    const { id } = (await client.get('/api/wallet')).body.paymentMethods[0];
    const other = await createProduct(knex(), { monthlyPrice: 9_000, yearlyPrice: 90_001 });
    const wanted = body({ id: other.id, method: { kind: 'saved', id }, installments: 2 });
    const reply = await client.post('/api/checkout', wanted);
    expect(reply.body.payment).toMatchObject({ state: 'succeeded', installments: 2 });
    const last = (await attemptsOf({ user })).at(-1);
    expect(last && (await transactionOf(last))).toMatchObject({
      number_of_payments: 2,
      first_payment_amount: '450.01',
    });
  });

  test.each([
    ['a month’s price', { billingCycle: 'monthly', installments: 2 }],
    ['more payments than there are', { installments: 7 }],
    ['a number that is none', { installments: 0 }],
    ['half a payment', { installments: 2.5 }],
  ])('refuses %s on its field, and nothing is written', async (_what, change) => {
    const { user, client } = await person();
    const reply = await client.post('/api/checkout', body(change));
    expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, ['installments']]);
    expect(await attemptsOf({ user })).toEqual([]);
  });

  test('that a coupon lowered is divided by what is left', async () => {
    const { code } = await createCoupon(knex(), { percent: 75, maxUses: 9 });
    const { client } = await person();
    const refused = await client.post('/api/checkout', body({ coupon: code, installments: 3 }));
    expect(refused.body.errors.installments).toContain('2');
    const begun = await client.post('/api/checkout', body({ coupon: code, installments: 2 }));
    expect(begun.body.payment).toMatchObject({ amount: '124.75', installments: 2 });
    const page = (await world.app.client().get(new URL(begun.body.payment.pageUrl).pathname)).text;
    expect(page).toContain('2 תשלומים');
    expect(page).not.toContain('value="bit"');
  });

  test('chosen anew in another number closes the former page, and the provider’s number counts', async () => {
    const { user, client } = await person();
    const first = (await client.post('/api/checkout', body({ installments: 4 }))).body.payment;
    const next = (await client.post('/api/checkout', body({ installments: 5 }))).body.payment;
    expect([next.id === first.id, next.installments]).toEqual([false, 5]);
    expect((await client.post('/api/checkout', body({ installments: 5 }))).body.payment.id).toBe(next.id);
    await knex()('sandbox_psp.pages').where({ more_info: next.id }).update({ payments: 1 });
    await world.payOn(next.pageUrl, 'approved');
    const done = (await client.post(`/api/checkout/payments/${next.id}/check`)).body;
    expect(done).toMatchObject({ state: 'succeeded', installments: 1 });
    const [receipt] = await knex()('receipts').where({ user_id: user.id });
    expect(receipt.installments).toBe(1);
  });

  test('that is charged twice gives the second charge back, each in as many payments', async () => {
    const { user, client } = await person();
    const begun = (await client.post('/api/checkout', body({ installments: 2 }))).body.payment;
    await world.payOn(begun.pageUrl, 'charged_twice');
    await client.post(`/api/checkout/payments/${begun.id}/check`);
    await world.reconcile(new Date(start.getTime() + 60_000));
    const rows = await attemptsOf({ user });
    expect(rows.map(({ kind, status, installments }) => [kind, status, installments])).toEqual([
      ['initial', 'succeeded', 2],
      ['initial', 'excess', 2],
      ['refund', 'succeeded', 1],
    ]);
  });
});

describe('an order of printed cards', () => {
  const order = async (client: TestClient, quantity: number, installments: number) => {
    const product = await createNfcProduct(knex(), {
      regularPrice: 4_990,
      additionalCardPrice: 1_205,
      maxQuantity: 500,
    });
    return client.post('/api/orders', {
      productId: product.id,
      quantity,
      cards: [{ profileId: null, quantity }],
      address: {
        addressType: 'work',
        recipientName: 'דנה לוי',
        recipientPhone: '052-123-4567',
        street: 'הרצל',
        houseNumber: '12',
        city: 'תל אביב-יפו',
        entrance: null,
        floor: null,
        apartment: null,
        zipCode: null,
        notes: null,
      },
      approveDesign: true,
      acceptTerms: true,
      privateBuyer: true,
      installments,
      method: { kind: 'new', save: false },
    });
  };

  test('is divided from a sum on, and a waiting one may be paid in another number', async () => {
    const { user, client } = await person();
    const small = await order(client, 30, 2);
    expect([small.status, Object.keys(small.body.errors)]).toEqual([422, ['installments']]);
    expect(await knex()('physical_card_orders').where({ user_id: user.id })).toEqual([]);
    const large = await order(client, 100, 6);
    expect(large.body.payment).toMatchObject({ state: 'open', amount: '1242.85', installments: 6 });
    const again = await client.post(`/api/orders/${large.body.orderId}/pay`, {
      method: { kind: 'new', save: false },
      acceptTerms: true,
      installments: 4,
    });
    await world.payOn(again.body.payment.pageUrl, 'approved');
    const done = (await client.post(`/api/orders/payments/${again.body.payment.id}/check`)).body;
    expect(done).toMatchObject({ state: 'succeeded', orderStatus: 'paid', installments: 4 });
    const { payments } = (await staff.get(`/api/admin/physical-card-orders/${large.body.orderId}/story`))
      .body;
    expect(payments.at(-1)).toMatchObject({ status: 'succeeded', installments: 4 });
  });

  test('the checkout says what it divides', async () => {
    const plan = (await world.app.client().get('/api/checkout')).body.installments;
    const cards = (await world.app.client().get('/api/card-checkout')).body.installments;
    expect(plan).toEqual({ most: 6, smallestPayment: '50.00', from: '0.00' });
    expect(cards).toEqual({ most: 6, smallestPayment: '50.00', from: '500.00' });
  });
});

test('the books agree with all of it', async () => {
  expect(await readBooks(knex(), { now: world.now })).toEqual([]);
});
