import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { changeRow } from '../../../testing/change-row.ts';
import { createUser, factoryPassword } from '../../../testing/factories/user.ts';
import { signedInClient, signInAs } from '../../../testing/sign-in.ts';
import type { User } from '../../../models/User.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: 'http://bikur.example', SMTP_URL: 'smtp://127.0.0.1:1' } });
});
afterAll(() => app.close());

const mailsTo = (to: string) => app.knex('mail_log').where({ to_address: to }).orderBy('id');
const templatesTo = async (to: string) => (await mailsTo(to)).map(({ template }) => template);
const rowOf = (user: { id: number }) => app.knex('users').where({ id: user.id }).first();
const reason = 'הלקוחה התקשרה, התיבה הישנה נסגרה';
const login = (client: ReturnType<TestApp['client']>, user: User, userAgent: string) =>
  client.post(
    '/api/auth/login',
    { email: user.email, password: factoryPassword },
    { headers: { 'User-Agent': userAgent } },
  );
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1';

describe('a password', () => {
  test('that was changed is told to its owner, in the language and direction of the owner', async () => {
    const user = await createUser(app.knex, { language: 'en' });
    const client = await signedInClient(app, user);
    const change = { currentPassword: factoryPassword, newPassword: 'another-one' };
    expect((await client.put('/api/account/password', { ...change, currentPassword: 'no' })).status).toBe(
      422,
    );
    expect(await templatesTo(user.email)).toEqual([]);
    expect((await client.put('/api/account/password', change)).status).toBe(200);
    const [mail] = await mailsTo(user.email);
    expect(mail).toMatchObject({ template: 'password_changed', language: 'en', user_id: user.id });
    expect(mail.html_body).toContain('dir="ltr"');
    expect(mail.text_body).toContain('Was it not you?');
  });

  test('that was reset by a mailed link is told, too', async () => {
    const user = await createUser(app.knex);
    await app.client().post('/api/auth/forgot-password', { email: user.email });
    const [asked] = await mailsTo(user.email);
    const token = /token=([\w-]{43})/.exec(asked.text_body)?.[1];
    expect(
      (await app.client().post('/api/auth/reset-password', { token, password: 'another-one' })).status,
    ).toBe(200);
    const mails = await mailsTo(user.email);
    expect(mails.map(({ template }) => template)).toEqual(['reset_password', 'password_changed']);
    expect(mails[1].html_body).toContain('<html lang="he" dir="rtl">');
  });
});

describe('a change of address', () => {
  const wish = (newEmail: string) => ({ newEmail, currentPassword: factoryPassword });
  const linkIn = (mail: { text_body: string }, name: string) =>
    new RegExp(`${name}=([\\w-]{43})`).exec(mail.text_body)?.[1];

  test('is told to the present address when it is asked for, and “it wasn’t me” ends it', async () => {
    const user = await createUser(app.knex);
    const [owner, thief] = [await signedInClient(app, user), await signedInClient(app, user)];
    expect((await thief.post('/api/account/email', wish('thief@example.test'))).status).toBe(200);
    const [told] = await mailsTo(user.email);
    expect(told.template).toBe('email_change_asked');
    expect(told.text_body).toContain('thief@example.test');
    const [asked] = await mailsTo('thief@example.test');
    const [stop, change] = [linkIn(told, 'stop'), linkIn(asked, 'change')];
    expect(stop).not.toBe(change);
    // Nothing happens by fetching the link (docs/security.md B8).
    expect((await rowOf(user)).pending_email).toBe('thief@example.test');
    const ended = await app.client().post('/api/auth/stop-email-change', { token: stop });
    expect(ended.status).toBe(200);
    expect(await rowOf(user)).toMatchObject({
      email: user.email,
      pending_email: null,
      email_change_token: null,
    });
    expect((await app.client().post('/api/auth/confirm-email', { token: change })).status).toBe(422);
    // Whoever asked knew the password and sat in a session: all of them end.
    for (const client of [owner, thief])
      expect((await client.get('/api/auth/current-user')).status).toBe(401);
    const again = await app.client().post('/api/auth/stop-email-change', { token: stop });
    expect(again).toMatchObject({ status: 422, body: { errors: { token: expect.any(String) } } });
    expect((await app.client().post('/api/auth/stop-email-change', { token: change })).status).toBe(422);
  });

  test('is told again once it is done; the link that ends it is used up', async () => {
    const user = await createUser(app.knex);
    const client = await signedInClient(app, user);
    await client.post('/api/account/email', wish('mine-too@example.test'));
    const [asked] = await mailsTo('mine-too@example.test');
    await app.client().post('/api/auth/confirm-email', { token: linkIn(asked, 'change') });
    const mails = await mailsTo(user.email);
    expect(mails.map(({ template }) => template)).toEqual(['email_change_asked', 'email_changed']);
    expect(
      (await app.client().post('/api/auth/stop-email-change', { token: linkIn(mails[0], 'stop') })).status,
    ).toBe(422);
  });
});

describe('a sign-in on a new device', () => {
  test('is told with its name; the first one of an account and known devices are not', async () => {
    const user = await createUser(app.knex);
    const [desk, phone] = [app.client(), app.client()];
    expect((await login(desk, user, chrome)).status).toBe(200);
    await desk.post('/api/auth/logout');
    expect((await login(desk, user, chrome)).status).toBe(200);
    expect(await templatesTo(user.email)).toEqual([]);
    expect((await login(phone, user, iPhone)).status).toBe(200);
    expect((await login(phone, user, iPhone)).status).toBe(200);
    const mails = await mailsTo(user.email);
    expect(mails.map(({ template }) => template)).toEqual(['new_device']);
    expect(mails[0].text_body).toContain('Safari, iPhone');
    expect(phone.cookies.line('bikur.device')).toMatch(/httponly/i);
    expect(JSON.stringify(await app.knex('known_devices'))).not.toContain(phone.cookies.get('bikur.device'));
    // A wrong password tells nobody anything, and makes no device known.
    await app.client().post('/api/auth/login', { email: user.email, password: 'wrong-one' });
    expect(await templatesTo(user.email)).toHaveLength(1);
    // What somebody wrote into the cookie names no browser: it gets one of ours.
    phone.cookies.set('bikur.device', 'mine');
    expect((await login(phone, user, iPhone)).status).toBe(200);
    expect(phone.cookies.get('bikur.device')).toMatch(/^[\w-]{43}$/);
    expect(await templatesTo(user.email)).toHaveLength(2);
  });

  test('after a registration is told; the registration itself is not', async () => {
    const email = 'fresh@example.test';
    const registration = {
      username: 'fresh',
      email,
      password: factoryPassword,
      confirmPassword: factoryPassword,
    };
    expect((await app.client().post('/api/auth/register', registration)).status).toBe(201);
    expect(await templatesTo(email)).toEqual(['verify_email']);
    await app.client().signIn({ email });
    expect(await templatesTo(email)).toEqual(['verify_email', 'new_device']);
  });

  test('of two people in one browser is each person’s own; the demo account has none', async () => {
    const [one, other] = [await createUser(app.knex), await createUser(app.knex)];
    const browser = app.client();
    await app.client().signIn(other);
    await browser.signIn(one);
    await browser.signIn(other);
    expect(await templatesTo(one.email)).toEqual([]);
    expect(await templatesTo(other.email)).toEqual(['new_device']);
    const demo = await createUser(app.knex, { isDemo: true });
    for (let time = 0; time < 2; time += 1) await app.client().post('/api/auth/demo-login');
    expect(await templatesTo(demo.email)).toEqual([]);
    expect(await app.knex('known_devices').where({ user_id: demo.id })).toEqual([]);
  });

  test('is forgotten with its cookie, after 400 days', async () => {
    const user = await createUser(app.knex);
    const client = app.client();
    await client.signIn(user);
    await app
      .knex('known_devices')
      .where({ user_id: user.id })
      .update({ last_seen_at: new Date('2025-01-01') });
    const { removeExpiredSessions } = await import('../sessions/remove-expired-sessions.ts');
    await removeExpiredSessions(app.knex, new Date());
    expect(await app.knex('known_devices').where({ user_id: user.id })).toEqual([]);
  });
});

describe('an address that staff change', () => {
  const command = (user: { id: number }) => `/api/admin/users/${user.id}/change-email`;

  test('is unverified until its owner proves it; both addresses are told, sessions end, the log says why', async () => {
    const admin = await signInAs(app, 'admin');
    const user = await createUser(app.knex, { isEmailVerified: true });
    const owner = await signedInClient(app, user);
    const newEmail = 'by-staff@example.test';
    const input = { newEmail, reason };
    const changed = await admin.client.post(command(user), input);
    expect([changed.status, changed.body.email, changed.body.isEmailVerified]).toEqual([
      200,
      newEmail,
      false,
    ]);
    expect((await owner.get('/api/auth/current-user')).status).toBe(401);
    expect((await admin.client.get('/api/auth/current-user')).status).toBe(200);
    const [told] = await mailsTo(user.email);
    expect(told).toMatchObject({ template: 'email_changed', user_id: user.id });
    expect(told.text_body).toContain('צוות');
    expect(await templatesTo(newEmail)).toEqual(['verify_email']);
    const [line] = await app.knex('audit_log').where({ entity: 'users', entity_id: String(user.id) });
    expect(line).toMatchObject({
      action: 'change-email',
      actor_id: admin.user.id,
      before: { email: user.email, isEmailVerified: true },
      after: { email: newEmail, isEmailVerified: false, input: { reason } },
    });
  });

  // docs/security.md S4.
  test('gets no link to choose a password for 72 hours, answered as always; the one before is told, and staff see why', async () => {
    const admin = await signInAs(app, 'admin');
    const user = await createUser(app.knex, { isEmailVerified: true });
    const [second, third] = ['taken-over@example.test', 'taken-again@example.test'];
    const change = async (newEmail: string) =>
      expect((await admin.client.post(command(user), { newEmail, reason })).status).toBe(200);
    await change(second);
    // Whoever has it changed once more doesn't hide it from the owner.
    await change(third);
    expect(await templatesTo(user.email)).toEqual(['email_changed', 'email_changed']);
    const ask = async (email: string) => {
      const reply = await app.client().post('/api/auth/forgot-password', { email });
      return [reply.status, reply.body.message];
    };
    const usual = await ask('nobody-at-all@example.test');
    expect(await ask(third)).toEqual(usual);
    expect(await templatesTo(third)).toEqual(['verify_email']);
    expect(await templatesTo(user.email)).toEqual(['email_changed', 'email_changed', 'reset_withheld']);
    expect((await rowOf(user)).password_reset_token).toBeNull();
    const byStaff = () => admin.client.post(`/api/admin/users/${user.id}/send-password-reset`, {});
    const refused = await byStaff();
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('הכתובת הוחלפה על ידי הצוות');
    expect((await admin.client.get(`/api/admin/users/${user.id}`)).body).toMatchObject({
      emailBeforeStaff: user.email,
    });
    await app
      .knex('users')
      .where({ id: user.id })
      .update({ email_changed_by_staff_at: new Date(Date.now() - 72 * 3_600_000) });
    expect((await byStaff()).status).toBe(200);
    expect(await ask(third)).toEqual(usual);
    expect(await templatesTo(third)).toEqual(['verify_email', 'reset_password', 'reset_password']);
  });

  test('that is given back to its owner gets links again at once', async () => {
    const admin = await signInAs(app, 'admin');
    const user = await createUser(app.knex);
    for (const newEmail of ['a-mistake@example.test', user.email])
      expect((await admin.client.post(command(user), { newEmail, reason })).status).toBe(200);
    const reply = await admin.client.post(`/api/admin/users/${user.id}/send-password-reset`, {});
    expect(reply.status).toBe(200);
    expect(await rowOf(user)).toMatchObject({ email_changed_by_staff_at: null, email_before_staff: null });
  });

  test('is refused beside its field', async () => {
    const admin = await signInAs(app, 'admin');
    const [user, other] = [await createUser(app.knex), await createUser(app.knex)];
    const input = { newEmail: 'never@example.test', reason };
    const issues = async (change: object, of = user) =>
      Object.keys((await admin.client.post(command(of), { ...input, ...change })).body.errors ?? {});
    expect(await issues({ newEmail: 'no address' })).toEqual(['newEmail']);
    expect(await issues({ newEmail: other.email.toUpperCase() })).toEqual(['newEmail']);
    expect(await issues({ newEmail: user.email })).toEqual(['newEmail']);
    expect(await issues({ reason: ' ' })).toEqual(['reason']);
    expect((await rowOf(user)).email).toBe(user.email);
    const demo = await createUser(app.knex, { isDemo: true });
    expect((await admin.client.post(command(demo), input)).status).toBe(403);
    expect((await admin.client.post(command({ id: 999_999_999 }), input)).status).toBe(404);
    const moderator = await signInAs(app, 'moderator');
    expect((await moderator.client.post(command(user), input)).status).toBe(403);
  });

  test('does not change by the plain edit of the record', async () => {
    const { client } = await signInAs(app, 'admin');
    const user = await createUser(app.knex, { isEmailVerified: true });
    const saved = await changeRow(client, `/api/admin/users/${user.id}`, {
      email: 'silently@example.test',
      phone: '050-1234567',
    });
    expect([saved.status, saved.body.email, saved.body.isEmailVerified]).toEqual([200, user.email, true]);
  });
});
