import { formatMoney } from '../../../../contract/base/format-money.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderCommandsFrom, type OrderCommand } from '../../../../contract/nfc/order-commands.schema.ts';
import { orderStatuses } from '../../../../contract/nfc/entities/physical-card-order.schema.ts';
import type { AppDeps } from '../../../../deps.ts';
import { openPayments, type OpenPayments } from '../../../payments/open-provider.ts';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import type { TestClient } from '../../../../testing/client.ts';
import { createCardAllocation } from '../../../../testing/factories/card-allocation.ts';
import { createNfcProduct } from '../../../../testing/factories/nfc-product.ts';
import { createPhysicalCardOrder } from '../../../../testing/factories/physical-card-order.ts';
import { createUser } from '../../../../testing/factories/user.ts';
import { signInAs } from '../../../../testing/sign-in.ts';
import { reconcileAttempts } from '../../../payments/attempts/reconcile-attempts.ts';

let app: TestApp;
let admin: TestClient;
let adminId: number;
let payments: OpenPayments;
let deps: AppDeps;

beforeAll(async () => {
  app = await startTestApp();
  payments = await openPayments(app.deps);
  deps = { ...app.deps, payments: payments.provider };
  const signedIn = await signInAs(app, 'admin');
  [admin, adminId] = [signedIn.client, signedIn.user.id];
});
afterAll(async () => {
  await payments.close();
  await app.close();
});

const parcel = { trackingNumber: 'RR123456789IL', shippingCompany: 'דואר ישראל' };
const said: Record<OrderCommand, object> = {
  'start-production': {},
  ship: parcel,
  deliver: {},
  cancel: { reason: 'הדפסה לא אפשרית' },
  'take-return': { reason: 'הלקוח החזיר' },
  refund: { reason: 'פיצוי', amount: '1.00' },
};
const step = (id: number, command: OrderCommand, input: object = said[command]) =>
  admin.post(`/api/admin/physical-card-orders/${id}/${command}`, input);
const rowOf = (id: number) => app.knex('physical_card_orders').where({ id }).first();
const chips = (id: number) => app.knex('card_allocations').where({ order_id: id }).orderBy('id');
const sweep = () => reconcileAttempts(deps, new Date(Date.now() + 400_000));

async function paidOrder() {
  const { client, user } = await signInAs(app, 'user');
  const product = await createNfcProduct(app.knex, { regularPrice: 5_000, additionalCardPrice: 1_000 });
  const reply = await client.post('/api/orders', {
    productId: product.id,
    quantity: 3,
    cards: [{ profileId: null, quantity: 3 }],
    address: {
      addressType: 'home',
      recipientName: 'דנה לוי',
      recipientPhone: '052-1234567',
      street: 'הרצל',
      houseNumber: '1',
      entrance: null,
      floor: null,
      apartment: null,
      city: 'חיפה',
      zipCode: null,
      notes: null,
    },
    approveDesign: true,
    acceptTerms: true,
    method: { kind: 'test' },
  });
  expect(reply.body.payment?.state).toBe('succeeded');
  return { id: reply.body.orderId as number, client, user };
}

describe.each(orderStatuses)('an order that is %s', (status) => {
  test.each(Object.keys(said) as OrderCommand[])('%s', async (command) => {
    const { id } = await createPhysicalCardOrder(app.knex, {
      status,
      quantity: 1,
      trackingNumber: status === 'shipped' || status === 'delivered' ? 'X1' : null,
      designApprovedAt: new Date(),
    });
    await createCardAllocation(app.knex, { orderId: id });
    const reply = await step(id, command);
    const allowed = (orderCommandsFrom[command] as readonly string[]).includes(status);
    // An order without a payment has nothing to refund.
    expect(reply.status).toBe(allowed && command !== 'refund' ? 200 : 409);
    if (reply.status === 409) expect((await rowOf(id)).status).toBe(status);
    expect(
      await app
        .knex('audit_log')
        .where({ entity: 'physical-card-orders', entity_id: String(id), action: command }),
    ).toHaveLength(reply.status === 200 ? 1 : 0);
  });
});

test('an order goes its way: made, sent with its number, arrived; its owner hears of each step', async () => {
  const { id, client, user } = await paidOrder();
  expect((await step(id, 'start-production')).body.status).toBe('in_production');
  expect((await step(id, 'ship', {})).body.errors).toMatchObject({ trackingNumber: expect.any(String) });
  expect((await step(id, 'ship', { ...parcel, trackingNumber: ' \u200e ' })).status).toBe(422);
  expect((await rowOf(id)).status).toBe('in_production');
  expect((await step(id, 'ship')).body).toMatchObject({ status: 'shipped', ...parcel });
  const [mail] = await app.knex('mail_log').where({ user_id: user.id, template: 'order_shipped' });
  for (const told of ['RR123456789IL', 'הרצל 1, חיפה', parcel.shippingCompany])
    expect(mail.text_body).toContain(told);
  expect(mail.html_body).toContain('mypost.israelpost.co.il');
  expect((await client.get('/api/orders')).body.orders[0]).toMatchObject({ status: 'shipped', ...parcel });
  expect((await step(id, 'deliver')).body.status).toBe('delivered');
  const titles = (await client.get('/api/notifications')).body.map(({ title }: { title: string }) => title);
  expect(titles).toEqual([
    `הזמנה ${id} נמסרה`,
    `הזמנה ${id} בדרך אליך`,
    `הזמנה ${id} בייצור`,
    `הזמנה ${id} שולמה`,
  ]);
  const moves = await app
    .knex('state_transitions')
    .where({ entity: 'physical_card_orders', entity_id: id })
    .orderBy('id');
  expect(moves.map(({ to_status, actor }) => [to_status, actor])).toEqual([
    ['paid', 'system'],
    ...['in_production', 'shipped', 'delivered'].map((to) => [to, `admin:${adminId}`]),
  ]);
});

test('nothing is printed before its buyer approves, and then every piece has its chip', async () => {
  const { id } = await createPhysicalCardOrder(app.knex, { status: 'paid', quantity: 5 });
  await createCardAllocation(app.knex, { orderId: id, quantity: 2 });
  await createCardAllocation(app.knex, { orderId: id, status: 'replaced' });
  const refused = await step(id, 'start-production');
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('לא אישר')]);
  await app.knex('physical_card_orders').where({ id }).update({ design_approved_at: new Date() });
  const replies = await Promise.all([step(id, 'start-production'), step(id, 'start-production')]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const pieces = (await chips(id)).filter(({ status }) => status === 'active');
  expect(pieces.map(({ quantity }) => quantity)).toEqual([2, 1, 1, 1]);
});

test('cancelled by staff: chips end, offers of them are taken back, all money goes back', async () => {
  const { id, client } = await paidOrder();
  await step(id, 'start-production');
  const [chip] = await chips(id);
  const receiver = await createUser(app.knex);
  await client.post(`/api/chips/${chip.id}/hand-over`, { receiver: receiver.username });
  expect((await step(id, 'cancel', { reason: '' })).status).toBe(422);
  expect((await step(id, 'cancel')).body.status).toBe('cancelled');
  expect((await chips(id)).map(({ status }) => status)).toEqual(['released', 'released', 'released']);
  expect(await app.knex('chip_hand_overs').where({ allocation_id: chip.id })).toMatchObject([
    { status: 'withdrawn' },
  ]);
  await sweep();
  expect((await rowOf(id)).status).toBe('refunded');
  expect((await step(id, 'refund')).status).toBe(409);
});

test('a parcel that came back: what was handed over stays with its owner; a part of the money leaves it `returned`, all of it not', async () => {
  const { id, user } = await paidOrder();
  await step(id, 'start-production');
  await step(id, 'ship');
  const [kept] = await chips(id);
  const receiver = await createUser(app.knex);
  await app.knex('card_allocations').where({ id: kept.id }).update({ user_id: receiver.id });
  expect((await step(id, 'take-return')).body.status).toBe('returned');
  expect((await chips(id)).map(({ status }) => status)).toEqual(['active', 'released', 'released']);
  expect((await step(id, 'refund', { reason: 'חלק', amount: '70.01' })).body.errors.amount).toContain(
    formatMoney('70.00', 'he'),
  );
  expect((await step(id, 'refund', { reason: 'חלק', amount: '-1' })).status).toBe(422);
  expect((await step(id, 'refund', { reason: 'חלק', amount: '20' })).status).toBe(200);
  await sweep();
  expect((await rowOf(id)).status).toBe('returned');
  expect((await step(id, 'refund', { reason: 'השאר' })).status).toBe(422);
  expect((await step(id, 'refund', { reason: 'השאר', amount: '50' })).status).toBe(200);
  await sweep();
  expect((await rowOf(id)).status).toBe('refunded');
  const documents = await app.knex('receipts').where({ user_id: user.id }).orderBy('id');
  expect(documents.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['receipt', '70.00'],
    ['credit', '20.00'],
    ['credit', '50.00'],
  ]);
});

test('all that was given back before it came back makes it `refunded` at once; who wants no notices of orders gets none', async () => {
  const { id, client, user } = await paidOrder();
  await app
    .knex('users')
    .where({ id: user.id })
    .update({ notification_choices: { orders: { product: false, mail: false } } });
  await step(id, 'start-production');
  await step(id, 'ship');
  await step(id, 'refund', { reason: 'איחור', amount: '70' });
  await sweep();
  expect((await rowOf(id)).status).toBe('shipped');
  expect((await step(id, 'take-return')).body.status).toBe('refunded');
  const notices = (await client.get('/api/notifications')).body as { title: string; type: string }[];
  expect(notices.filter(({ type }) => type === 'order').map(({ title }) => title)).toEqual([
    `הזמנה ${id} שולמה`,
  ]);
  expect(await app.knex('mail_log').where({ user_id: user.id, template: 'order_shipped' })).toEqual([]);
});
