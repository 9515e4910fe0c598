import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { features } from '../../../app.ts';
import { changeRow } from '../../../testing/change-row.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { foreignId, samplePath } from '../../../testing/endpoint-samples.ts';
import { createBlogPost } from '../../../testing/factories/blog-post.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createContactLead } from '../../../testing/factories/contact-lead.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createProduct } from '../../../testing/factories/product.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { signedInClient, signInAs } from '../../../testing/sign-in.ts';
import { tasks } from '../tasks.ts';

let app: TestApp;
let client: TestClient;
let adminId: number;

beforeAll(async () => {
  app = await startTestApp();
  const admin = await signInAs(app, 'admin');
  client = admin.client;
  adminId = admin.user.id;
});
afterAll(() => app.close());

test('nobody closes their own account here', async () => {
  const closed = await client.post(`/api/admin/users/${adminId}/close`, { confirmation: 'x', reason: 'x' });
  expect([closed.status, closed.body.message]).toEqual([409, expect.stringContaining('חשבון של הצוות')]);
});

test('the demo account keeps its role and address and is not closed', async () => {
  const demo = await createUser(app.knex, { isDemo: true });
  const wish = { newRole: 'admin', reason: 'x' };
  expect((await client.post(`/api/admin/users/${demo.id}/ask-role`, wish)).status).toBe(403);
  const close = { confirmation: demo.username, reason: 'x' };
  expect((await client.post(`/api/admin/users/${demo.id}/close`, close)).status).toBe(403);
  expect((await client.post(`/api/admin/users/${demo.id}/send-password-reset`, {})).status).toBe(403);
  expect((await changeRow(client, `/api/admin/users/${demo.id}`, { phone: '050-1112233' })).status).toBe(200);
});

test('the demo account, which anybody may enter, gets nothing of the back office', async () => {
  const demo = await signedInClient(app, await createUser(app.knex, { isDemo: true }));
  const endpoints = features.flatMap((feature) => feature.endpoints);
  const closed = endpoints.filter(({ access }) => access !== 'public' && access !== 'signed-in');
  expect(closed.length).toBeGreaterThan(100);
  for (const endpoint of closed) {
    const method = endpoint.method.toUpperCase();
    const body = method === 'GET' || method === 'DELETE' ? undefined : {};
    const reply = await demo.request(method, samplePath(endpoint, foreignId), body);
    expect([endpoint.path, reply.status, reply.body?.code]).toEqual([endpoint.path, 403, 'forbidden']);
  }
});

test('a name that somebody has is a conflict on its field', async () => {
  const [one, other] = [await createUser(app.knex), await createUser(app.knex)];
  const username = other.username.toUpperCase();
  const answer = await changeRow(client, `/api/admin/users/${one.id}`, { username });
  expect(answer).toMatchObject({
    status: 409,
    body: { code: 'conflict', errors: { username: expect.any(String) } },
  });
});

test('whoever handles a lead is written down; back to new takes that away', async () => {
  const lead = await createContactLead(app.knex);
  const handled = await changeRow(client, `/api/admin/contact-leads/${lead.id}`, {
    status: 'won',
    handledBy: 1,
    name: 'אחר',
  });
  expect(handled.body).toMatchObject({
    status: 'won',
    handledBy: adminId,
    handledAt: expect.any(String),
    name: lead.name,
  });
  const again = await changeRow(client, `/api/admin/contact-leads/${lead.id}`, { status: 'new' });
  expect(again.body).toMatchObject({ handledBy: null, handledAt: null });
});

test('an edit of an older version of a card is refused', async () => {
  const card = await createBusinessProfile(app.knex);
  const read = (await client.get(`/api/admin/business-profiles/${card.id}`)).body;
  expect(
    (await client.put(`/api/admin/business-profiles/${card.id}`, { ...read, jobTitle: 'ראשון' })).status,
  ).toBe(200);
  const second = await client.put(`/api/admin/business-profiles/${card.id}`, { ...read, jobTitle: 'שני' });
  expect(second).toMatchObject({
    status: 409,
    body: { errors: { root: expect.stringContaining('שום דבר לא נדרס') } },
  });
  expect((await client.get(`/api/admin/business-profiles/${card.id}`)).body.jobTitle).toBe('ראשון');
});

test.each([
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:x',
  'file:///etc',
  'intent:x',
])('a card takes no link %s', async (link) => {
  const card = await createBusinessProfile(app.knex);
  for (const field of ['website', 'facebook', 'promoVideoUrl', 'mapsRatingUrl'])
    expect(
      (await changeRow(client, `/api/admin/business-profiles/${card.id}`, { [field]: link })).status,
    ).toBe(422);
  const custom = { customLinks: [{ title: 'קישור', url: link }] };
  expect((await changeRow(client, `/api/admin/business-profiles/${card.id}`, custom)).status).toBe(422);
});

test('a card whose stored link would be refused today can still be read', async () => {
  const card = await createBusinessProfile(app.knex);
  await app
    .knex('business_profiles')
    .where('id', card.id)
    .update({
      website: 'javascript:alert(1)',
      custom_links: JSON.stringify([{ title: 'x', url: 'data:text/html,x' }]),
    });
  const answer = await client.get(`/api/admin/business-profiles/${card.id}`);
  expect(answer).toMatchObject({ status: 200, body: { website: 'javascript:alert(1)' } });
});

test('marks that turn or hide text are taken out of what is stored', async () => {
  const card = await createBusinessProfile(app.knex);
  const answer = await changeRow(client, `/api/admin/business-profiles/${card.id}`, {
    businessName: '‮דנה​ לוי⁦ ',
  });
  expect(answer.body.businessName).toBe('דנה לוי');
});

test('the HTML of an article is cleaned', async () => {
  const post = await createBlogPost(app.knex);
  const content =
    '<h2 onclick="x()">כותרת</h2><script>alert(1)</script><a href="javascript:x">קישור</a><img src=x onerror=alert(1)><a href="https://example.co.il" target="_blank\'">טוב</a>';
  const { body } = await changeRow(client, `/api/admin/blog-posts/${post.id}`, { content });
  expect(body.content).not.toMatch(/script|onclick|onerror|javascript/u);
  expect(body.content).toContain('<h2>כותרת</h2>');
  expect(body.content).toContain('href="https://example.co.il"');
});

test('a product that packages use is not deleted', async () => {
  const product = await createProduct(app.knex);
  await createPackage(app.knex, { productId: product.id });
  const answer = await client.delete(`/api/admin/products/${product.id}`);
  expect(answer).toMatchObject({ status: 409, body: { errors: { root: expect.any(String) } } });
  expect((await client.get(`/api/admin/products/${product.id}`)).status).toBe(200);
});

test('which rows a bulk operation has done is known for a week, for a request that is sent again', async () => {
  const now = app.deps.clock.now().getTime();
  const week = 7 * 86_400_000;
  const step = { key: randomUUID(), operation: 'users verify-email', actor_id: adminId };
  await app.knex('bulk_steps').insert([
    { ...step, row_id: 1, done_at: new Date(now - week - 60_000) },
    { ...step, row_id: 2, done_at: new Date(now - week + 60_000) },
  ]);
  await tasks.find(({ name }) => name === 'remove-old-bulk-steps')?.run(app.deps);
  expect(await app.knex('bulk_steps').where({ key: step.key }).pluck('row_id')).toEqual([2]);
});

test('a write without the anti-forgery token changes nothing', async () => {
  const lead = await createContactLead(app.knex);
  const answer = await client.put(`/api/admin/contact-leads/${lead.id}`, { status: 'won' }, { csrf: false });
  expect(answer).toMatchObject({ status: 403, body: { code: 'csrf_token_invalid' } });
  expect((await client.get(`/api/admin/contact-leads/${lead.id}`)).body.status).toBe('new');
});
