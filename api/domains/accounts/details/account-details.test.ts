import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openMail } from '../../../adapters/mail.ts';
import type { TestClient } from '../../../testing/client.ts';
import type { User } from '../../../models/User.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createUser, factoryPassword } from '../../../testing/factories/user.ts';
import { signedInClient } from '../../../testing/sign-in.ts';
import { startSmtpServer, type TestSmtpServer } from '../../../testing/smtp-server.ts';
import { deliverNextMail } from '../../messaging/mail/deliver-mail.ts';

let server: TestSmtpServer;
let app: TestApp;
let ahead = 0;
beforeAll(async () => {
  server = await startSmtpServer();
  const clock = { now: () => new Date(Date.now() + ahead) };
  app = await startTestApp({ env: { SMTP_URL: server.url }, clock });
});
afterAll(async () => {
  await app.close();
  await server.close();
});
afterEach(async () => {
  ahead = 0;
  await app.knex('rate_limits').delete();
  await app.knex('mail_log').delete();
  server.received.length = 0;
});

let count = 0;
const newAddress = () => `new${(count += 1)}@example.test`;
const row = (user: { id: number }) => app.knex('users').where({ id: user.id }).first();

async function person(overrides: Partial<User> = {}): Promise<{ user: User; client: TestClient }> {
  const user = await createUser(app.knex, overrides);
  return { user, client: await signedInClient(app, user) };
}

async function mailsTo(email: string) {
  while (await deliverNextMail(app.deps, openMail(app.deps.env)));
  return server.received.filter(({ to }) => to.includes(email)).map(({ mail }) => mail);
}
const tokenIn = (text = '') => /change=([\w-]{43})\s/.exec(text)?.[1] ?? '';
const confirm = (token: unknown) => app.client().post('/api/auth/confirm-email', { token });

describe('own details', () => {
  test('are read and changed by their owner, the number as it is written in Israel', async () => {
    const { user, client } = await person();
    const name = `דנה ${user.id}`;
    const reply = await client.put('/api/account', {
      username: `  ${name}\u202E `,
      phone: '+972 (52) 5550199',
      language: 'en',
    });
    expect([reply.status, reply.body]).toMatchObject([
      200,
      { username: name, phone: '052-555-0199', language: 'en', email: user.email, hasPassword: true },
    ]);
    expect((await client.get('/api/account')).body).toMatchObject({
      username: name,
      pendingEmail: null,
      googleAvailable: false,
    });
    expect(client.cookies.get('lang')).toBe('en');
    const emptied = await client.put('/api/account', { username: name, phone: ' ', language: 'he' });
    expect(emptied.body.phone).toBeNull();
  });

  test('faults stand on their fields, in the person’s language, and change nothing', async () => {
    const { user, client } = await person();
    const refused = await client.put('/api/account', { username: 'א', phone: '052-12', language: 'fr' });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toMatchObject({
      username: 'שם משתמש חייב להכיל לפחות 2 תווים',
      phone: 'מספר נייד בישראל הוא 10 ספרות, כמו 052-123-4567',
      language: expect.any(String),
    });
    for (const username of ['admin', 'x'.repeat(10_000), '😀😀', '<b>x</b>', ''])
      expect((await client.put('/api/account', { username, phone: null, language: 'he' })).status).toBe(422);
    expect((await row(user)).username).toBe(user.username);
  });

  test('a name belongs to one person, whatever its case and however many ask at once', async () => {
    const { user: other } = await person();
    const mine = await person();
    const change = (client: TestClient, username: string) =>
      client.put('/api/account', { username, phone: null, language: 'he' });
    const taken = await change(mine.client, other.username.toUpperCase());
    expect([taken.status, taken.body.errors]).toEqual([409, { username: 'שם המשתמש כבר תפוס' }]);
    const own = await change(mine.client, mine.user.username.toUpperCase());
    expect(own.status).toBe(200);
    const wish = `wish${mine.user.id}`;
    const rival = await person();
    const answers = await Promise.all([change(mine.client, wish), change(rival.client, wish)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('a sent role, address or verification is no part of them', async () => {
    const { user, client } = await person({ isEmailVerified: false });
    await client.put('/api/account', {
      username: user.username,
      phone: null,
      language: 'he',
      userRole: 'admin',
      email: 'x@example.test',
      isEmailVerified: true,
      id: 1,
    });
    expect(await row(user)).toMatchObject({
      user_role: 'user',
      email: user.email,
      is_email_verified: false,
    });
  });

  test('the demo account keeps its name, address and password; a guest has no details', async () => {
    const { user, client } = await person({ isDemo: true });
    const reply = await client.put('/api/account', { username: 'other', phone: null, language: 'he' });
    expect([reply.status, reply.body.code]).toEqual([403, 'demo_account_protected']);
    const same = await client.put('/api/account', { username: user.username, phone: null, language: 'he' });
    expect(same.status).toBe(200);
    const email = { newEmail: newAddress(), currentPassword: factoryPassword };
    expect((await client.post('/api/account/email', email)).body.code).toBe('demo_account_protected');
    expect((await app.client().get('/api/account')).status).toBe(401);
  });
});

describe('another e-mail address', () => {
  test('counts once its link was pressed; the former one is told and opens nothing any more', async () => {
    const { user, client } = await person();
    const newEmail = newAddress();
    await app
      .knex('users')
      .where({ id: user.id })
      .update({
        password_reset_token: 'r'.repeat(64),
        password_reset_expires: new Date(Date.now() + 60_000),
      });
    const asked = await client.post('/api/account/email', { newEmail, currentPassword: factoryPassword });
    expect(asked.body).toMatchObject({ email: user.email, pendingEmail: newEmail });
    const [mail] = await mailsTo(newEmail);
    expect(mail?.subject).toBe('אישור כתובת האימייל החדשה');
    const [warned] = await mailsTo(user.email);
    expect(warned?.subject).toBe('בקשה להחליף את כתובת האימייל של החשבון');
    expect(warned?.text).not.toContain('change=');
    const token = tokenIn(mail?.text);
    expect((await row(user)).email_change_token).not.toContain(token);
    const both = await Promise.all([confirm(token), confirm(token)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await row(user)).toMatchObject({
      email: newEmail,
      is_email_verified: true,
      pending_email: null,
      password_reset_token: null,
    });
    const [, told] = await mailsTo(user.email);
    expect(told?.subject).toBe('כתובת האימייל של החשבון הוחלפה');
    expect(told?.text).toContain(newEmail);
    await app.client().signIn({ email: newEmail });
  });

  test('needs the password, an address, and one that is nobody’s', async () => {
    const { user, client } = await person();
    const { user: other } = await person();
    const ask = async (body: object) => (await client.post('/api/account/email', body)).body.errors;
    const currentPassword = factoryPassword;
    expect(await ask({ newEmail: newAddress() })).toEqual({ currentPassword: 'שדה חובה' });
    expect(await ask({ newEmail: newAddress(), currentPassword: 'wrong-1' })).toEqual({
      currentPassword: 'הסיסמה הנוכחית שגויה',
    });
    expect(await ask({ newEmail: other.email.toUpperCase(), currentPassword })).toEqual({
      newEmail: 'כתובת האימייל כבר רשומה במערכת',
    });
    expect(await ask({ newEmail: ` ${user.email} `, currentPassword })).toEqual({
      newEmail: 'זו כבר הכתובת של החשבון',
    });
    expect(await ask({ newEmail: 'a@b\r\nBcc: x@y.z', currentPassword })).toHaveProperty('newEmail');
    expect(await mailsTo(other.email)).toEqual([]);
  });

  test.each(['x', 'a'.repeat(43), '../../x', "' or 1=1 --", 'א'.repeat(43), '\u0000', 'a'.repeat(10_000)])(
    'no made-up link opens anything: %j',
    async (token) => {
      expect((await confirm(token)).status).toBe(422);
    },
  );

  test('a link dies with time, with a newer one, when it is given up, and with a new password', async () => {
    const { user, client } = await person();
    const ask = async () => {
      const newEmail = newAddress();
      await client.post('/api/account/email', { newEmail, currentPassword: factoryPassword });
      return tokenIn((await mailsTo(newEmail)).at(-1)?.text);
    };
    const [first, second] = [await ask(), await ask()];
    expect((await confirm(first)).body.errors).toHaveProperty('token');
    expect((await client.delete('/api/account/email')).body.pendingEmail).toBeNull();
    expect((await confirm(second)).status).toBe(422);
    const late = await ask();
    ahead = 24 * 60 * 60_000 + 1;
    expect((await confirm(late)).status).toBe(422);
    expect((await client.get('/api/account')).status).toBe(401);
    ahead = 0;
    const before = await ask();
    const change = { currentPassword: factoryPassword, newPassword: 'another-1' };
    expect((await client.put('/api/account/password', change)).status).toBe(200);
    expect((await confirm(before)).status).toBe(422);
    expect((await row(user)).email).toBe(user.email);
  });

  test('one that became somebody else’s meanwhile is refused', async () => {
    const { client } = await person();
    const newEmail = newAddress();
    await client.post('/api/account/email', { newEmail, currentPassword: factoryPassword });
    const token = tokenIn((await mailsTo(newEmail))[0]?.text);
    await createUser(app.knex, { email: newEmail });
    const reply = await confirm(token);
    expect([reply.status, reply.body.errors]).toEqual([409, { token: 'כתובת האימייל כבר רשומה במערכת' }]);
  });
});

describe('an account without a password', () => {
  const google = () => person({ password: null, isGoogleAccount: true, googleId: `g-${(count += 1)}` });
  const backdate = (user: User) =>
    app
      .knex('sessions')
      .where({ user_id: user.id })
      .update({ proved_at: new Date(Date.now() - 3_600_000) });

  test('shows who is there by a fresh sign-in, for an address and for a first password', async () => {
    const { user, client } = await google();
    expect((await client.get('/api/account')).body).toMatchObject({ hasPassword: false });
    await backdate(user);
    const newEmail = newAddress();
    const stale = await client.post('/api/account/email', { newEmail });
    expect(stale.body.code).toBe('proof_needed');
    const first = { newPassword: 'secret-1' };
    expect((await client.put('/api/account/password', first)).status).toBe(403);
    const fresh = await signedInClient(app, user);
    expect((await fresh.post('/api/account/email', { newEmail })).status).toBe(200);
    expect((await fresh.put('/api/account/password', first)).status).toBe(200);
    await app.client().signIn(user, 'secret-1');
  });
});
