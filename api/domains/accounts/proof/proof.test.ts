import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf } from '../../../testing/act-as.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createUser, factoryPassword } from '../../../testing/factories/user.ts';
import { signedInClient } from '../../../testing/sign-in.ts';

// That every operation which needs a fresh proof refuses an old one, and no other asks, is access.test.ts's.

const minute = 60_000;
let ahead = 0;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(Date.now() + ahead) } });
});
afterAll(() => app.close());

const proof = (password: string) => ({ kind: 'password', password });
const ask = async (client: TestClient) => {
  const { status, body } = await client.post('/api/account/exports');
  return status < 300 ? 'answered' : body.code;
};
/** Runs later, by the application's clock. */
async function after<Result>(minutes: number, work: () => Promise<Result>): Promise<Result> {
  ahead = minutes * minute;
  try {
    return await work();
  } finally {
    ahead = 0;
  }
}

describe('a proof of identity', () => {
  it('is the sign-in, for ten minutes; then the password given once more, for this session alone', async () => {
    const user = await createUser(app.knex);
    const [here, there] = [app.client(), app.client()];
    await here.signIn(user);
    await there.signIn(user);
    expect(await after(9, () => ask(here))).toBe('answered');
    await after(11, async () => {
      expect(await ask(here)).toBe('proof_needed');
      expect((await here.get('/api/auth/proof')).body).toEqual({ methods: ['password'], freshUntil: null });
      const given = await here.post('/api/auth/proof', proof(factoryPassword));
      expect(given.status).toBe(200);
      expect(Date.parse(given.body.freshUntil)).toBeGreaterThan(Date.now() + 20 * minute);
      expect(await ask(here)).toBe('answered');
      expect(await ask(there)).toBe('proof_needed');
    });
    expect(await after(22, () => ask(here))).toBe('proof_needed');
  });

  it('counts for a bearer token, too', async () => {
    const user = await createUser(app.knex);
    const client = await clientOf(app, user);
    await app.knex('access_tokens').where({ user_id: user.id }).update({ proved_at: null });
    expect(await ask(client)).toBe('proof_needed');
    expect((await client.post('/api/auth/proof', proof(factoryPassword))).status).toBe(200);
    expect(await ask(client)).toBe('answered');
  });

  it('is asked for before the input is read, and says so in the reader’s language', async () => {
    const user = await createUser(app.knex, { userRole: 'admin' });
    const client = await signedInClient(app, user);
    const path = `/api/admin/users/${user.id}`;
    expect((await client.put(path, { username: 7 })).body.code).toBe('validation_failed');
    await app.knex('sessions').where({ user_id: user.id }).update({ proved_at: null });
    const refused = await client.put(path, { username: 7 }, { headers: { 'Accept-Language': 'en' } });
    expect([refused.status, refused.body.code]).toEqual([403, 'proof_needed']);
    expect(refused.body.message).toContain('prove once more');
    expect(refused.body.errors).toBeUndefined();
  });

  it('by a wrong password, none, or of another kind is refused beside its field, and proves nothing', async () => {
    const user = await createUser(app.knex);
    const client = await signedInClient(app, user);
    await app.knex('sessions').where({ user_id: user.id }).update({ proved_at: null });
    const give = async (body: unknown) => {
      const reply = await client.post('/api/auth/proof', body);
      return [reply.status, Object.keys(reply.body.errors ?? {})];
    };
    expect(await give(proof('not this one'))).toEqual([422, ['password']]);
    expect(await give(proof(''))).toEqual([422, ['password']]);
    expect(await give({ kind: 'password' })).toEqual([422, ['password']]);
    expect(await give({ kind: 'code', code: '123456' })).toEqual([422, ['code']]);
    expect(await give({ kind: 'moon' })).toEqual([422, ['kind']]);
    expect(await give({})).toEqual([422, ['kind']]);
    expect(await ask(client)).toBe('proof_needed');
    const guest = await app.client().post('/api/auth/proof', proof(factoryPassword));
    expect(guest.body.code).toBe('login_required');
  });

  it('can’t be guessed: wrong ones are counted with those of the sign-in', async () => {
    const user = await createUser(app.knex);
    const client = app.client();
    await client.signIn(user);
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn += 1)
      statuses.push((await client.post('/api/auth/proof', proof(`wrong-${turn}`))).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
    // The right one waits, too.
    expect((await client.post('/api/auth/proof', proof(factoryPassword))).status).toBe(429);
  });

  it('is none of a user without a password who signed in long ago, and no form takes an empty one', async () => {
    const user = await createUser(app.knex, { password: null, googleId: 'g-1', isGoogleAccount: true });
    const client = await signedInClient(app, user);
    const set = () => client.put('/api/account/password', { newPassword: 'a quiet harbour' });
    await app.knex('sessions').where({ user_id: user.id }).update({ proved_at: null });
    expect((await set()).body.code).toBe('proof_needed');
    expect((await client.post('/api/auth/proof', proof('anything'))).status).toBe(422);
    // Where nobody signs in with Google, nobody proves anything with it.
    expect((await client.get('/api/auth/proof')).body.methods).toEqual([]);
    await app.knex('sessions').where({ user_id: user.id }).update({ proved_at: new Date() });
    expect((await set()).status).toBe(200);
  });

  it('is the password of a form that asks for it each time', async () => {
    const user = await createUser(app.knex);
    const client = await signedInClient(app, user);
    await app.knex('sessions').where({ user_id: user.id }).update({ proved_at: null });
    const change = { newEmail: 'a-new-place@example.test', currentPassword: factoryPassword };
    expect((await client.post('/api/account/email', change)).status).toBe(200);
    expect(await ask(client)).toBe('answered');
  });

  it('is not asked of the demo account, whose own policies refuse', async () => {
    const demo = await createUser(app.knex, { isDemo: true });
    const client = await signedInClient(app, demo);
    await app.knex('sessions').where({ user_id: demo.id }).update({ proved_at: null });
    expect(await ask(client)).toBe('demo_account_protected');
  });
});

describe('an export of a list by staff', () => {
  it('comes in large pages, is in the audit log once, and ends with the session', async () => {
    const admin = await createUser(app.knex, { userRole: 'admin' });
    const client = await signedInClient(app, admin);
    const page = (range: string) => client.get(`/api/admin/list-exports/users?range=${range}`);
    const first = await page('[0,999]');
    expect(first.status).toBe(200);
    expect(first.headers.get('Content-Range')).toMatch(/^users 0-\d+\/\d+$/);
    expect(first.body.length).toBeGreaterThan(5);
    expect(Object.keys(first.body[0])).not.toContain('password');
    await page('[1,2]');
    const log = await app.knex('audit_log').where({ action: 'export', actor_id: admin.id });
    expect(log).toHaveLength(1);
    expect(log[0]).toMatchObject({ entity: 'users', entity_id: '*' });
    expect((await client.get('/api/admin/list-exports/moon')).status).toBe(404);
    await app.knex('sessions').where({ user_id: admin.id }).delete();
    expect((await page('[1000,1999]')).status).toBe(401);
  });
});
