import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../../models/User.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { createBusinessProfile } from '../../testing/factories/business-profile.ts';
import { createPackage } from '../../testing/factories/package.ts';
import { createProduct } from '../../testing/factories/product.ts';
import { signInAs } from '../../testing/sign-in.ts';

const now = new Date('2026-11-21T10:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
let app: TestApp;
let client: TestClient;
let user: User;

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
});
beforeEach(async () => {
  ({ client, user } = await signInAs(app, 'user'));
});
afterAll(() => app.close());

const read = async () => (await client.get('/api/subscription')).body;
const own = (overrides = {}) => createPackage(app.knex, { userId: user.id, ...overrides });

describe('GET /api/subscription', () => {
  it('is for people who are signed in', async () => {
    expect((await app.client().get('/api/subscription')).status).toBe(401);
  });

  it('gives everybody one basic card, without any package', async () => {
    await createPackage(app.knex, { proCardCount: 9 });
    expect(await read()).toEqual({
      active: [],
      past: [],
      places: { basic: { total: 1, used: 0 }, pro: { total: 0, used: 0 }, free: ['basic'] },
    });
  });

  it('tells what is in force from what is over, and what is used', async () => {
    const product = await createProduct(app.knex, { name: 'פרו 🚀' });
    const common = { productId: product.id, basicCardCount: 0, proCardCount: 2, price: 4_000 };
    const ended = await own({ ...common, endDate: inDays(-1) });
    const short = await own({
      ...common,
      endDate: inDays(5),
      autoRenew: true,
      nextPaymentDate: inDays(5),
      metadata: { secret: 'provider-note' },
      recurringPaymentUid: 'uid-1',
    });
    const endless = await own({ ...common, endDate: null, proCardCount: 1 });
    const cancelled = await own({ ...common, status: 'cancelled', endDate: inDays(5) });
    await createBusinessProfile(app.knex, { userId: user.id, cardType: 'pro' });
    const reply = await client.get('/api/subscription');
    expect(reply.body.active).toMatchObject([
      { id: endless.id, isActive: true, endDate: null, nextPaymentDate: null },
      {
        id: short.id,
        name: 'פרו 🚀',
        price: '40.00',
        autoRenew: true,
        nextPaymentDate: inDays(5).toISOString(),
        chargeFailed: false,
        enterprise: null,
      },
    ]);
    expect(reply.body.past.map(({ id }: { id: number }) => id)).toEqual([cancelled.id, ended.id]);
    expect(reply.body.places.pro).toEqual({ total: 3, used: 1 });
    expect(reply.text).not.toMatch(/provider-note|uid-1/u);
  });

  it('says that a charge failed, and names the community of a company', async () => {
    await own({
      endDate: inDays(5),
      autoRenew: true,
      renewalProcessStatus: 'retry_scheduled',
      isEnterprise: true,
      enterpriseCommunity: 'אופק נדל״ן',
      enterpriseUserLimit: 25,
    });
    expect((await read()).active).toMatchObject([
      { chargeFailed: true, enterprise: { community: 'אופק נדל״ן', userLimit: 25 } },
    ]);
  });
});
