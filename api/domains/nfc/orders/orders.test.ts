import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../../../models/User.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createCardAllocation } from '../../../testing/factories/card-allocation.ts';
import { createCouponRedemption } from '../../../testing/factories/coupon-redemption.ts';
import { createCoupon } from '../../../testing/factories/coupon.ts';
import { createNfcProduct } from '../../../testing/factories/nfc-product.ts';
import { createPhysicalCardOrder } from '../../../testing/factories/physical-card-order.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { signInAs } from '../../../testing/sign-in.ts';

let app: TestApp;
let client: TestClient;
let user: User;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  ({ client, user } = await signInAs(app, 'user'));
});
afterAll(() => app.close());

describe('GET /api/nfc-products', () => {
  it('lists what is on sale in its order, for everybody', async () => {
    await app.knex('nfc_products').delete();
    await createNfcProduct(app.knex, { name: 'שני', sortOrder: 20 });
    await createNfcProduct(app.knex, {
      name: 'ראשון',
      sortOrder: 10,
      regularPrice: 4_990,
      additionalCardPrice: 1_001,
    });
    await createNfcProduct(app.knex, { name: 'נגמר', isActive: false });
    const { body } = await app.client().get('/api/nfc-products');
    expect(body).toMatchObject([
      { name: 'ראשון', regularPrice: '49.90', additionalCardPrice: '10.01' },
      { name: 'שני' },
    ]);
    expect(Object.keys(body[0])).not.toContain('isActive');
  });
});

describe('GET /api/orders', () => {
  it('is for people who are signed in, and empty at first', async () => {
    expect((await app.client().get('/api/orders')).status).toBe(401);
    expect((await client.get('/api/orders')).body).toEqual({ orders: [], page: 1, pages: 0, total: 0 });
  });

  it("shows an order with its line, its pieces by card and its way; staff's notes and others' cards stay away", async () => {
    const card = await createBusinessProfile(app.knex, { userId: user.id, businessName: 'קפה נוגה ☕' });
    const foreign = await createBusinessProfile(app.knex, {
      userId: (await createUser(app.knex)).id,
      businessName: 'של מישהו אחר',
    });
    const order = await createPhysicalCardOrder(app.knex, {
      userId: user.id,
      profileId: card.id,
      quantity: 6,
      status: 'shipped',
      notes: 'לקוח קשה',
      totalAmount: 109_00,
    });
    for (const [profileId, quantity] of [
      [card.id, 2],
      [card.id, 1],
      [null, 2],
      [foreign.id, 1],
    ] as const)
      await createCardAllocation(app.knex, { orderId: order.id, profileId, quantity });
    await createPhysicalCardOrder(app.knex);
    // A piece that came back is none any more, and one that was replaced has another in its stead.
    const returned = { orderId: order.id, profileId: card.id, status: 'released' } as const;
    await createCardAllocation(app.knex, returned);
    const reply = await client.get('/api/orders');
    expect(reply.body).toMatchObject({
      total: 1,
      orders: [
        {
          id: order.id,
          status: 'shipped',
          quantity: 6,
          total: '109.00',
          card: { id: card.id, name: 'קפה נוגה ☕' },
          trackingNumber: order.trackingNumber,
        },
      ],
    });
    const [{ allocations }] = reply.body.orders;
    expect(allocations).toHaveLength(2);
    expect(allocations).toContainEqual({ card: { id: card.id, name: 'קפה נוגה ☕' }, quantity: 3 });
    expect(allocations).toContainEqual({ card: null, quantity: 3 });
    expect(reply.text).not.toMatch(/לקוח קשה|של מישהו אחר/u);
  });

  it('says of each order its own pieces, material and coupon, and of a coupon only what was used', async () => {
    const metal = await createNfcProduct(app.knex, { material: 'metal' });
    const priceSnapshot = { productName: 'כרטיס' };
    const order = (more: object = {}) =>
      createPhysicalCardOrder(app.knex, { userId: user.id, priceSnapshot, ...more });
    const [first, second] = [await order({ quantity: 2 }), await order({ nfcProductId: metal.id })];
    for (const [{ id: orderId }, quantity] of [
      [first, 2],
      [second, 1],
    ] as const)
      await createCardAllocation(app.knex, { orderId, profileId: null, quantity });
    const coupon = await createCoupon(app.knex, { holdsFor: 'cards', maxUsesEach: 9 });
    const use = (more: object) =>
      createCouponRedemption(app.knex, {
        couponId: coupon.id,
        userId: user.id,
        packageId: null,
        attemptId: null,
        orderId: first.id,
        ...more,
      });
    await use({ status: 'released', settledAt: new Date(), discountMinor: 100, priceMinor: 200 });
    await use({ status: 'used', settledAt: new Date(), discountMinor: 3_000, priceMinor: 12_000 });
    const { orders } = (await client.get('/api/orders')).body;
    expect(orders).toMatchObject([
      {
        id: second.id,
        product: { id: metal.id, name: 'כרטיס', material: 'metal' },
        coupon: null,
        allocations: [{ card: null, quantity: 1 }],
      },
      {
        id: first.id,
        product: { id: null, name: 'כרטיס', material: 'pvc' },
        coupon: { code: coupon.code, discount: '30.00', due: '90.00' },
        allocations: [{ card: null, quantity: 2 }],
      },
    ]);
  });

  it('goes page by page, newest first', async () => {
    for (let number = 0; number < 12; number += 1)
      await createPhysicalCardOrder(app.knex, { userId: user.id });
    const first = (await client.get('/api/orders')).body;
    const second = (await client.get('/api/orders?page=2')).body;
    expect([first.orders.length, second.orders.length, first.pages]).toEqual([10, 2, 2]);
    expect(first.orders[0].id).toBeGreaterThan(second.orders[1].id);
  });
});
