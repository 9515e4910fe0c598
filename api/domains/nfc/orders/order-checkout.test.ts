import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OrderPayment } from '../../../contract/nfc/card-checkout.schema.ts';
import { sandboxCards, type CardBehaviour } from '../../../contract/payments/sandbox-cards.ts';
import type { NfcProduct } from '../../../models/NfcProduct.ts';
import type { User } from '../../../models/User.ts';
import { readBooks, rulesOfTheProvider } from '../../../scripts/books/read-books.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { crowd } from '../../../testing/crowd.ts';
import type { TestClient } from '../../../testing/client.ts';
import type { AppDeps } from '../../../deps.ts';
import { openPayments, type OpenPayments } from '../../payments/open-provider.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createCheckoutLock } from '../../../testing/factories/checkout-lock.ts';
import { createNfcProduct } from '../../../testing/factories/nfc-product.ts';
import { createUserAddress } from '../../../testing/factories/user-address.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { payOnPage, wayBack } from '../../../testing/sandbox-visitor.ts';
import { signedInClient, signInAs } from '../../../testing/sign-in.ts';
import { applyOutcome } from '../../payments/attempts/apply-outcome.ts';
import { reconcileAttempts } from '../../payments/attempts/reconcile-attempts.ts';
import { cancelUnpaidOrders } from './cancel-unpaid-orders.ts';

let app: TestApp;
let payments: OpenPayments;
/** The worker's dependencies, with the same provider. */
let deps: AppDeps;
let client: TestClient;
let user: User;
let product: NfcProduct;
let cardId: number;

beforeAll(async () => {
  app = await startTestApp();
  payments = await openPayments(app.deps);
  deps = { ...app.deps, payments: payments.provider };
  product = await createNfcProduct(app.knex, {
    name: 'PVC מט 🖤',
    regularPrice: 4_990,
    additionalCardPrice: 1_205,
    maxQuantity: 500,
  });
});
beforeEach(async () => {
  ({ client, user } = await signInAs(app, 'user'));
  cardId = (await createBusinessProfile(app.knex, { userId: user.id, businessName: 'קפה נוגה' })).id;
});
afterAll(async () => {
  await payments.close();
  await app.close();
});

const address = {
  addressType: 'work',
  recipientName: 'דנה לוי',
  recipientPhone: '+972 52-123-4567',
  street: 'הרצל',
  houseNumber: '12א',
  entrance: 'ב',
  floor: '3',
  apartment: null,
  city: 'תל אביב-יפו',
  zipCode: '6688101',
  notes: null,
};
const body = (change = {}) => ({
  productId: product.id,
  quantity: 7,
  cards: [
    { profileId: cardId, quantity: 5 },
    { profileId: null, quantity: 2 },
  ],
  address,
  approveDesign: true,
  acceptTerms: true,
  method: { kind: 'test' },
  notes: 'בלי לחיצה בפעמון 🔕',
  ...change,
});
const order = (change = {}, headers = {}) => client.post('/api/orders', body(change), { headers });
const onPage = { method: { kind: 'new', save: true } };
const numberOf = (behaviour: CardBehaviour) =>
  sandboxCards.find((card) => card.behaviour === behaviour)?.number ?? '';
async function open(change = {}): Promise<OrderPayment & { pageUrl: string }> {
  const reply = await order({ ...onPage, ...change });
  expect([reply.status, reply.body.payment?.state]).toEqual([201, 'open']);
  return reply.body.payment;
}
const pay = (payment: { pageUrl: string }, behaviour: CardBehaviour) =>
  payOnPage(app.client(), payment.pageUrl, { number: numberOf(behaviour) });
const check = async (id: string): Promise<OrderPayment> =>
  (await client.post(`/api/orders/payments/${id}/check`)).body;
const rowOf = (id: number) => app.knex('physical_card_orders').where({ id }).first();
const orders = () => app.knex('physical_card_orders').where({ user_id: user.id }).orderBy('id');
const attempts = () => app.knex('payment_attempts').where({ user_id: user.id }).orderBy('id');
const receipts = () => app.knex('receipts').where({ user_id: user.id }).orderBy('id');
const chips = (orderId: number) => app.knex('card_allocations').where({ order_id: orderId }).orderBy('id');
const later = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const sweep = () => reconcileAttempts(deps, later(0.1));

describe('the price', () => {
  const quote = async (quantity: unknown, id = product.id) =>
    app.client().get(`/api/nfc-products/${id}/quote?quantity=${quantity}`);

  test.each([
    [1, '49.90', '0.00', '42.29', '7.61'],
    [2, '61.95', '12.05', '52.50', '9.45'],
    [500, '6062.85', '6012.95', '5138.01', '924.84'],
  ])('of %i pieces is %s, and shown to guests', async (quantity, total, furtherTotal, net, vat) => {
    expect((await quote(quantity)).body).toMatchObject({
      quantity,
      total,
      furtherTotal,
      net,
      vat,
      vatRate: 18,
    });
  });

  test.each([0, -1, 1.5, 1e9, 501, 'x', '', '1e400', 'ג'.repeat(200)])(
    'of %s pieces is none',
    async (quantity) => {
      const reply = await quote(encodeURIComponent(String(quantity)));
      expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([422, ['quantity']]);
    },
  );

  test('of what isn’t sold is none', async () => {
    const old = await createNfcProduct(app.knex, { isActive: false });
    expect((await quote(1, old.id)).status).toBe(404);
    expect((await quote(1, 99_999_999)).status).toBe(404);
  });
});

describe('ordering and paying', () => {
  test('on the provider’s page: paid, a chip for every piece, a receipt with lines, mail and notice; right after a reload', async () => {
    const payment = await open();
    expect((await rowOf(payment.orderId)).status).toBe('pending');
    expect(await chips(payment.orderId)).toEqual([]);
    const back = wayBack(await pay(payment, 'approved'));
    expect([back.pathname, back.searchParams.get('payment')]).toEqual([
      `/checkout/physical-cards/${product.id}`,
      payment.id,
    ]);
    const done = await check(payment.id);
    expect(done).toMatchObject({ state: 'succeeded', orderStatus: 'paid', amount: '122.20', last4: '4580' });
    expect((await client.get(`/api/card-checkout?payment=${payment.id}`)).body.payment).toEqual(done);
    const row = await rowOf(payment.orderId);
    expect(row).toMatchObject({
      status: 'paid',
      quantity: 7,
      total_amount: '122.20',
      profile_id: cardId,
      recipient_name: 'דנה לוי',
      recipient_phone: '052-123-4567',
      shipping_address: { street: 'הרצל', houseNumber: '12א', city: 'תל אביב-יפו', country: 'Israel' },
      buyer_notes: 'בלי לחיצה בפעמון 🔕',
      notes: null,
    });
    expect(row.estimated_delivery_date).not.toBeNull();
    const made = await chips(payment.orderId);
    expect(
      made.map(({ profile_id, user_id, quantity, status }) => [profile_id, user_id, quantity, status]),
    ).toEqual([
      ...Array.from({ length: 5 }, () => [cardId, user.id, 1, 'active']),
      ...Array.from({ length: 2 }, () => [null, user.id, 1, 'active']),
    ]);
    expect(new Set(made.map(({ tap_code }) => tap_code)).size).toBe(7);
    for (const { tap_code } of made) expect(tap_code).toMatch(/^[a-z0-9]{14}$/u);
    const [receipt] = await receipts();
    expect(receipt).toMatchObject({ receipt_number: done.receiptNumber, amount: '122.20', kind: 'receipt' });
    expect(receipt.items).toMatchObject([
      { quantity: 1, unitPrice: '49.90', total: '49.90' },
      { quantity: 6, unitPrice: '12.05', total: '72.30' },
    ]);
    expect(receipt.items[0].description).toContain('PVC מט 🖤');
    expect(await app.knex('mail_log').where({ user_id: user.id, template: 'receipt' })).toHaveLength(1);
    expect((await client.get('/api/notifications')).body[0].title).toContain(String(payment.orderId));
    expect((await client.get('/api/chips')).body.totals.pieces).toBe(7);
  });

  test('with a price of one’s own, the server’s counts; what was agreed stays when the price changes', async () => {
    const own = await createNfcProduct(app.knex, { regularPrice: 5_000, additionalCardPrice: 0 });
    const first = await open({
      productId: own.id,
      total: '0.01',
      totalAmount: 1,
      price: '1',
      status: 'paid',
    });
    expect(first.amount).toBe('50.00');
    await app.knex('nfc_products').where({ id: own.id }).update({ regular_price: '500.00', name: 'יקר' });
    const again = await client.post(`/api/orders/${first.orderId}/pay`, {
      method: { kind: 'test' },
      acceptTerms: true,
    });
    expect(again.body.payment).toMatchObject({ state: 'succeeded', amount: '50.00' });
    expect((await receipts())[0].items[0].unitPrice).toBe('50.00');
    // The page that was left open is closed.
    expect((await pay(first, 'approved')).status).toBe(410);
  });

  test('a saved address is taken as it is now, and a new one is kept for the next time', async () => {
    const saved = await createUserAddress(app.knex, {
      userId: user.id,
      recipientName: 'רון כהן',
      recipientPhone: '03-1234567',
      street: 'אלנבי',
      houseNumber: '1',
      city: 'חיפה',
      zipCode: null,
    });
    const first = (await order({ addressId: saved.id, address: null })).body;
    await app.knex('user_addresses').where({ id: saved.id }).update({ street: 'אחר' });
    expect((await rowOf(first.orderId)).shipping_address).toMatchObject({ street: 'אלנבי', city: 'חיפה' });
    await order({ saveAddress: true, notes: 'אחרת' });
    const { addresses } = (await client.get('/api/account/addresses')).body;
    expect(addresses.map(({ street }: { street: string }) => street).toSorted()).toEqual(['אחר', 'הרצל']);
  });

  test('on a page that died after the charge: not known at first, and starting over finds the money', async () => {
    const payment = await open();
    await pay(payment, 'charged_then_cut');
    expect(await check(payment.id)).toMatchObject({
      state: 'unclear',
      pageUrl: null,
      orderStatus: 'pending',
    });
    const shown = (await client.get(`/api/card-checkout?order=${payment.orderId}`)).body;
    expect(shown).toMatchObject({ payment: null, live: { id: payment.id, state: 'unclear' } });
    const closed = await client.post(`/api/orders/payments/${payment.id}/close`);
    expect(closed.body).toMatchObject({ state: 'succeeded', orderStatus: 'paid' });
    expect(await receipts()).toHaveLength(1);
  });

  test('on a page that died unpaid: closed to start over, and the order waits meanwhile', async () => {
    const payment = await open();
    await pay(payment, 'hangs_uncharged');
    // The first question about it hangs as long as a provider may.
    await app.knex('sandbox_psp.pages').where({ more_info: payment.id }).update({ hang_lookup: false });
    const close = (from = client) => from.post(`/api/orders/payments/${payment.id}/close`);
    expect((await close((await signInAs(app, 'user')).client)).status).toBe(404);
    expect((await close()).body).toMatchObject({ state: 'expired', orderStatus: 'pending' });
    const again = await client.post(`/api/orders/${payment.orderId}/pay`, { ...onPage, acceptTerms: true });
    expect([again.body.payment.state, again.body.payment.id === payment.id]).toEqual(['open', false]);
    await pay(again.body.payment, 'approved');
    expect(await check(again.body.payment.id)).toMatchObject({ state: 'succeeded', orderStatus: 'paid' });
    expect(await receipts()).toHaveLength(1);
  });

  test('a decline leaves the order waiting, and it is paid by another try', async () => {
    const payment = await open();
    await pay(payment, 'blocked');
    expect(await check(payment.id)).toMatchObject({ state: 'declined', orderStatus: 'pending' });
    const { orders: list } = (await client.get('/api/orders')).body;
    expect(list[0]).toMatchObject({ status: 'pending', canCancel: true, payUntil: expect.any(String) });
    const again = await client.post(`/api/orders/${payment.orderId}/pay`, { ...onPage, acceptTerms: true });
    await pay(again.body.payment, 'approved');
    expect((await check(again.body.payment.id)).orderStatus).toBe('paid');
    const third = await client.post(`/api/orders/${payment.orderId}/pay`, { ...onPage, acceptTerms: true });
    expect(third.body.code).toBe('conflict');
    expect(await receipts()).toHaveLength(1);
  });

  test('a card that went meanwhile leaves its pieces without one', async () => {
    const payment = await open();
    await app.knex('business_profiles').where({ id: cardId }).delete();
    await pay(payment, 'approved');
    expect((await check(payment.id)).state).toBe('succeeded');
    const made = await chips(payment.orderId);
    expect([made.length, made.every(({ profile_id }) => profile_id === null)]).toEqual([7, true]);
  });
});

describe('twice at once', () => {
  test.each([true, false])(
    'many presses make one order and one charge (under one key: %s)',
    async (withKey) => {
      const headers = withKey ? { 'Idempotency-Key': randomUUID() } : {};
      const replies = await Promise.all(Array.from({ length: crowd(14, 30) }, () => order({}, headers)));
      // Under one key all get the first answer; without one, who comes after the payment is told so.
      for (const reply of replies) expect(withKey ? [201] : [201, 409]).toContain(reply.status);
      expect(replies.some(({ status }) => status === 201)).toBe(true);
      expect(await orders()).toHaveLength(1);
      expect((await attempts()).map(({ status }) => status)).toEqual(['succeeded']);
      expect(await receipts()).toHaveLength(1);
      expect(await chips(Number((await orders())[0].id))).toHaveLength(7);
    },
  );

  test('a press that comes after the first one was paid is told so and charges nothing; later it is another order', async () => {
    expect((await order()).status).toBe(201);
    expect(await order()).toMatchObject({ status: 409 });
    expect([(await orders()).length, (await receipts()).length]).toEqual([1, 1]);
    await app
      .knex('physical_card_orders')
      .where({ user_id: user.id })
      .update({ created_at: new Date(Date.now() - 31_000) });
    expect((await order()).status).toBe(201);
    expect([(await orders()).length, (await receipts()).length]).toEqual([2, 2]);
  });

  test('cancelling and paying at once ends in one of both, and the money agrees with it', async () => {
    for (let round = 0; round < 4; round += 1) {
      const payment = await open({ notes: `סיבוב ${round}` });
      const [cancelled] = await Promise.all([
        client.post(`/api/orders/${payment.orderId}/cancel`),
        pay(payment, 'approved'),
      ]);
      expect([200, 409]).toContain(cancelled.status);
      await check(payment.id);
      await sweep();
      await sweep();
      const { status } = await rowOf(payment.orderId);
      const of = { order_id: payment.orderId };
      const taken = await app
        .knex('payment_attempts')
        .where({ ...of, kind: 'order' })
        .whereIn('status', ['succeeded', 'excess']);
      const given = await app.knex('payment_attempts').where({ ...of, kind: 'refund', status: 'succeeded' });
      expect(['paid', 'cancelled', 'refunded']).toContain(status);
      expect(given).toHaveLength(status === 'paid' ? 0 : taken.length);
    }
  });
});

describe('an order that nobody pays', () => {
  test('ends after a day, its page first; money that comes later goes back and makes nothing', async () => {
    const payment = await open();
    expect(await cancelUnpaidOrders(deps, later(23))).toBe(0);
    expect((await rowOf(payment.orderId)).status).toBe('pending');
    await cancelUnpaidOrders(deps, later(25));
    expect((await rowOf(payment.orderId)).status).toBe('cancelled');
    const [attempt] = await attempts();
    expect(attempt.status).toBe('expired');
    await applyOutcome(app.deps, Number(attempt.id), {
      kind: 'approved',
      txnId: randomUUID(),
      amount: { minor: 12_220, currency: 'ILS' },
      providerAt: new Date(),
    });
    expect((await attempts()).map(({ kind, status, amount_minor }) => [kind, status, amount_minor])).toEqual([
      ['order', 'excess', 12_220],
      ['refund', 'created', 12_220],
    ]);
    expect((await rowOf(payment.orderId)).status).toBe('cancelled');
    expect(await chips(payment.orderId)).toEqual([]);
  });

  test('is told of, and can’t be paid any more', async () => {
    const payment = await open();
    await app
      .knex('physical_card_orders')
      .where({ id: payment.orderId })
      .update({ created_at: later(-25) });
    const late = await client.post(`/api/orders/${payment.orderId}/pay`, { ...onPage, acceptTerms: true });
    expect(late.body.code).toBe('conflict');
    await cancelUnpaidOrders(deps);
    const [{ status, payUntil, canCancel }] = (await client.get('/api/orders')).body.orders;
    expect([status, payUntil, canCancel]).toEqual(['cancelled', null, false]);
    expect((await client.get('/api/notifications')).body[0].title).toContain('בוטלה');
    expect((await attempts())[0].status).toBe('expired');
  });
});

describe('who and what', () => {
  test('guests, the demo account and other people', async () => {
    expect((await app.client().post('/api/orders', body())).status).toBe(401);
    const payment = await open();
    const stranger = (await signInAs(app, 'user')).client;
    const paying = { method: { kind: 'test' }, acceptTerms: true };
    for (const [path, sent] of [
      [`/api/orders/${payment.orderId}/pay`, paying],
      [`/api/orders/${payment.orderId}/cancel`, undefined],
      [`/api/orders/${payment.orderId}/approve-design`, undefined],
      [`/api/orders/payments/${payment.id}/check`, undefined],
    ] as const)
      expect((await stranger.post(path, sent)).status, path).toBe(404);
    const seen = (await stranger.get(`/api/card-checkout?order=${payment.orderId}&payment=${payment.id}`))
      .body;
    expect([seen.order, seen.payment]).toEqual([null, null]);
    const guest = (await app.client().get(`/api/card-checkout?id=${product.id}&order=${payment.orderId}`))
      .body;
    expect(guest).toMatchObject({
      product: { name: 'PVC מט 🖤', maxPieces: 500 },
      quote: { quantity: 100 },
      order: null,
    });
    client = await signedInClient(app, await createUser(app.knex, { isDemo: true }));
    expect((await order({ cards: [{ profileId: null, quantity: 7 }] })).body.code).toBe(
      'demo_account_protected',
    );
  });

  test.each<[string, () => object | Promise<object>, number, string?]>([
    ['no piece', () => ({ quantity: 0, cards: [{ profileId: null, quantity: 1 }] }), 422, 'quantity'],
    ['a negative number', () => ({ quantity: -1 }), 422, 'quantity'],
    ['half a piece', () => ({ quantity: 1.5 }), 422, 'quantity'],
    ['a billion', () => ({ quantity: 1e9 }), 422, 'quantity'],
    [
      'more than staff allow',
      () => ({ quantity: 501, cards: [{ profileId: null, quantity: 501 }] }),
      422,
      'quantity',
    ],
    ['words for a number', () => ({ quantity: 'שבע' }), 422, 'quantity'],
    ['pieces that don’t add up', () => ({ quantity: 8 }), 422, 'cards'],
    [
      'a card twice',
      () => ({
        cards: [
          { profileId: cardId, quantity: 5 },
          { profileId: cardId, quantity: 2 },
        ],
      }),
      422,
      'cards',
    ],
    ['no cards', () => ({ cards: [] }), 422, 'cards'],
    [
      'somebody else’s card',
      async () => ({ cards: [{ profileId: (await createBusinessProfile(app.knex)).id, quantity: 7 }] }),
      404,
    ],
    ['somebody else’s address', async () => ({ addressId: (await createUserAddress(app.knex)).id }), 404],
    ['no address', () => ({ address: null }), 422, 'addressId'],
    ['an address without a street', () => ({ address: { ...address, street: ' ' } }), 422, 'address.street'],
    [
      'a postcode of letters',
      () => ({ address: { ...address, zipCode: 'אבגדהוז' } }),
      422,
      'address.zipCode',
    ],
    ['notes of 10,000 characters', () => ({ notes: 'א'.repeat(10_000) }), 422, 'notes'],
    ['a proof that wasn’t approved', () => ({ approveDesign: false }), 422, 'approveDesign'],
    ['terms not accepted', () => ({ acceptTerms: false }), 422, 'acceptTerms'],
    ['a product that isn’t', () => ({ productId: 99_999_999 }), 404],
    [
      'a product without a price',
      async () => ({
        productId: (await createNfcProduct(app.knex, { regularPrice: 0, additionalCardPrice: 0 })).id,
      }),
      404,
    ],
    ['somebody else’s payment card', () => ({ method: { kind: 'saved', id: 99_999_999 } }), 404],
  ])('%s is refused, and nothing is written', async (_name, change, status, field) => {
    const reply = await order(await change());
    expect([reply.status, field === undefined || Object.hasOwn(reply.body.errors, field)]).toEqual([
      status,
      true,
    ]);
    expect([await orders(), await attempts()]).toEqual([[], []]);
  });

  test('with the checkout closed after too many declines nothing is written', async () => {
    await createCheckoutLock(app.knex, { userId: user.id });
    expect((await order()).body.code).toBe('too_many_requests');
    expect(await orders()).toEqual([]);
  });

  test('a saved address that lacks what a courier needs says so', async () => {
    const bare = await createUserAddress(app.knex, { userId: user.id, street: null });
    const reply = await order({ addressId: bare.id, address: null });
    expect([reply.status, reply.body.errors.addressId]).toEqual([
      422,
      expect.stringContaining('חסרים פרטים'),
    ]);
  });
});

describe('its buyer cancels', () => {
  test('what waits, and what is paid: all of it goes back, and the chips show nobody anything', async () => {
    const waiting = await open();
    expect((await client.post(`/api/orders/${waiting.orderId}/cancel`)).body).toMatchObject({
      status: 'cancelled',
    });
    expect((await pay(waiting, 'approved')).status).toBe(410);
    const paid = (await order()).body;
    const [chip] = await chips(paid.orderId);
    expect((await app.client().get(`/t/${chip.tap_code}`)).status).toBe(302);
    expect((await client.post(`/api/orders/${paid.orderId}/cancel`)).body).toMatchObject({
      status: 'cancelled',
      canCancel: false,
    });
    expect((await client.post(`/api/orders/${paid.orderId}/cancel`)).status).toBe(409);
    expect((await app.client().get(`/t/${chip.tap_code}`)).status).toBe(404);
    expect(
      (await chips(paid.orderId)).every(
        ({ status, profile_id }) => status === 'released' && profile_id === null,
      ),
    ).toBe(true);
    expect(await app.knex('chip_steps').where({ allocation_id: chip.id, action: 'release' })).toMatchObject([
      { before: { state: 'live', profileId: cardId }, after: { state: 'released', profileId: null } },
    ]);
    await sweep();
    await sweep();
    expect((await rowOf(paid.orderId)).status).toBe('refunded');
    expect((await receipts()).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['receipt', '122.20'],
      ['credit', '122.20'],
    ]);
    const moves = await app
      .knex('state_transitions')
      .where({ entity: 'physical_card_orders', entity_id: paid.orderId })
      .orderBy('id');
    expect(moves.map(({ from_status, to_status, actor }) => [from_status, to_status, actor])).toEqual([
      ['pending', 'paid', 'system'],
      ['paid', 'cancelled', `user:${user.id}`],
      ['cancelled', 'refunded', 'system'],
    ]);
  });

  test('not what is being made, and approves a proof once', async () => {
    const paid = (await order()).body;
    await app.knex('physical_card_orders').where({ id: paid.orderId }).update({ design_approved_at: null });
    expect((await client.get('/api/orders')).body.orders[0].needsApproval).toBe(true);
    for (let time = 0; time < 2; time += 1)
      expect((await client.post(`/api/orders/${paid.orderId}/approve-design`)).body.needsApproval).toBe(
        false,
      );
    await app.knex('physical_card_orders').where({ id: paid.orderId }).update({ status: 'in_production' });
    const reply = await client.post(`/api/orders/${paid.orderId}/cancel`);
    expect([reply.status, reply.body.message]).toEqual([409, expect.stringContaining('בייצור')]);
  });
});

test('the books are in order after all of it', async () => {
  // One test moves an order on by hand.
  expect(await readBooks(app.knex, { without: [...rulesOfTheProvider, 'steps-lead-to-the-status'] })).toEqual(
    [],
  );
});
