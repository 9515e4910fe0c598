import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import type { TestClient } from '../../../../testing/client.ts';
import { createBusinessProfile } from '../../../../testing/factories/business-profile.ts';
import { createCardAllocation } from '../../../../testing/factories/card-allocation.ts';
import { createNfcProduct } from '../../../../testing/factories/nfc-product.ts';
import { createPhysicalCardOrder } from '../../../../testing/factories/physical-card-order.ts';
import { createProduct } from '../../../../testing/factories/product.ts';
import { signInAs } from '../../../../testing/sign-in.ts';

let app: TestApp;
let admin: TestClient;
let orderId: number;

beforeAll(async () => {
  app = await startTestApp();
  ({ client: admin } = await signInAs(app, 'admin'));
  const order = await createPhysicalCardOrder(app.knex, {
    quantity: 3,
    status: 'paid',
    recipientName: 'דנה לוי 🌷',
    buyerNotes: '\u202Eהפוך',
  });
  orderId = order.id;
  const card = await createBusinessProfile(app.knex, {
    userId: order.userId,
    businessName: '=HYPERLINK("http://evil")',
  });
  await createCardAllocation(app.knex, { orderId, tapCode: 'abcdefghjkmnp', profileId: card.id });
  await createCardAllocation(app.knex, { orderId, tapCode: 'zzzzefghjkmnp', profileId: null, quantity: 2 });
  await createCardAllocation(app.knex, { orderId, tapCode: 'deadefghjkmnp', status: 'replaced' });
});
afterAll(() => app.close());

const read = (path: string, client = admin) => client.get(`/api/admin/physical-card-orders/${path}`);

test('the chip list names what is made, as a file that Excel reads and no cell can run', async () => {
  const reply = await read(`${orderId}/chips.csv`);
  expect(reply.headers.get('Content-Type')).toContain('text/csv');
  expect(reply.headers.get('Content-Disposition')).toContain(`bikur-order-${orderId}-chips.csv`);
  const lines = reply.text.replace('\uFEFF', '').trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(`${app.deps.env.PUBLIC_URL}/t/abcdefghjkmnp,abcdefghjkmnp,1,"'=HYPERLINK(`);
  expect(lines[2]).toMatch(/zzzzefghjkmnp,2,$/u);
});

test('the print sheet is a PDF with a code for each chip; a part that isn’t there is none', async () => {
  const reply = await read(`${orderId}/print-sheet.pdf`);
  expect([reply.status, reply.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
  expect(reply.text.startsWith('%PDF-')).toBe(true);
  expect((await read(`${orderId}/print-sheet.pdf?part=2`)).status).toBe(404);
  expect((await read(`99999999/print-sheet.pdf`)).status).toBe(404);
});

test('orders go to production together: each by itself, once however often it is asked, with one sheet and one table', async () => {
  const path = '/api/admin/physical-card-orders/bulk/start-production';
  const approved = { status: 'paid' as const, designApprovedAt: new Date() };
  const orders = [
    await createPhysicalCardOrder(app.knex, { ...approved, recipientName: '=cmd()' }),
    await createPhysicalCardOrder(app.knex, { status: 'paid', designApprovedAt: null }),
    await createPhysicalCardOrder(app.knex, {
      ...approved,
      quantity: 2,
      recipientName: 'נועה כהן',
      recipientPhone: '052-7654321',
      priceSnapshot: { productName: 'כרטיס PVC', productNames: { en: 'PVC card' } },
      shippingAddress: {
        street: 'הרצל',
        houseNumber: '12',
        entrance: 'ב',
        floor: '3',
        apartment: '7',
        city: 'חיפה',
        zipCode: '3132101',
        country: 'Israel',
        notes: 'לצלצל פעמיים',
      },
    }),
  ];
  const ids = orders.map(({ id }) => id);
  const key = randomUUID();
  const ask = (client = admin, body: object = {}) => client.post(path, { ids, key, input: {}, ...body });
  const [first, twin] = await Promise.all([ask(), ask()]);
  for (const { status, body } of [first, twin]) {
    expect(status).toBe(200);
    expect(body.results).toEqual([
      { id: ids[0], refused: null },
      { id: ids[1], refused: expect.stringMatching(/[א-ת]/u) },
      { id: ids[2], refused: null },
    ]);
  }
  const steps = () => app.knex('audit_log').whereIn('entity_id', ids.map(String)).pluck('action');
  expect(await steps()).toEqual(['start-production', 'start-production']);
  // Without the key it is another operation, which finds what was done.
  const again = await ask(admin, { key: randomUUID() });
  expect(again.body.results.map(({ refused }: { refused: string | null }) => refused === null)).toEqual([
    false,
    false,
    false,
  ]);
  expect((await steps()).length).toBe(2);
  const { client: other } = await signInAs(app, 'admin');
  expect((await ask(other)).body.results[0].refused).not.toBeNull();
  for (const wrong of [{ ids: [] }, { ids: Array.from({ length: 201 }, (_, at) => at + 1) }, { key: 'x' }])
    expect((await ask(admin, wrong)).status).toBe(422);

  const run = (name: string, orderIds = [ids[0], ids[2]]) =>
    admin.get(`/api/admin/production-runs/${name}?ids=${orderIds.join(',')}`);
  const lines = (await run('orders.csv')).text.replace('\uFEFF', '').trim().split('\r\n');
  const pieces = Number(orders[0]?.quantity) + Number(orders[2]?.quantity);
  expect(lines.length).toBe(1 + pieces);
  expect(lines[1]).toMatch(new RegExp(`^${ids[0]},.*'=cmd.*${app.deps.env.PUBLIC_URL}/t/`, 'u'));
  // In the order in which they were asked for; each piece says where it goes, and which card it opens.
  const [piece, sibling] = await app.knex('card_allocations').where({ order_id: ids[2] }).orderBy('id');
  const card = await createBusinessProfile(app.knex, { businessName: 'הסטודיו' });
  await app.knex('card_allocations').where({ id: piece.id }).update({ profile_id: card.id });
  const turned = (await run('orders.csv', [ids[2], ids[0]])).text.replace('\uFEFF', '').trim().split('\r\n');
  const parcel = `${ids[2]},כרטיס PVC,2,נועה כהן,052-7654321,הרצל 12 כניסה ב קומה 3 דירה 7,חיפה,3132101,לצלצל פעמיים`;
  const chip = ({ tap_code: code }: { tap_code: string }) => `${code},${app.deps.env.PUBLIC_URL}/t/${code},1`;
  expect(turned.slice(1, 3)).toEqual([`${parcel},${chip(piece)},הסטודיו`, `${parcel},${chip(sibling)},`]);
  expect(turned[3]).toMatch(new RegExp(`^${ids[0]},`, 'u'));
  const sheet = await run('print-sheet.pdf');
  expect([sheet.status, sheet.text.slice(0, 5)]).toEqual([200, '%PDF-']);
  expect((await run('print-sheet.pdf', [ids[0], 99_999_999])).status).toBe(404);
  expect((await run('orders.csv', [99_999_999])).status).toBe(404);
});

test('a chip’s own code opens its address and no card’s', async () => {
  const [chip] = await app.knex('card_allocations').where({ tap_code: 'abcdefghjkmnp' });
  const reply = await admin.get(`/api/admin/card-allocations/${chip.id}/qr.svg`);
  expect(reply.headers.get('Content-Type')).toContain('image/svg+xml');
  expect(reply.text).toMatch(/^<svg [^>]+><path /u);
  expect((await admin.get('/api/admin/card-allocations/99999999/qr.svg')).status).toBe(404);
});

test('the story of an order names who did what', async () => {
  const { client, user } = await signInAs(app, 'admin');
  await app.knex('physical_card_orders').where({ id: orderId }).update({ design_approved_at: new Date() });
  await client.post(`/api/admin/physical-card-orders/${orderId}/start-production`, {});
  expect((await read(`${orderId}/story`)).body).toMatchObject({
    steps: [{ from: 'paid', to: 'in_production', by: user.username }],
    payments: [],
    chips: 3 - 1,
  });
});

test.each(['user', 'moderator'] as const)('are nothing for a %s', async (role) => {
  const { client } = await signInAs(app, role);
  for (const path of ['chips.csv', 'print-sheet.pdf', 'story'])
    expect((await read(`${orderId}/${path}`, client)).status).toBe(403);
});

describe.each([
  ['products', createProduct],
  ['nfc-products', createNfcProduct],
] as const)('the order of %s', (resource, create) => {
  test('is put at once or not at all', async () => {
    const table = resource.replace('-', '_');
    await app.knex(table).delete();
    const ids: number[] = [];
    for (let count = 0; count < 3; count += 1) ids.push((await create(app.knex)).id);
    const put = (list: unknown) => admin.put('/api/admin/product-order', { resource, ids: list });
    const order = async () => (await app.knex(table).orderBy('sort_order')).map(({ id }) => id);
    const [first, second, third] = ids;
    expect((await put([third, first, second])).status).toBe(204);
    expect(await order()).toEqual([third, first, second]);
    for (const wrong of [[first, second], [first, first, second], [first, second, 99_999_999], []])
      expect([409, 422]).toContain((await put(wrong)).status);
    expect(await order()).toEqual([third, first, second]);
    expect(await app.knex('audit_log').where({ entity: resource, action: 'reorder' })).toMatchObject([
      { after: { order: [third, first, second] } },
    ]);
  });
});
