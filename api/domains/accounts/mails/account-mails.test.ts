import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openMail } from '../../../adapters/mail.ts';
import type { User } from '../../../models/User.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createUser, factoryPassword } from '../../../testing/factories/user.ts';
import { startSmtpServer, type TestSmtpServer } from '../../../testing/smtp-server.ts';
import { deliverNextMail } from '../../messaging/mail/deliver-mail.ts';

let server: TestSmtpServer;
let app: TestApp;
let unmailed: TestApp;
let now = new Date('2026-11-21T10:00:00Z');
const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));

beforeAll(async () => {
  server = await startSmtpServer();
  app = await startTestApp({ env: { SMTP_URL: server.url }, clock: { now: () => now } });
  unmailed = await startTestApp();
});
afterAll(async () => {
  await app.close();
  await unmailed.close();
  await server.close();
});
afterEach(async () => {
  await app.knex('rate_limits').delete();
  await app.knex('mail_log').delete();
  server.received.length = 0;
});

/** Sends what is due, and returns the token of the last mail to that address. */
async function tokenFor(email: string): Promise<string> {
  while (await deliverNextMail(app.deps, openMail(app.deps.env)));
  const mail = server.received.filter(({ to }) => to.includes(email)).at(-1)?.mail;
  return /token=([\w-]{43})\s/.exec(mail?.text ?? '')?.[1] ?? '';
}

const row = (user: { id: number }) => app.knex('users').where({ id: user.id }).first();
const usedUp = 'הקישור אינו תקף: כבר נעשה בו שימוש, פג תוקפו, או שנשלח אחריו קישור חדש';
const wrongTokens = [
  'x',
  'a'.repeat(43),
  '../../x',
  "' or 1=1 --",
  'א'.repeat(43),
  '\u0000',
  'a'.repeat(300),
];

describe('verification of an address', () => {
  const verify = (token: unknown) => app.client().post('/api/auth/verify-email', { token });

  test('begins with registration and ends with one press', async () => {
    const client = app.client();
    const account = { username: 'נועה', email: 'noa@example.test', password: 'secret-1' };
    const reply = await client.post('/api/auth/register', account);
    expect([reply.status, reply.body.user.isEmailVerified]).toEqual([201, false]);
    const token = await tokenFor(account.email);
    expect(server.received[0]?.mail.subject).toBe('אימות כתובת האימייל שלך');
    const stored = await row(reply.body.user);
    expect(stored.email_verification_token).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify([stored, await app.knex('mail_log')])).not.toContain(token);
    expect((await verify(token)).body).toEqual({ message: 'הכתובת אומתה. תודה!' });
    expect((await client.get('/api/auth/current-user')).body.user.isEmailVerified).toBe(true);
    const again = await verify(token);
    expect([again.status, again.body.errors]).toEqual([422, { token: usedUp }]);
  });

  test('a refused registration sends nothing', async () => {
    const taken = await createUser(app.knex);
    const reply = await app
      .client()
      .post('/api/auth/register', { username: 'second', email: taken.email, password: 'secret-1' });
    expect(reply.status).toBe(409);
    expect(await app.knex('mail_log')).toEqual([]);
  });

  test('two presses at once: one counts', async () => {
    const user = await createUser(app.knex, { isEmailVerified: false });
    const client = app.client();
    await client.signIn(user);
    await client.post('/api/account/verification-mail');
    const token = await tokenFor(user.email);
    const replies = await Promise.all([verify(token), verify(token), verify(token)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  test('a link dies after 24 hours, and when a newer one is sent', async () => {
    const user = await createUser(app.knex, { isEmailVerified: false });
    const client = app.client();
    await client.signIn(user);
    await client.post('/api/account/verification-mail');
    const first = await tokenFor(user.email);
    later(1);
    await client.post('/api/account/verification-mail');
    const second = await tokenFor(user.email);
    expect((await verify(first)).status).toBe(422);
    later(24 * 60);
    expect((await verify(second)).status).toBe(422);
    expect((await row(user)).is_email_verified).toBe(false);
  });

  test('sending again is throttled, and needless once verified', async () => {
    const user = await createUser(app.knex, { isEmailVerified: false });
    const client = app.client();
    await client.signIn(user);
    const send = () => client.post('/api/account/verification-mail');
    for (let time = 0; time < 5; time += 1) expect((await send()).status).toBe(200);
    const refused = await send();
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true]);
    await app.knex('rate_limits').delete();
    await app.knex('users').where({ id: user.id }).update({ is_email_verified: true });
    const before = await app.knex('mail_log');
    expect((await send()).body.message).toBe('הכתובת כבר מאומתת');
    expect(await app.knex('mail_log')).toHaveLength(before.length);
  });

  test.each(wrongTokens)('%j opens nothing', async (token) => {
    expect((await verify(token)).status).toBe(422);
  });
});

describe('a forgotten password', () => {
  const forgot = (email: string, where = app) => where.client().post('/api/auth/forgot-password', { email });
  const reset = (token: string, password = 'brand-new-1', client = app.client()) =>
    client.post('/api/auth/reset-password', { token, password });

  async function tokenOf(user: User): Promise<string> {
    expect((await forgot(user.email)).status).toBe(200);
    return tokenFor(user.email);
  }

  test('is answered the same for known, unknown and demo addresses; only the owner gets mail', async () => {
    const user = await createUser(app.knex);
    const demo = await createUser(app.knex, { isDemo: true });
    const replies = [
      await forgot(user.email.toUpperCase()),
      await forgot('nobody@example.test'),
      await forgot(demo.email),
    ];
    for (const { status, body, headers } of replies) {
      expect([status, body]).toEqual([200, replies[0]?.body]);
      expect([...headers.keys()]).toEqual([...(replies[0]?.headers.keys() ?? [])]);
    }
    expect((await app.knex('mail_log')).map(({ to_address: to }) => to)).toEqual([user.email]);
  });

  test('sets a new one, ends other sessions and tokens, verifies the address, and works once', async () => {
    const user = await createUser(app.knex, { isEmailVerified: false });
    const other = app.client();
    const { body } = await other.post('/api/auth/login', {
      email: user.email,
      password: factoryPassword,
      requestToken: true,
    });
    const program = app.client();
    program.authorization = `Bearer ${body.token}`;
    const token = await tokenOf(user);
    expect((await row(user)).password_reset_token).toMatch(/^[0-9a-f]{64}$/);
    expect((await reset(token)).status).toBe(200);
    expect((await other.get('/api/auth/current-user')).status).toBe(401);
    expect((await program.get('/api/auth/current-user')).status).toBe(401);
    expect((await app.client().signIn(user, 'brand-new-1')).body.user.isEmailVerified).toBe(true);
    await expect(app.client().signIn(user)).rejects.toThrow('401');
    expect((await reset(token, 'brand-new-2')).body.errors).toEqual({ token: usedUp });
    await app.client().signIn(user, 'brand-new-1');
  });

  test('leaves other people’s sessions and passwords alone', async () => {
    const [user, stranger] = [await createUser(app.knex), await createUser(app.knex)];
    const client = app.client();
    await client.signIn(stranger);
    // Another user's session sends the link: the link decides whose password is set.
    expect((await reset(await tokenOf(user), 'brand-new-1', client)).status).toBe(200);
    expect((await client.get('/api/auth/current-user')).body.user.id).toBe(stranger.id);
    await app.client().signIn(stranger);
    await app.client().signIn(user, 'brand-new-1');
  });

  test('a link dies after an hour, by a newer one, and by a change of password or address', async () => {
    const user = await createUser(app.knex);
    const expired = await tokenOf(user);
    later(60);
    expect((await reset(expired)).status).toBe(422);
    const older = await tokenOf(user);
    const newer = await tokenOf(user);
    expect((await reset(older)).status).toBe(422);
    const client = app.client();
    await client.signIn(user);
    const change = { currentPassword: factoryPassword, newPassword: 'changed-1' };
    expect((await client.put('/api/account/password', change)).status).toBe(200);
    expect((await reset(newer)).status).toBe(422);
    const last = await tokenOf(user);
    const admin = app.client();
    await admin.signIn(await createUser(app.knex, { userRole: 'admin' }));
    const moved = await admin.post(`/api/admin/users/${user.id}/change-email`, {
      newEmail: 'moved@example.test',
      currentPassword: factoryPassword,
      reason: 'בטלפון',
    });
    expect(moved.status).toBe(200);
    expect((await reset(last)).status).toBe(422);
  });

  test('a token of one kind opens nothing of the other', async () => {
    const user = await createUser(app.knex, { isEmailVerified: false });
    const token = await tokenOf(user);
    expect((await app.client().post('/api/auth/verify-email', { token })).status).toBe(422);
    const client = app.client();
    await client.signIn(user);
    await client.post('/api/account/verification-mail');
    expect((await reset(await tokenFor(user.email))).status).toBe(422);
    expect((await reset(token)).status).toBe(200);
  });

  test('two at once: one counts', async () => {
    const token = await tokenOf(await createUser(app.knex));
    const replies = await Promise.all([reset(token, 'first-one'), reset(token, 'second-one')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('a poor password is refused and the link stays good', async () => {
    const token = await tokenOf(await createUser(app.knex));
    const poor = await reset(token, '12345');
    expect([poor.status, poor.body.errors]).toEqual([422, { password: 'סיסמה חייבת להכיל לפחות 6 תווים' }]);
    const common = await reset(token, '12345678');
    expect([common.status, common.body.errors]).toEqual([422, { password: expect.stringMatching(/נפוצה/) }]);
    expect((await reset(token, 'סיסמה-חדשה 😀')).status).toBe(200);
  });

  test('sets a first password for who signed in with Google alone', async () => {
    const user = await createUser(app.knex, { password: null, googleId: 'g-1', isGoogleAccount: true });
    expect((await reset(await tokenOf(user))).status).toBe(200);
    await app.client().signIn(user, 'brand-new-1');
  });

  test('asked for by strangers fills no mailbox, and its last link goes on working', async () => {
    const user = await createUser(app.knex);
    const answers = [];
    for (const email of [user.email, 'nobody@example.test'])
      for (let time = 0; time < 7; time += 1) answers.push(await forgot(email));
    for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]?.body]);
    expect(await app.knex('mail_log').where({ to_address: user.email })).toHaveLength(5);
    expect((await reset(await tokenFor(user.email))).status).toBe(200);
  });

  test('asked for by strangers leaves the owner’s device and verification their own mails', async () => {
    const user = await createUser(app.knex, { isEmailVerified: false });
    const client = app.client();
    await client.signIn(user);
    for (let time = 0; time < 25; time += 1) await forgot(user.email);
    const own = () => client.post('/api/auth/forgot-password', { email: user.email });
    expect((await own()).status).toBe(200);
    expect(await app.knex('mail_log').where({ to_address: user.email })).toHaveLength(6);
    expect((await client.post('/api/account/verification-mail')).status).toBe(200);
    const statuses = [];
    for (let time = 0; time < 5; time += 1) statuses.push((await own()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });

  test('is throttled by caller', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 21 }, async (_, at) => (await forgot(`many${at}@example.test`)).status),
    );
    expect(statuses).toContain(429);
  });

  test('is not offered where mail is not configured', async () => {
    const user = await createUser(unmailed.knex);
    const refused = [await forgot(user.email, unmailed), await forgot('nobody@example.test', unmailed)];
    for (const { status, body } of refused)
      expect([status, body.message]).toEqual([404, 'לאיפוס הסיסמה יש לפנות לתמיכה דרך עמוד יצירת הקשר.']);
    expect(await unmailed.knex('mail_log')).toEqual([]);
  });

  test.each(wrongTokens)('%j opens nothing', async (token) => {
    expect((await reset(token)).status).toBe(422);
  });

  test('tokens reach no log', async () => {
    const token = await tokenOf(await createUser(app.knex));
    await app.client().get(`/reset-password?token=${token}`);
    await reset(token);
    await reset(token);
    expect(JSON.stringify(app.logLines)).not.toContain(token);
  });
});
