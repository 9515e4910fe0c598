import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createContactLead } from '../../../testing/factories/contact-lead.ts';
import { createProfileSlug } from '../../../testing/factories/profile-slug.ts';
import { signInAs } from '../../../testing/sign-in.ts';

let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  client = (await signInAs(app, 'admin')).client;
});
afterAll(() => app.close());

const path = (id: number, rest = '') => `/api/admin/business-profiles/${id}${rest}`;

test('a card goes only with its name typed, and the audit log keeps what it was and why', async () => {
  const card = await createBusinessProfile(app.knex, { businessName: 'Café בע״מ 😀' });
  await createContactLead(app.knex, { profileId: card.id });
  const reason = 'בקשה של הבעלים';
  const wrong = await client.post(path(card.id, '/delete'), { confirmation: 'Cafe', reason });
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['confirmation']]);
  expect((await client.delete(path(card.id))).status).toBe(405);
  const gone = await client.post(path(card.id, '/delete'), { confirmation: ' café בע״מ 😀', reason });
  expect([gone.status, gone.body.id]).toEqual([200, card.id]);
  expect((await client.get(path(card.id))).status).toBe(404);
  expect(await app.knex('contact_leads').where({ profile_id: card.id })).toEqual([]);
  const [entry] = await app
    .knex('audit_log')
    .where({ entity: 'business-profiles', entity_id: String(card.id) });
  expect(entry).toMatchObject({
    action: 'delete',
    before: { businessName: 'Café בע״מ 😀' },
    after: { input: { reason } },
  });
  expect((await client.post(path(card.id, '/delete'), { confirmation: 'x', reason })).status).toBe(404);
});

test('former addresses are told with their end; of an unknown card it is 404', async () => {
  const card = await createBusinessProfile(app.knex);
  const former = await createProfileSlug(app.knex, { profileId: card.id });
  const { body } = await client.get(path(card.id, '/former-addresses'));
  expect(body).toEqual([
    { slug: former.slug, retiredAt: expect.any(String), expiresAt: former.expiresAt.toISOString() },
  ]);
  expect((await client.get(path(987_654_321, '/former-addresses'))).status).toBe(404);
});
