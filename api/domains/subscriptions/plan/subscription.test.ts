import { consentVersion, renewalText } from '../../../contract/subscriptions/consent-texts.ts';
import { fromMinor } from '../../../contract/base/money.schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../../../models/User.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createPackageChange } from '../../../testing/factories/package-change.ts';
import { createRecurringPayment } from '../../../testing/factories/recurring-payment.ts';
import { createProduct } from '../../../testing/factories/product.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { consentChanged } from '../messages.ts';

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
    const longer = await own({ ...common, proCardCount: 0, endDate: inDays(9) });
    // A stranger's standing order of the same plan, a change that was undone, and one that waits for its payment, say nothing of these.
    await createRecurringPayment(app.knex, { productId: product.id, status: 'paused' });
    const change = { packageId: longer.id, toProductId: product.id };
    await createPackageChange(app.knex, { ...change, status: 'cancelled', settledAt: now });
    await createPackageChange(app.knex, { ...change, takesEffect: 'now' });
    await createBusinessProfile(app.knex, { userId: user.id, cardType: 'pro' });
    const reply = await client.get('/api/subscription');
    expect(reply.body.active).toMatchObject([
      { id: endless.id, isActive: true, endDate: null, nextPaymentDate: null },
      { id: longer.id, canResume: false, change: null },
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

describe('PUT /api/subscription/:id/renewal', () => {
  const set = (id: number | string, autoRenew: unknown) =>
    client.put(`/api/subscription/${id}/renewal`, { autoRenew, consentVersion });
  const mails = () => app.knex('mail_log').where({ user_id: user.id, template: 'renewal_stopped' });
  async function renewing() {
    const row = await own({ endDate: inDays(20), autoRenew: true, nextPaymentDate: inDays(20) });
    await createRecurringPayment(app.knex, {
      userId: user.id,
      productId: row.productId,
      packageId: row.id,
      status: 'active',
      nextChargeDate: inDays(20),
    });
    return row;
  }
  const orders = () => app.knex('recurring_payments').where({ user_id: user.id }).pluck('status');

  it('stops at the end of the period, keeps what was paid for, confirms by mail, and can be resumed', async () => {
    const row = await renewing();
    expect((await set(row.id, false)).body.active).toMatchObject([
      { id: row.id, isActive: true, autoRenew: false, nextPaymentDate: null, canResume: true },
    ]);
    expect(await orders()).toEqual(['paused']);
    expect(await mails()).toHaveLength(1);
    expect((await set(row.id, true)).body.active).toMatchObject([
      { autoRenew: true, nextPaymentDate: inDays(20).toISOString(), canResume: false },
    ]);
    expect(await orders()).toEqual(['active']);
  });

  it('is resumed only with today’s words, which are stored with what it will cost', async () => {
    const row = await renewing();
    await set(row.id, false);
    for (const version of [undefined, '2020-01-01']) {
      const body = { autoRenew: true, consentVersion: version };
      const refused = await client.put(`/api/subscription/${row.id}/renewal`, body);
      expect([refused.status, refused.body.message]).toEqual([409, consentChanged.he]);
    }
    const consents = () => app.knex('payment_consents').where({ package_id: row.id });
    expect(await consents()).toEqual([]);
    expect((await set(row.id, true)).status).toBe(200);
    const terms = { card: 'same', cycle: row.billingCycle, price: fromMinor(row.price) } as const;
    expect(await consents()).toMatchObject([
      { kind: 'renewal', language: 'he', version: consentVersion, text: renewalText('he', terms) },
    ]);
    // Asking for the present state again agrees to nothing anew.
    await set(row.id, true);
    expect(await consents()).toHaveLength(1);
    const { client: staff } = await signInAs(app, 'admin');
    // A payment of the same number has a story of its own.
    const [from_status, to_status] = ['created', 'pending'];
    await app.knex('state_transitions').insert({
      entity: 'payment_attempts',
      entity_id: row.id,
      from_status,
      to_status,
      actor: 'x',
      reason: 'x',
    });
    const { body } = await staff.get(`/api/admin/packages/${row.id}/story`);
    expect(body.steps.filter(({ entity }: { entity: string }) => entity !== 'packages')).toEqual([]);
    expect(body.consents).toMatchObject([{ kind: 'renewal', text: renewalText('he', terms) }]);
  });

  it('confirms once, however often it is asked', async () => {
    const row = await renewing();
    const replies = await Promise.all([1, 2, 3].map(() => set(row.id, false)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await mails()).toHaveLength(1);
  });

  it('resumes nothing that has no standing order, and nothing that is over', async () => {
    const bare = await own({ endDate: inDays(20), autoRenew: false });
    expect((await set(bare.id, true)).status).toBe(409);
    const over = await own({ endDate: inDays(-1), autoRenew: true });
    expect((await set(over.id, false)).status).toBe(409);
    expect((await set(bare.id, 'yes')).status).toBe(422);
  });

  it("leaves others' packages alone", async () => {
    const foreign = await createPackage(app.knex, { endDate: inDays(5), autoRenew: true });
    expect((await set(foreign.id, false)).status).toBe(404);
    expect((await set('x', false)).status).toBe(404);
    expect((await app.knex('packages').where({ id: foreign.id }).first()).auto_renew).toBe(true);
  });
});
