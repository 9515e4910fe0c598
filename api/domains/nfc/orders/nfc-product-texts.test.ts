import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sandboxCards } from '../../../contract/payments/sandbox-cards.ts';
import type { NfcProduct } from '../../../models/NfcProduct.ts';
import { openPayments, type OpenPayments } from '../../payments/open-provider.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createNfcProduct } from '../../../testing/factories/nfc-product.ts';
import { payOnPage } from '../../../testing/sandbox-visitor.ts';
import { signInAs } from '../../../testing/sign-in.ts';

let app: TestApp;
let payments: OpenPayments;
let product: NfcProduct;

beforeAll(async () => {
  app = await startTestApp();
  payments = await openPayments(app.deps);
});

beforeEach(async () => {
  product = await createNfcProduct(app.knex, {
    name: 'במבוק',
    description: 'עץ מלא',
    features: ['חריטת לייזר'],
    translations: { en: { name: 'Bamboo', description: '', features: ['Laser engraving'] } },
  });
});

afterAll(async () => {
  await payments.close();
  await app.close();
});

const english = { headers: { 'accept-language': 'en' } };

const ordered = () => ({
  productId: product.id,
  quantity: 3,
  cards: [{ profileId: null, quantity: 3 }],
  address: {
    addressType: 'work',
    recipientName: 'Sarah Cohen',
    recipientPhone: '052-123-4567',
    street: 'Herzl',
    houseNumber: '12',
    entrance: null,
    floor: null,
    apartment: null,
    city: 'Haifa',
    zipCode: null,
    notes: null,
  },
  approveDesign: true,
  acceptTerms: true,
  notes: null,
});

test('the shop speaks the visitor’s language; what is not written in it stands in Hebrew', async () => {
  const find = (body: { id: number }[]) => body.find(({ id }) => id === product.id);
  const visitor = app.client();
  expect(find((await visitor.get('/api/nfc-products')).body)).toMatchObject({
    name: 'במבוק',
    features: ['חריטת לייזר'],
  });
  const shown = find((await visitor.get('/api/nfc-products', english)).body);
  expect(shown).toMatchObject({ name: 'Bamboo', description: 'עץ מלא', features: ['Laser engraving'] });
  expect(shown).not.toHaveProperty('translations');
  const checkout = await visitor.get(`/api/card-checkout?id=${product.id}`, english);
  expect(checkout.body.product.name).toBe('Bamboo');
});

test('an order keeps the name it was sold under in each language, for its pages and its receipt', async () => {
  const { client, user } = await signInAs(app, 'user');
  await user.$query(app.knex).patch({ language: 'en' });
  const started = await client.post(
    '/api/orders',
    { ...ordered(), method: { kind: 'new', save: false } },
    { headers: { ...english.headers, 'idempotency-key': randomUUID() } },
  );
  expect([started.status, started.body.payment?.productName]).toEqual([201, 'Bamboo']);
  await payOnPage(app.client(), started.body.payment.pageUrl, { number: sandboxCards[0]?.number ?? '' });
  await client.post(`/api/orders/payments/${started.body.payment.id}/check`);
  // What is sold later under another name changes no order.
  await product.$query(app.knex).patch({ name: 'אלון', translations: { en: { name: 'Oak' } } });

  const named = async (headers: object) => [
    (await client.get('/api/orders', headers)).body.orders[0].product.name,
    (await client.get(`/api/card-checkout?order=${started.body.orderId}`, headers)).body.order.product.name,
    (await client.get('/api/chips', headers)).body.groups[0].product.name,
  ];
  expect(await named(english)).toEqual(['Bamboo', 'Bamboo', 'Bamboo']);
  expect(await named({})).toEqual(['במבוק', 'במבוק', 'במבוק']);
  const [receipt] = await app.knex('receipts').where({ user_id: user.id });
  expect(receipt.description).toContain('Bamboo');
  expect(receipt.description).not.toContain('במבוק');
});

test('staff write a product in each language', async () => {
  const { client } = await signInAs(app, 'admin');
  const { body: row } = await client.get(`/api/admin/nfc-products/${product.id}`);
  expect(row.translations).toEqual(product.translations);
  const saved = await client.put(`/api/admin/nfc-products/${product.id}`, {
    ...row,
    translations: { en: { name: 'Bamboo card', description: 'Solid wood', features: ['Engraved'] } },
  });
  expect([saved.status, saved.body.translations?.en?.name]).toEqual([200, 'Bamboo card']);
  const tooLong = { ...saved.body, translations: { en: { name: 'x'.repeat(121) } } };
  expect((await client.put(`/api/admin/nfc-products/${product.id}`, tooLong)).status).toBe(422);
});

test('staff see a product that is typed and not saved as the shop shows it, and nobody else does', async () => {
  const typed = {
    name: 'מתכת <b>x</b>',
    regularPrice: '49.90',
    additionalCardPrice: '10',
    material: 'metal',
    translations: { en: { name: 'Metal' } },
  };
  const ask = async (role: 'admin' | 'user' | 'moderator', product: object, options = {}) =>
    (await signInAs(app, role)).client.post('/api/admin/nfc-products/preview', product, options);
  const before = await app.knex('nfc_products');
  const { html } = (await ask('admin', typed)).body as { html: string };
  expect(html).toContain('מתכת &lt;b&gt;x&lt;/b&gt;');
  expect(html).toMatch(/49\.90/u);
  expect(html).toContain('data-material="metal"');
  expect(html).not.toContain('<script');
  expect((await ask('admin', typed, english)).body.html).toContain('Metal');
  expect((await ask('admin', {})).status).toBe(200);
  expect((await ask('admin', { ...typed, regularPrice: 'x' })).body.errors).toHaveProperty('regularPrice');
  for (const role of ['user', 'moderator'] as const) expect((await ask(role, typed)).status).toBe(403);
  expect(await app.knex('nfc_products')).toEqual(before);
});
