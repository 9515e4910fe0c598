import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOfSecret } from '../../../lib/secret-token.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createUser, factoryPassword } from '../../../testing/factories/user.ts';
import { createSession } from '../../../testing/sign-in.ts';
import { needsRehash } from './password-hash.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const loginPath = '/api/auth/login';
const credentials = (user: { email: string }) => ({ email: user.email, password: factoryPassword });

describe('login', () => {
  test('answers the person and a message, and the session is theirs', async () => {
    const user = await createUser(app.knex, { username: 'דנה לוי' });
    const client = app.client();
    const reply = await client.post(loginPath, credentials(user));
    expect(reply).toMatchObject({
      status: 200,
      body: {
        message: 'התחברת בהצלחה',
        user: {
          id: user.id,
          username: 'דנה לוי',
          displayName: 'דנה לוי',
          userRole: 'user',
          unreadSupportMessages: 0,
        },
      },
    });
    expect(reply.body.token).toBeUndefined();
    expect(reply.text).not.toContain('argon2');
    expect(await client.get('/api/auth/current-user')).toMatchObject({
      status: 200,
      body: { user: { id: user.id, email: user.email }, abilities: { openBackOffice: false } },
    });
  });

  test('takes an address in any case, with spaces and full-width letters around', async () => {
    const user = await createUser(app.knex, { email: 'case.test@example.test' });
    const email = '  CASE.Test＠Example.TEST ';
    const reply = await app.client().post(loginPath, { email, password: factoryPassword });
    expect(reply.body.user.id).toBe(user.id);
  });

  test('says the same of a wrong password, an unknown address and an account without a password', async () => {
    const user = await createUser(app.knex);
    const google = await createUser(app.knex, { password: null, isGoogleAccount: true });
    const answers = [];
    for (const email of [user.email, 'nobody@example.test', google.email]) {
      const { status, body } = await app.client().post(loginPath, { email, password: 'wrong-password' });
      answers.push({ status, message: body.message, code: body.code, errors: body.errors });
    }
    expect(answers[0]).toMatchObject({ status: 401, code: 'invalid_credentials' });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  test('works as hard for an address of nobody as for a wrong password', async () => {
    const known = await createUser(app.knex);
    const client = app.client();
    // Of the processor alone: what waits, or what others on the machine do, doesn't count.
    const workOf = async (email: string) => {
      const before = process.cpuUsage();
      expect((await client.post(loginPath, { email, password: 'a wrong one' })).status).toBe(401);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    await workOf('first@example.test');
    const costs = { wrong: [] as number[], nobody: [] as number[] };
    // In turn, and the least of each: a collection of garbage falls into one of them.
    for (let tries = 0; tries < 4; tries += 1) {
      costs.wrong.push(await workOf(known.email));
      costs.nobody.push(await workOf('nobody@example.test'));
    }
    expect(Math.min(...costs.nobody) / Math.min(...costs.wrong)).toBeGreaterThan(0.5);
  });

  test('speaks English to who asks for it', async () => {
    const reply = await app
      .client()
      .post(
        loginPath,
        { email: 'x@example.test', password: 'wrong1' },
        { headers: { 'Accept-Language': 'en' } },
      );
    expect(reply.body.message).toBe('The email address or the password is wrong.');
  });

  test.each([
    [{}, { email: 'שדה חובה', password: 'שדה חובה' }],
    [
      { email: '', password: '' },
      { email: 'כתובת אימייל לא תקינה', password: /6 תווים/ },
    ],
    [
      { email: 'א@ב', password: '12345' },
      { email: 'כתובת אימייל לא תקינה', password: /6 תווים/ },
    ],
    [{ email: 'a@example.test', password: 'x'.repeat(10_000) }, { password: /200/ }],
    [{ email: `${'a'.repeat(10_000)}@example.test`, password: '123456' }, { email: /.+/ }],
    [
      { email: ['a@example.test'], password: { $gt: '' } },
      { email: /.+/, password: /.+/ },
    ],
    [{ email: 'a@example.test\r\nBcc: b@example.test', password: '123456' }, { email: /.+/ }],
  ])('refuses %o with a text for each field', async (body, errors) => {
    const reply = await app.client().post(loginPath, body);
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.body.errors).sort()).toEqual(Object.keys(errors).sort());
    for (const [field, text] of Object.entries(errors)) expect(reply.body.errors[field]).toMatch(text);
  });

  test('renews the session: the id from before is dead', async () => {
    const user = await createUser(app.knex);
    const client = app.client();
    await client.signIn(user);
    const before = client.cookies.get('bikur.sid') as string;
    await client.signIn(user);
    expect(client.cookies.get('bikur.sid')).not.toBe(before);
    const thief = app.client();
    thief.cookies.set('bikur.sid', before);
    expect((await thief.get('/api/auth/current-user')).status).toBe(401);
  });

  test('never takes over an id that somebody planted', async () => {
    const user = await createUser(app.knex);
    const client = app.client();
    const planted = 'A'.repeat(43);
    client.cookies.set('bikur.sid', planted);
    await client.signIn(user);
    expect(client.cookies.get('bikur.sid')).not.toBe(planted);
    expect(await app.knex('sessions').where({ id: hashOfSecret(planted) })).toHaveLength(0);
  });

  test('keeps the cookie from scripts and its value out of the database', async () => {
    const user = await createUser(app.knex);
    const client = app.client();
    await client.signIn(user);
    const line = client.cookies.line('bikur.sid') as string;
    expect(line).toMatch(/httponly/i);
    expect(line).toMatch(/samesite=lax/i);
    const value = client.cookies.get('bikur.sid') as string;
    expect(value).toMatch(/^[\w-]{43}$/);
    const [row] = await app.knex('sessions').where({ user_id: user.id });
    expect(JSON.stringify(row)).not.toContain(value);
    expect(row.id).toBe(hashOfSecret(value));
  });

  test('hashes a password anew whose parameters have grown old', async () => {
    const weak = await hash('old-password', { memoryCost: 8_192, timeCost: 1 });
    const user = await createUser(app.knex, { password: weak });
    const login = () => app.client().post(loginPath, { email: user.email, password: 'old-password' });
    expect((await login()).status).toBe(200);
    const { password } = await app.knex('users').where({ id: user.id }).first();
    expect(password).not.toBe(weak);
    expect(needsRehash(password)).toBe(false);
    expect((await login()).status).toBe(200);
  });
});

describe('rememberMe', () => {
  const hours = async (userId: number) => {
    const row = await app.knex('sessions').where({ user_id: userId }).first();
    return Math.round((row.expires_at - row.created_at) / 3_600_000);
  };

  test('keeps the session for 30 days, and does so unless told otherwise', async () => {
    const user = await createUser(app.knex);
    const client = app.client();
    await client.signIn(user);
    expect(client.cookies.line('bikur.sid')).toMatch(/expires=/i);
    expect(await hours(user.id)).toBe(30 * 24);
  });

  test('off: the cookie goes with the browser and the session after 12 hours', async () => {
    const user = await createUser(app.knex);
    const client = app.client();
    await client.post(loginPath, { ...credentials(user), rememberMe: false });
    expect(client.cookies.line('bikur.sid')).not.toMatch(/expires=|max-age=/i);
    expect(await hours(user.id)).toBe(12);
  });
});

describe('in production', () => {
  test('a session from before the cookies were renamed goes on, once under its former name', async () => {
    const env = { NODE_ENV: 'production', PUBLIC_URL: 'https://bikur.example' } as const;
    let now = new Date('2026-12-24T10:00:00Z');
    const production = await startTestApp({ env, clock: { now: () => now } });
    try {
      const user = await createUser(production.knex);
      const secret = await createSession(production, user);
      const data = { lifetimeSeconds: 30 * 24 * 3_600 };
      await production.knex('sessions').update({ expires_at: new Date('2027-06-01'), data });
      const client = production.client();
      client.cookies.set('bikur.sid', secret);
      expect((await client.get('/api/auth/current-user')).status).toBe(200);
      expect(client.cookies.get('bikur.sid')).toBeUndefined();
      expect(client.cookies.get('__Host-bikur.sid')).toBe(secret);
      expect(client.cookies.line('__Host-bikur.sid')).toMatch(/expires=Sat, 23 Jan 2027/i);
      expect((await client.get('/api/auth/current-user')).status).toBe(200);
      // What a subdomain plants beside it counts for nothing, and in February the former name alone neither.
      client.cookies.set('bikur.sid', await createSession(production, await createUser(production.knex)));
      expect((await client.get('/api/auth/current-user')).body.user).toMatchObject({ id: user.id });
      now = new Date('2027-02-01T00:00:00Z');
      const late = production.client();
      late.cookies.set('bikur.sid', secret);
      expect((await late.get('/api/auth/current-user')).status).toBe(401);
    } finally {
      await production.close();
    }
  });

  test('all cookies are Secure', async () => {
    const env = { NODE_ENV: 'production', PUBLIC_URL: 'https://bikur.example' } as const;
    const production = await startTestApp({ env });
    try {
      const user = await createUser(production.knex);
      const client = production.client();
      await client.signIn(user);
      for (const name of ['__Host-bikur.sid', 'XSRF-TOKEN', '__Host-bikur.guest', '__Host-bikur.device'])
        expect(client.cookies.line(name)).toMatch(/; ?secure/i);
      for (const name of ['__Host-bikur.sid', '__Host-bikur.guest', '__Host-bikur.device']) {
        expect(client.cookies.line(name)).toMatch(/; ?path=\/;.*httponly/i);
        expect(client.cookies.line(name)).not.toMatch(/domain=/i);
      }
      expect(client.cookies.line('bikur.sid')).toBeUndefined();
    } finally {
      await production.close();
    }
  });
});
