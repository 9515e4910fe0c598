import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../adapters/database.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createMessage } from '../../../testing/factories/message.ts';
import { createNotification } from '../../../testing/factories/notification.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createUser, factoryPassword } from '../../../testing/factories/user.ts';
import { bearerHeaders, signedInClient } from '../../../testing/sign-in.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const me = '/api/auth/current-user';

describe('the current user', () => {
  test('is nobody for a guest: 401, never cached', async () => {
    const reply = await app.client().get(me);
    expect(reply).toMatchObject({ status: 401, body: { code: 'login_required' } });
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
  });

  test('comes with counted messages, with abilities and with what the packages give', async () => {
    const user = await createUser(app.knex);
    const staff = await createUser(app.knex, { userRole: 'moderator' });
    await createPackage(app.knex, {
      userId: user.id,
      status: 'active',
      isPaid: true,
      basicCardCount: 1,
      proCardCount: 3,
      startDate: new Date(Date.now() - 86_400_000),
      endDate: new Date(Date.now() + 86_400_000),
    });
    const support = { userId: staff.id, recipientId: user.id, isSupport: true };
    await createMessage(app.knex, { ...support, isRead: false });
    await createMessage(app.knex, { ...support, isRead: true });
    await createNotification(app.knex, { userId: user.id, isRead: false });
    const { body, headers, text } = await (await signedInClient(app, user)).get(me);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(body).toMatchObject({
      user: { id: user.id, unreadSupportMessages: 1, unreadNotifications: 1, hasPassword: true },
      abilities: { sendSupportMessages: true, advancedStatistics: true, openBackOffice: false },
      entitlements: { basicCards: 2, proCards: 3, hasPaidPackage: true },
    });
    expect(text).not.toMatch(/argon2|googleId|paymentCustomerId|resetToken/i);
  });

  test('of staff counts what customers sent to nobody in particular', async () => {
    const staff = await createUser(app.knex, { userRole: 'moderator' });
    const client = await signedInClient(app, staff);
    const before = (await client.get(me)).body.user.unreadSupportMessages;
    const asking = await createUser(app.knex);
    await createMessage(app.knex, { userId: asking.id, recipientId: null, isSupport: true, isRead: false });
    expect((await client.get(me)).body.user.unreadSupportMessages).toBe(before + 1);
  });
});

describe('a new password', () => {
  const path = '/api/account/password';
  const change = { currentPassword: factoryPassword, newPassword: 'סיסמה חדשה 😀' };

  test('replaces the old one and ends all other sessions and tokens', async () => {
    const user = await createUser(app.knex);
    const [here, there] = [await signedInClient(app, user), await signedInClient(app, user)];
    const headers = await bearerHeaders(app, user);
    expect((await here.put(path, change)).status).toBe(200);
    expect((await here.get(me)).status).toBe(200);
    expect((await there.get(me)).status).toBe(401);
    expect((await app.client().get(me, { headers })).status).toBe(401);
    const login = (password: string) => app.client().post('/api/auth/login', { email: user.email, password });
    expect((await login(factoryPassword)).status).toBe(401);
    expect((await login(change.newPassword.normalize('NFD'))).status).toBe(200);
  });

  test('needs the present one, is long enough and not too long', async () => {
    const client = await signedInClient(app, await createUser(app.knex));
    const wrong = await client.put(path, { ...change, currentPassword: 'not this' });
    expect(wrong).toMatchObject({
      status: 422,
      body: { errors: { currentPassword: 'הסיסמה הנוכחית שגויה' } },
    });
    expect((await client.put(path, { newPassword: 'long enough' })).body.errors.currentPassword).toBe(
      'שדה חובה',
    );
    for (const newPassword of ['12345', 'x'.repeat(201), '', undefined, 123_456, ['abcdef']])
      expect((await client.put(path, { ...change, newPassword })).body.errors).toHaveProperty('newPassword');
    expect(await client.put(path, { ...change, newPassword: 'qwerty' })).toMatchObject({
      status: 422,
      body: { errors: { newPassword: expect.stringMatching(/נפוצה/) } },
    });
  });

  test('guesses of the present one are counted', async () => {
    const client = await signedInClient(app, await createUser(app.knex));
    const statuses = [];
    for (let time = 0; time < 11; time += 1)
      statuses.push((await client.put(path, { ...change, currentPassword: 'not this' })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
  });

  test('is a first one for who signs in with Google', async () => {
    const client = await signedInClient(app, await createUser(app.knex, { password: null }));
    expect((await client.put(path, { newPassword: 'a first one' })).status).toBe(200);
  });

  test('is refused in the demo account and to guests', async () => {
    const demo = await signedInClient(app, await createUser(app.knex, { isDemo: true }));
    expect((await demo.put(path, change)).body).toMatchObject({ code: 'demo_account_protected' });
    expect((await app.client().put(path, change)).status).toBe(401);
  });
});

describe('the language', () => {
  test('is kept with the account and on the device', async () => {
    const user = await createUser(app.knex);
    const client = await signedInClient(app, user);
    expect((await client.put('/api/account/language', { language: 'en' })).body).toEqual({ language: 'en' });
    expect(client.cookies.get('lang')).toBe('en');
    expect((await client.get(me)).body.user.language).toBe('en');
    expect((await client.put('/api/account/language', { language: 'xx' })).body.message).toMatch(/^Some of/);
    expect((await app.client().put('/api/account/language', { language: 'en' })).status).toBe(401);
  });
});

describe('the demo login', () => {
  beforeEach(() => app.knex('users').where({ is_demo: true }).delete());

  test('is said to be closed where there is no demo account', async () => {
    expect((await app.client().post('/api/auth/demo-login', {})).status).toBe(404);
  });

  test('enters the demo account with one click and no password', async () => {
    const demo = await createUser(app.knex, { isDemo: true });
    const client = app.client();
    const reply = await client.post('/api/auth/demo-login');
    expect(reply).toMatchObject({ status: 200, body: { user: { id: demo.id, isDemo: true } } });
    expect((await client.get(me)).body.abilities.manageCredentials).toBe(false);
    expect(client.cookies.line('bikur.sid')).not.toMatch(/expires=/i);
  });

  test('its headers grant nothing', async () => {
    const demo = await createUser(app.knex, { isDemo: true });
    const headers = { 'X-Demo-User': demo.email, 'X-Demo-User-Id': String(demo.id) };
    expect((await app.client().get(me, { headers })).status).toBe(401);
    const user = await createUser(app.knex);
    expect((await (await signedInClient(app, user)).get(me, { headers })).body.user.id).toBe(user.id);
  });

  test('never leads into an account with more rights, even if marked so by mistake', async () => {
    await createUser(app.knex, { isDemo: true, userRole: 'admin' });
    expect((await app.client().post('/api/auth/demo-login', {})).status).toBe(404);
  });
});

describe('without the database', () => {
  test('every door says that the service is unavailable, and none falls open', async () => {
    const knex = openDatabase('postgres://nobody:nothing@127.0.0.1:1/none', 2);
    const broken = await startTestApp({ knex });
    try {
      const client = broken.client();
      client.cookies.set('bikur.sid', 'x'.repeat(43));
      const guest = broken.client();
      const credentials = { email: 'a@example.test', password: factoryPassword };
      const registration = { ...credentials, username: 'dana', confirmPassword: factoryPassword };
      const answers = [
        await client.get(me),
        await guest.post('/api/auth/login', credentials),
        await guest.post('/api/auth/register', registration),
        await guest.post('/api/auth/demo-login', {}),
        await guest.get(me, { headers: { Authorization: 'Bearer x' } }),
      ];
      for (const answer of answers)
        expect(answer).toMatchObject({ status: 503, body: { code: 'service_unavailable' } });
      expect((await guest.get(me)).status).toBe(401);
    } finally {
      await broken.close();
    }
  });
});
