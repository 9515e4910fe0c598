import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { features } from '../../../app.ts';
import { maskPath } from '../../../http/mask-path.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { cardStorefront } from '../../../testing/card-storefront.ts';
import type { TestClient } from '../../../testing/client.ts';
import { sampleBody, samplePath, foreignId } from '../../../testing/endpoint-samples.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createContactLead } from '../../../testing/factories/contact-lead.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { bearerHeaders, signInAs } from '../../../testing/sign-in.ts';
import { endLapsedViews } from './end-viewing.ts';

let app: TestApp;
let time = new Date();
beforeAll(async () => {
  const clock = { now: () => time };
  app = await startTestApp({ clock, deps: { storefront: cardStorefront } });
});
afterAll(() => app.close());

const reason = { reason: 'הלקוח לא רואה את הכרטיס שלו 😀' };
const html = { headers: { Accept: 'text/html' } };

async function viewing() {
  const admin = await signInAs(app, 'admin');
  const owner = await createUser(app.knex, { username: `בעלים ${(count += 1)}` });
  const started = await admin.client.post(`/api/admin/users/${owner.id}/view-as`, reason);
  expect(started.status).toBe(200);
  return { ...admin, owner };
}
let count = 0;
const whoIs = async (client: TestClient) => (await client.get('/api/auth/current-user')).body?.user?.id;
const logOf = (id: number) =>
  app
    .knex('audit_log')
    .where({ entity: 'users', entity_id: String(id) })
    .orderBy('id');

describe('while one of the staff looks as an owner', () => {
  test('pages and reads are the owner’s, and the view is in the audit log with its reason and its end', async () => {
    const { client, user, owner } = await viewing();
    expect(await whoIs(client)).toBe(owner.id);
    expect((await client.get('/api/admin/users')).body).toMatchObject({ code: 'viewing_only' });
    const ended = await client.post('/api/view-as/end', {});
    expect([ended.status, ended.headers.get('Location')]).toEqual([303, `/admin/users/${owner.id}/show`]);
    expect(await whoIs(client)).toBe(user.id);
    expect((await client.get('/api/admin/users')).status).toBe(200);
    expect(await logOf(owner.id)).toMatchObject([
      { action: 'view-as', actor_id: user.id, after: { input: reason } },
      { action: 'view-as-end', actor_id: user.id, actor_name: user.username },
    ]);
  });

  test('the owner is told by mail what it was and what to do; nobody of the demo account is', async () => {
    const { owner } = await viewing();
    const [mail] = await app.knex('mail_log').where({ to_address: owner.email });
    expect(mail).toMatchObject({ template: 'viewed_by_staff', user_id: owner.id });
    expect(mail.text_body).toContain('/contact');
    expect(mail.text_body).not.toContain(reason.reason);
    const demo = await createUser(app.knex, { isDemo: true });
    const admin = await signInAs(app, 'admin');
    expect((await admin.client.post(`/api/admin/users/${demo.id}/view-as`, reason)).status).toBe(200);
    expect(await app.knex('mail_log').where({ to_address: demo.email })).toEqual([]);
  });

  test('every write of the API is refused with a clear text, and nothing is written', async () => {
    const { client, owner } = await viewing();
    const writes = features
      .flatMap((feature) => feature.endpoints)
      .filter(
        ({ method, path }) => method !== 'get' && path !== '/api/view-as/end' && path !== '/api/auth/logout',
      );
    expect(writes.length).toBeGreaterThan(100);
    for (const endpoint of writes) {
      const path = samplePath(endpoint, foreignId);
      const form =
        endpoint.bodyType === 'form' ? { raw: 'x=1', contentType: 'application/x-www-form-urlencoded' } : {};
      const reply = await client.request(endpoint.method.toUpperCase(), path, sampleBody(endpoint), form);
      expect([path, reply.status, reply.body?.code]).toEqual([path, 403, 'viewing_only']);
      expect(reply.body.message).toContain('צפייה בלבד');
    }
    expect(await whoIs(client)).toBe(owner.id);
  });

  test('no read of the back office, no other sign-in and no file of all data is answered', async () => {
    const { client } = await viewing();
    const closed = features
      .flatMap((feature) => feature.endpoints)
      .filter(
        ({ method, path }) => method === 'get' && /^\/api\/(admin|auth\/google|account\/exports)/.test(path),
      );
    for (const endpoint of closed) {
      const reply = await client.get(samplePath(endpoint, foreignId));
      expect([endpoint.path, reply.status, reply.body?.code]).toEqual([endpoint.path, 403, 'viewing_only']);
    }
  });

  test('each page says so with a way out, also one that is kept for everybody and one the browser holds', async () => {
    const { client, owner } = await viewing();
    const card = await createBusinessProfile(app.knex, { isPublic: true });
    await app.knex('users').where({ id: owner.id }).update({ username: '<b>דנה</b>' });
    const guest = app.client();
    await guest.get(`/p/${card.id}`, html);
    const kept = await guest.get(`/p/${card.id}`, html);
    const etag = kept.headers.get('ETag') ?? '';
    const page = await client.get(`/p/${card.id}`, { headers: { ...html.headers, 'If-None-Match': etag } });
    expect(page.status).toBe(200);
    expect(page.text).toContain('data-viewing');
    expect(page.text).toContain('&lt;b&gt;דנה&lt;/b&gt;');
    expect(page.text).toContain('action="/api/view-as/end"');
    expect(page.headers.get('Cache-Control')).toBe('private, no-store');
    expect((await guest.get(`/p/${card.id}`, html)).text).not.toContain('data-viewing');
    const token = /name="_csrf" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const form = {
      raw: `_csrf=${encodeURIComponent(token)}`,
      contentType: 'application/x-www-form-urlencoded',
    };
    expect((await client.post('/api/view-as/end', undefined, { ...form, csrf: false })).status).toBe(303);
    expect((await client.get(`/p/${card.id}`, html)).text).not.toContain('data-viewing');
  });

  test('nothing to keep is handed out: no table, contact, document, calendar or archive', async () => {
    const { client, owner } = await viewing();
    const card = await createBusinessProfile(app.knex, { userId: owner.id, isPublic: true });
    const lead = await createContactLead(app.knex, { profileId: card.id });
    const files = ['/api/leads.csv', `/api/leads/${lead.id}/contact.vcf`, `/api/cards/${card.id}/leads.csv`];
    for (const path of files) {
      const reply = await client.get(path);
      expect([path, reply.status, reply.body?.code]).toEqual([path, 403, 'viewing_only']);
      expect(reply.headers.get('Content-Disposition')).toBeNull();
      expect(reply.text).not.toContain('BEGIN:VCARD');
    }
    expect((await client.get('/api/leads')).status).toBe(200);
  });

  test('each page and each read is in the audit log once, without its query, and what failed is not', async () => {
    const { client, user, owner } = await viewing();
    const card = await createBusinessProfile(app.knex, { isPublic: true });
    await client.get('/api/leads?search=secret');
    await client.get('/api/leads');
    await client.get(`/api/leads/${foreignId}`);
    await client.get(`/p/${card.id}`, html);
    await whoIs(client);
    const seen = (await logOf(owner.id)).filter(({ action }) => action === 'view-as-page');
    expect(seen).toMatchObject(
      ['/api/leads', maskPath(`/p/${card.id}`)].map((path) => ({
        actor_id: user.id,
        after: { input: { path } },
      })),
    );
  });

  test('the end needs the anti-forgery token, so that no other site ends it or begins anything', async () => {
    const { client, owner } = await viewing();
    expect((await client.post('/api/view-as/end', {}, { csrf: false })).status).toBe(403);
    expect(await whoIs(client)).toBe(owner.id);
  });
});

describe('a view ends', () => {
  test('by itself after a quarter of an hour, with a line in the audit log', async () => {
    const { client, user, owner } = await viewing();
    const start = time;
    time = new Date(start.getTime() + 14 * 60_000);
    expect(await whoIs(client)).toBe(owner.id);
    time = new Date(start.getTime() + 15 * 60_000 + 1);
    expect(await whoIs(client)).toBe(user.id);
    expect((await logOf(owner.id)).at(-1)).toMatchObject({ action: 'view-as-end' });
    time = start;
  });

  test('in the log also when nobody comes back, signs out, or loses the role', async () => {
    const [gone, out, demoted] = [await viewing(), await viewing(), await viewing()];
    await endLapsedViews(app.knex, new Date(time.getTime() + 16 * 60_000));
    for (const { owner } of [gone, out, demoted])
      expect((await logOf(owner.id)).map(({ action }) => action)).toEqual(['view-as', 'view-as-end']);
    const leaving = await viewing();
    expect((await leaving.client.post('/api/auth/logout', {})).status).toBe(200);
    expect((await logOf(leaving.owner.id)).at(-1)).toMatchObject({ action: 'view-as-end' });
    const loser = await viewing();
    await app.knex('users').where({ id: loser.user.id }).update({ user_role: 'user' });
    expect(await whoIs(loser.client)).toBe(loser.user.id);
  });

  test('with the account of either side', async () => {
    const [one, other] = [await viewing(), await viewing()];
    await app.knex('users').where({ id: one.owner.id }).delete();
    expect(await whoIs(one.client)).toBe(one.user.id);
    expect((await logOf(one.owner.id)).at(-1)).toMatchObject({
      action: 'view-as-end',
      actor_id: one.user.id,
    });
    await app.knex('users').where({ id: other.user.id }).delete();
    expect((await logOf(other.owner.id)).at(-1)).toMatchObject({ action: 'view-as-end', actor_id: null });
    expect((await other.client.get('/api/auth/current-user')).status).toBe(401);
  });
});

describe('who can’t be looked as', () => {
  test('staff, oneself, nobody, and never by a bearer token', async () => {
    const { client, user } = await signInAs(app, 'admin');
    const path = (id: number | string) => `/api/admin/users/${id}/view-as`;
    for (const userRole of ['admin', 'moderator'] as const) {
      const staff = await createUser(app.knex, { userRole });
      expect((await client.post(path(staff.id), reason)).body.errors.root).toContain('בעל חשבון רגיל');
    }
    expect((await client.post(path(user.id), reason)).status).toBe(409);
    expect((await client.post(path(foreignId), reason)).status).toBe(404);
    const owner = await createUser(app.knex);
    expect((await client.post(path(owner.id), { reason: '  ' })).body.errors).toHaveProperty('reason');
    const headers = await bearerHeaders(app, user);
    expect((await app.client().post(path(owner.id), reason, { headers, csrf: false })).status).toBe(403);
    expect(await logOf(owner.id)).toEqual([]);
  });

  test('an owner who becomes staff meanwhile ends the view', async () => {
    const { client, user, owner } = await viewing();
    await app.knex('users').where({ id: owner.id }).update({ user_role: 'moderator' });
    expect(await whoIs(client)).toBe(user.id);
    expect((await logOf(owner.id)).at(-1)).toMatchObject({ action: 'view-as-end' });
  });

  test('another session of the same person stays what it was', async () => {
    const { user, owner } = await viewing();
    const headers = await bearerHeaders(app, user);
    expect((await app.client().get('/api/admin/users', { headers })).status).toBe(200);
    expect(await app.knex('sessions').where({ viewed_user_id: owner.id })).toHaveLength(1);
  });
});
