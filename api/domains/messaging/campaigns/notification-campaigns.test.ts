import { afterAll, beforeAll, expect, test } from 'vitest';
import { typedFrom } from '../../../contract/messaging/campaigns.schema.ts';
import type { CampaignAudience } from '../../../contract/messaging/entities/notification-campaign.schema.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createProduct } from '../../../testing/factories/product.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { signInAs, signedInClient } from '../../../testing/sign-in.ts';
import { advanceCampaign } from './advance-campaign.ts';

let app: TestApp;
let admin: TestClient;
const clock = { now: () => new Date() };
const path = '/api/admin/notification-campaigns';

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signInAs(app, 'admin')).client;
});
afterAll(() => app.close());

const count = async (audience: CampaignAudience, kind = 'news') =>
  (await admin.post(`${path}/count`, { audience, kind })).body as { recipients: number; optedOut: number };
const send = (campaign: Record<string, unknown>) =>
  admin.post(path, { kind: 'news', title: 'חדש אצלנו', content: 'שלום 😀', ...campaign });
/** Sends to an audience, with the numbers that an admin would see and type. */
async function sendTo(audience: CampaignAudience, more: Record<string, unknown> = {}) {
  const { recipients } = await count(audience, String(more['kind'] ?? 'news'));
  return send({ audience, expected: recipients, typed: recipients, ...more });
}
const deliver = async () => {
  while (await advanceCampaign({ knex: app.knex, clock }));
};
const toldOf = async (campaign: number): Promise<number[]> =>
  (await app.knex('notifications').where({ campaign_id: campaign }).orderBy('user_id').pluck('user_id')).map(
    Number,
  );
const noNews = { notificationChoices: { news: { product: false } } };

test('one person hears of it, with a link of ours, and it says who has read it', async () => {
  const person = await createUser(app.knex);
  const { status, body } = await sendTo(
    { to: 'one', userId: person.id },
    { link: ' /subscription?plan=2#x ' },
  );
  expect(status, JSON.stringify(body)).toBe(201);
  expect([body.status, body.recipients]).toEqual(['sending', 1]);
  await deliver();
  const client = await signedInClient(app, person);
  expect((await client.get('/api/notifications')).body).toMatchObject([
    { title: 'חדש אצלנו', content: 'שלום 😀', link: '/subscription?plan=2#x', isRead: false },
  ]);
  expect((await admin.get(`${path}/${body.id}/reach`)).body).toEqual({ read: 0, unread: 1 });
  await client.put('/api/notifications/read-all');
  expect((await admin.get(`${path}/${body.id}/reach`)).body).toEqual({ read: 1, unread: 0 });
  expect((await admin.get(`${path}/${body.id}`)).body).toMatchObject({
    status: 'sent',
    sent: 1,
    finishedAt: expect.any(String),
  });
});

test('the people of a plan: those whose package is active, each once', async () => {
  const product = await createProduct(app.knex);
  const [inside, twice, lapsed, ended, quiet] = await Promise.all([
    createUser(app.knex),
    createUser(app.knex),
    createUser(app.knex),
    createUser(app.knex),
    createUser(app.knex, noNews),
  ]);
  const ahead = {
    productId: product.id,
    status: 'active' as const,
    endDate: new Date(Date.now() + 86_400_000),
  };
  for (const user of [inside, twice, twice, quiet])
    await createPackage(app.knex, { ...ahead, userId: user.id });
  await createPackage(app.knex, { ...ahead, userId: lapsed.id, endDate: new Date(Date.now() - 1_000) });
  await createPackage(app.knex, { ...ahead, userId: ended.id, status: 'cancelled' });
  const plan = { to: 'plan', productId: product.id } as const;
  expect(await count(plan)).toEqual({ recipients: 2, optedOut: 1 });
  expect(await count(plan, 'service')).toEqual({ recipients: 3, optedOut: 0 });
  const news = (await sendTo(plan)).body;
  const service = (await sendTo(plan, { kind: 'service' })).body;
  await deliver();
  expect(await toldOf(news.id)).toEqual([inside.id, twice.id]);
  expect(await toldOf(service.id)).toEqual([inside.id, twice.id, quiet.id]);
});

test('the free plan is everybody without a paid package that is active', async () => {
  const before = (await count({ to: 'plan', productId: null })).recipients;
  const payer = await createUser(app.knex);
  await createUser(app.knex);
  expect((await count({ to: 'plan', productId: null })).recipients).toBe(before + 2);
  await createPackage(app.knex, { userId: payer.id, isPaid: true, status: 'active', endDate: null });
  expect((await count({ to: 'plan', productId: null })).recipients).toBe(before + 1);
});

test('a role, in batches that several workers share, and never twice', async () => {
  const rows = Array.from({ length: 1_203 }, (_, number) => ({
    username: `מוד ${number}`,
    email: `moderator-${number}@example.test`,
    password: 'x',
    user_role: 'moderator',
  }));
  await app.knex.batchInsert('users', rows, 500);
  const { id, recipients } = (await sendTo({ to: 'role', role: 'moderator' })).body;
  await createUser(app.knex, { userRole: 'moderator' });
  await Promise.all([1, 2, 3].map(deliver));
  await deliver();
  const told = await toldOf(id);
  expect([told.length, new Set(told).size, recipients]).toEqual([1_203, 1_203, 1_203]);
  expect((await admin.get(`${path}/${id}`)).body).toMatchObject({ sent: 1_203, status: 'sent' });
  // A worker that crashed after notifying, before it could write that down.
  await app.knex('notification_campaigns').where({ id }).update({ status: 'sending', last_user_id: 0 });
  await deliver();
  expect((await toldOf(id)).length).toBe(1_203);
  expect((await admin.get(`${path}/${id}`)).body.sent).toBe(1_203);
});

test('is stopped between two batches and goes on where it was', async () => {
  const { id } = (await sendTo({ to: 'role', role: 'moderator' })).body;
  await advanceCampaign({ knex: app.knex, clock });
  expect((await admin.post(`${path}/${id}/stop`)).body).toMatchObject({ status: 'stopped', sent: 500 });
  await deliver();
  expect((await toldOf(id)).length).toBe(500);
  expect((await admin.post(`${path}/${id}/stop`)).status).toBe(409);
  await admin.post(`${path}/${id}/resume`);
  await deliver();
  expect((await toldOf(id)).length).toBe(1_204);
  const steps = await app
    .knex('audit_log')
    .where({ entity: 'notification-campaigns', entity_id: String(id) })
    .orderBy('id')
    .pluck('action');
  expect(steps).toEqual(['create', 'stop', 'resume']);
});

test('who switches news off on the way is spared', async () => {
  const { id, recipients } = (await sendTo({ to: 'role', role: 'moderator' })).body;
  await advanceCampaign({ knex: app.knex, clock });
  const [last] = await app.knex('users').where({ user_role: 'moderator' }).orderBy('id', 'desc').limit(1);
  await app.knex('users').where({ id: last.id }).update({ notification_choices: noNews.notificationChoices });
  await deliver();
  expect((await admin.get(`${path}/${id}`)).body).toMatchObject({ sent: recipients - 1, status: 'sent' });
});

test('many are told only when their number was typed, and only as many as were shown', async () => {
  const audience = { to: 'role', role: 'moderator' } as const;
  const { recipients } = await count(audience);
  expect(recipients).toBeGreaterThanOrEqual(typedFrom);
  for (const typed of [null, recipients - 1, 0])
    expect((await send({ audience, expected: recipients, typed })).body.errors).toEqual({
      typed: expect.stringContaining(String(recipients)),
    });
  expect(await send({ audience, expected: recipients - 1, typed: recipients - 1 })).toMatchObject({
    status: 409,
    body: { errors: { expected: expect.stringContaining(String(recipients)) } },
  });
});

test.each([
  ['//evil.com'],
  ['/\\evil.com'],
  ['https:/\\evil'],
  ['https://ours@evil.com'],
  ['javascript:alert(1)'],
  ['/a\nb'],
  ['/"><script>alert(1)</script>'],
  ['dashboard'],
  [`/${'x'.repeat(600)}`],
])('leads nowhere else: %s', async (link) => {
  const { id: userId } = await createUser(app.knex);
  const { status, body } = await send({ audience: { to: 'one', userId }, expected: 1, link });
  expect([status, Object.keys(body.errors)]).toEqual([422, ['link']]);
});

test('says what is missing on its field', async () => {
  const issues = async (campaign: Record<string, unknown>) => Object.keys((await send(campaign)).body.errors);
  expect(await issues({ audience: { to: 'one', userId: 987_654_321 }, expected: 0 })).toEqual(['audience']);
  expect(await issues({ audience: { to: 'one' }, expected: 1 })).toEqual(['audience.userId']);
  expect(await issues({ audience: { to: 'role', role: 'king' }, expected: 1 })).toEqual(['audience.role']);
  expect(await issues({ audience: { to: 'all' }, expected: 1, title: ' ' })).toEqual(['title']);
  expect(await issues({ audience: { to: 'all' }, expected: 1, content: 'א'.repeat(10_000) })).toEqual([
    'content',
  ]);
});

test('is for admins alone', async () => {
  const audience = { to: 'all' };
  for (const client of [
    app.client(),
    (await signInAs(app, 'user')).client,
    (await signInAs(app, 'moderator')).client,
  ]) {
    const tries = [
      await client.post(`${path}/count`, { audience, kind: 'news' }),
      await client.post(path, { audience, kind: 'news', title: 'x', expected: 1 }),
      await client.post(`${path}/1/stop`),
      await client.get(`${path}/1/reach`),
    ];
    for (const { status } of tries) expect([401, 403]).toContain(status);
  }
});
