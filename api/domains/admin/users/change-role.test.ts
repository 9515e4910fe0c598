import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { signInAs } from '../../../testing/sign-in.ts';

// A role is changed by two admins (docs/product.md 13.13).
type Admin = Awaited<ReturnType<typeof signInAs>>;
let app: TestApp;
let one: Admin;
let other: Admin;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.knex('users').where({ user_role: 'admin' }).update({ user_role: 'user' });
  [one, other] = [await signInAs(app, 'admin'), await signInAs(app, 'admin')];
});

const ask = ({ client }: { client: TestClient }, id: number, newRole = 'support') =>
  client.post(`/api/admin/users/${id}/ask-role`, { newRole, reason: 'מצטרפת לצוות' });
const answer = ({ client }: { client: TestClient }, id: number, step: 'confirm-role' | 'refuse-role') =>
  client.post(`/api/admin/users/${id}/${step}`, { reason: 'נבדק' });
const roleOf = async (id: number) => (await app.knex('users').where({ id }).first('user_role')).user_role;

test('one admin asks and another confirms: it counts at once, and every session of the person ends', async () => {
  const { client, user } = await signInAs(app, 'user');
  const asked = await ask(one, user.id);
  expect(asked).toMatchObject({ status: 200, body: { roleAsked: 'support', roleAskedBy: one.user.id } });
  const [notice] = await app.knex('notifications').where({ user_id: other.user.id });
  expect(notice).toMatchObject({ link: `/admin/users/${user.id}/show` });
  expect(await roleOf(user.id)).toBe('user');
  expect((await client.get('/api/auth/current-user')).status).toBe(200);
  expect((await answer(one, user.id, 'confirm-role')).body.errors.root).toContain('מנהל אחר');
  const confirmed = await answer(other, user.id, 'confirm-role');
  expect(confirmed).toMatchObject({ status: 200, body: { userRole: 'support', roleAsked: null } });
  expect((await client.get('/api/auth/current-user')).status).toBe(401);
  expect((await answer(other, user.id, 'confirm-role')).status).toBe(409);
  const entries = await app
    .knex('audit_log')
    .where({ entity: 'users', entity_id: String(user.id) })
    .orderBy('id');
  expect(entries.map((entry) => [entry.action, entry.actor_id])).toEqual([
    ['ask-role', one.user.id],
    ['confirm-role', other.user.id],
  ]);
});

test('a request is taken away, replaced, and over after three days or when whoever asked is no admin any more', async () => {
  const { id } = await createUser(app.knex);
  expect((await answer(other, id, 'refuse-role')).status).toBe(409);
  await ask(one, id);
  expect((await answer(one, id, 'refuse-role')).status).toBe(200);
  expect((await answer(other, id, 'confirm-role')).status).toBe(409);
  await ask(one, id, 'content');
  expect((await ask(other, id, 'finance')).body.roleAsked).toBe('finance');
  const requests = app.knex('role_changes').where({ user_id: id });
  const [{ asked_at: asked, expires_at: expires }] = await requests.clone();
  expect(expires.getTime() - asked.getTime()).toBe(72 * 3_600_000);
  await requests.update({ asked_at: '2020-01-01', expires_at: '2020-01-02' });
  expect((await answer(one, id, 'confirm-role')).status).toBe(409);
  await ask(other, id, 'finance');
  await app.knex('users').where({ id: other.user.id }).update({ user_role: 'moderator' });
  expect((await answer(one, id, 'confirm-role')).status).toBe(409);
  expect(await roleOf(id)).toBe('user');
});

test('nobody changes their own role, and an installation with one admin is sent to the command line', async () => {
  expect((await ask(one, one.user.id, 'user')).body.errors.root).toBe('אי אפשר לשנות את התפקיד של עצמך');
  const { id } = await createUser(app.knex);
  expect((await ask(one, id, 'user')).body.errors.newRole).toContain('כבר');
  expect((await ask(one, id, 'root')).status).toBe(422);
  await app.knex('users').where({ id: other.user.id }).update({ user_role: 'user' });
  expect((await ask(one, id)).body.errors.root).toContain('npm run admin');
});

test('of two admins who are demoted at once, one stays', async () => {
  const third = await signInAs(app, 'admin');
  await app.knex('users').where({ id: third.user.id }).update({ user_role: 'moderator' });
  const now = new Date();
  const request = { new_role: 'user', asked_at: now, expires_at: new Date(now.getTime() + 60_000) };
  await app.knex('role_changes').insert([
    { ...request, user_id: one.user.id, asked_by: other.user.id },
    { ...request, user_id: other.user.id, asked_by: one.user.id },
  ]);
  await app.knex('users').where({ id: third.user.id }).update({ user_role: 'admin' });
  const answers = await Promise.all([
    answer(third, one.user.id, 'confirm-role'),
    answer(third, other.user.id, 'confirm-role'),
  ]);
  // Whoever asked is no admin any more for the second.
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await app.knex('users').where({ user_role: 'admin' })).toHaveLength(2);
});

test('each role sees of the tables what is its own, and no more fields of them', async () => {
  const owner = await createUser(app.knex, { googleId: 'g-1', paymentCustomerId: 'c-1' });
  const read = async (role: 'support' | 'finance' | 'content' | 'moderator') =>
    (await signInAs(app, role)).client.get(`/api/admin/users/${owner.id}`);
  const [support, finance] = [await read('support'), await read('finance')];
  expect(support.body).toMatchObject({ username: owner.username });
  expect(support.body).not.toHaveProperty('googleId');
  expect(support.body).not.toHaveProperty('paymentCustomerId');
  expect(finance.body).toMatchObject({ paymentCustomerId: 'c-1' });
  expect(finance.body).not.toHaveProperty('googleId');
  expect((await one.client.get(`/api/admin/users/${owner.id}`)).body).toMatchObject({ googleId: 'g-1' });
  expect([(await read('content')).status, (await read('moderator')).status]).toEqual([403, 403]);
  const { client } = await signInAs(app, 'finance');
  expect((await client.get('/api/admin/list-exports/receipts')).status).toBe(200);
  expect((await client.get('/api/admin/list-exports/contact-leads')).status).toBe(403);
});

test('staff of every office role owe a second factor', async () => {
  for (const role of ['support', 'finance', 'content'] as const) {
    const { client, user } = await signInAs(app, role);
    expect((await client.get('/api/admin/waiting')).status).toBe(200);
    await app.knex('sessions').where({ user_id: user.id }).update({ second_factor_at: null });
    expect((await client.get('/api/admin/waiting')).body.code).toBe('second_factor_required');
  }
});
