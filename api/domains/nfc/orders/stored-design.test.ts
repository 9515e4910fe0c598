import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createNfcProduct } from '../../../testing/factories/nfc-product.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { openPayments, type OpenPayments } from '../../payments/open-provider.ts';
import { printedCardOf } from './design-of-order.ts';

let app: TestApp;
let payments: OpenPayments;
let client: TestClient;
let card: BusinessProfile;
let productId: number;

beforeAll(async () => {
  app = await startTestApp();
  payments = await openPayments(app.deps);
  productId = (await createNfcProduct(app.knex, { material: 'bamboo' })).id;
});
beforeEach(async () => {
  const signedIn = await signInAs(app, 'user');
  client = signedIn.client;
  card = await createBusinessProfile(app.knex, {
    userId: signedIn.user.id,
    businessName: 'קפה נוגה',
    jobTitle: 'בית קלייה',
    phone: '052-123-4567',
  });
});
afterAll(async () => {
  await payments.close();
  await app.close();
});

const address = {
  addressType: 'work',
  recipientName: 'דנה לוי',
  recipientPhone: '052-123-4567',
  street: 'הרצל',
  houseNumber: '12',
  entrance: null,
  floor: null,
  apartment: null,
  city: 'חיפה',
  zipCode: null,
  notes: null,
};
const choice = { layout: 'center', colour: 'pine', sides: 'front' };
const seen = { name: 'קפה נוגה', jobTitle: 'בית קלייה', phone: '052-123-4567' };
const order = (design?: object) =>
  client.post(
    '/api/orders',
    {
      productId,
      quantity: 3,
      cards: [
        { profileId: card.id, quantity: 2 },
        { profileId: null, quantity: 1 },
      ],
      address,
      notes: null,
      approveDesign: true,
      acceptTerms: true,
      method: { kind: 'test' },
      ...(design && { design }),
    },
    { headers: { 'idempotency-key': randomUUID() } },
  );
const designs = async () =>
  (await client.get('/api/orders')).body.orders.map(({ design }: { design: object }) => design);

test('an order has the print its customer saw, whatever becomes of the card', async () => {
  expect((await order({ ...choice, seen })).status).toBe(201);
  const stored = { ...choice, ...seen, material: 'bamboo', profileId: card.id };
  expect(await designs()).toMatchObject([stored]);
  await BusinessProfile.query(app.knex).findById(card.id).patch({ businessName: 'קפה אחר', jobTitle: null });
  expect(await designs()).toMatchObject([stored]);
  const { client: staff } = await signInAs(app, 'admin');
  const { body } = await staff.get('/api/admin/physical-card-orders?filter={}');
  expect(JSON.stringify(body)).toContain('קפה נוגה');
});

test('a card that says something else by now is no approved proof', async () => {
  const reply = await order({ ...choice, seen: { ...seen, jobTitle: 'מאפייה' } });
  expect(reply.status).toBe(422);
  expect(Object.keys(reply.body.errors ?? {})).toEqual(['approveDesign']);
  expect(await designs()).toEqual([]);
});

test('without a choice the print is that of the card’s template, on both sides', async () => {
  expect((await order()).status).toBe(201);
  expect(await designs()).toMatchObject([{ colour: 'own', sides: 'both', ...seen }]);
});

test('all pieces bear the card of most of them, the first of those with as many; without one there is none', () => {
  const cards = (...pairs: [profileId: number | null, quantity: number][]) =>
    printedCardOf(pairs.map(([profileId, quantity]) => ({ profileId, quantity })));
  expect(cards([1, 2], [2, 3], [null, 9])).toBe(2);
  expect(cards([2, 3], [1, 3])).toBe(2);
  expect(cards([null, 9])).toBeNull();
});
