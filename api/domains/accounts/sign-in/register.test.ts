import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createUser } from '../../../testing/factories/user.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const path = '/api/auth/register';
let number = 0;
const form = (changes: Record<string, unknown> = {}) => {
  number += 1;
  return {
    username: `new${number}`,
    email: `new${number}@example.test`,
    password: 'secret-1',
    confirmPassword: 'secret-1',
    ...changes,
  };
};

/** One IP address may register twenty times an hour; tests share one. */
const register = async (changes: Record<string, unknown> = {}, client = app.client()) => {
  await app.knex('rate_limits').delete();
  return client.post(path, form(changes));
};

describe('registration', () => {
  test('opens an account and signs in', async () => {
    const client = app.client();
    const reply = await register({ username: 'נועה כהן', email: 'NOA@Example.Test' }, client);
    expect(reply).toMatchObject({
      status: 201,
      body: { message: 'נרשמת בהצלחה', user: { username: 'נועה כהן', email: 'noa@example.test' } },
    });
    const me = await client.get('/api/auth/current-user');
    expect(me.body.entitlements).toMatchObject({ basicCards: 1, proCards: 0, hasPaidPackage: false });
    const row = await app.knex('users').where({ id: reply.body.user.id }).first();
    expect(row.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row.language).toBe('he');
  });

  test('takes no role, verification or other privilege from the client', async () => {
    const reply = await register({
      userRole: 'admin',
      user_role: 'admin',
      id: 1,
      isEmailVerified: true,
      isDemo: true,
      googleId: 'x',
      unreadNotifications: 9,
    });
    expect(reply.status).toBe(201);
    expect(await app.knex('users').where({ id: reply.body.user.id }).first()).toMatchObject({
      user_role: 'user',
      is_email_verified: false,
      is_demo: false,
      google_id: null,
      unread_notifications: 0,
    });
  });

  test('says which of user name and e-mail is taken, in any case', async () => {
    await createUser(app.knex, { username: 'Taken', email: 'taken@example.test' });
    const both = await register({ username: 'tAKEN', email: 'TAKEN@example.test' });
    expect(both.status).toBe(409);
    expect(both.body.errors).toEqual({
      username: 'שם המשתמש כבר תפוס',
      email: 'כתובת האימייל כבר רשומה במערכת',
    });
    // One fault is said in full; of two the message speaks in general.
    expect(both.body.message).toBe('הפעולה מתנגשת עם נתונים קיימים.');
    const name = 'שם המשתמש כבר תפוס';
    expect((await register({ username: 'taken' })).body).toMatchObject({
      message: name,
      errors: { username: name },
    });
    const email = 'כתובת האימייל כבר רשומה במערכת';
    expect((await register({ email: 'taken@example.test' })).body).toMatchObject({
      message: email,
      errors: { email },
    });
  });

  test('of two at once one wins, the other gets a clean 409', async () => {
    const clients = [app.client(), app.client()];
    for (const client of clients) await client.get('/api/csrf-token');
    const same = form();
    const answers = await Promise.all(clients.map((client) => client.post(path, same)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const loser = answers.find(({ status }) => status === 409);
    expect(loser?.body).toMatchObject({ code: 'conflict', errors: expect.any(Object) });
    expect(await app.knex('users').where({ email: same.email })).toHaveLength(1);
  });

  test('names every fault at once, the unequal passwords too', async () => {
    const reply = await register({ username: 'א', email: 'no', confirmPassword: 'secret-2' });
    expect(reply.status).toBe(422);
    expect(reply.body.errors).toEqual({
      username: 'שם משתמש חייב להכיל לפחות 2 תווים',
      email: 'כתובת אימייל לא תקינה',
      confirmPassword: 'הסיסמאות אינן תואמות',
    });
  });

  test('refuses what attackers try first, in words beside the field, and takes what only resembles it', async () => {
    const common = 'הסיסמה הזאת נפוצה וקל לנחש אותה. עדיף לבחור אחרת';
    const ownName = 'הסיסמה דומה מדי לשם המשתמש או לכתובת האימייל';
    const cases: [password: string, issue: string | undefined][] = [
      ['123456', common],
      ['Password', common],
      ['ＱＷＥＲＴＹ', common],
      ['aaaaaa', common],
      ['bikur1', common],
      ['סיסמה123', common],
      ['ronit.c', ownName],
      ['Ronit.C2026', ownName],
      ['ronit.cohen', ownName],
      ['ronit.cohen@example.test', ownName],
      ['ronit.c20261123', undefined],
      ['ronit.c sings', undefined],
      ['bikur-demo', undefined],
      ['aaaaab', undefined],
    ];
    for (const [password, issue] of cases) {
      const reply = await register({
        username: 'ronit.c',
        email: 'ronit.cohen@example.test',
        password,
        confirmPassword: password,
      });
      const errors = issue ? { password: issue } : undefined;
      expect([password, reply.status, reply.body.errors]).toEqual([password, issue ? 422 : 201, errors]);
      await app.knex('users').where({ username: 'ronit.c' }).delete();
    }
    const english = await app.client().post(path, form({ password: '123456', confirmPassword: '123456' }), {
      headers: { 'Accept-Language': 'en' },
    });
    expect(english.body.errors).toEqual({
      password: 'This password is common and easy to guess. Please choose another one',
    });
  });

  test('works without the repeated password, which a client may keep to itself', async () => {
    expect((await register({ confirmPassword: undefined })).status).toBe(201);
  });

  test.each([
    ['21 letters', 'x'.repeat(21), /20/],
    ['ten thousand letters', 'א'.repeat(10_000), /20/],
    ['an emoji', 'דנה😀', /אותיות/],
    ['markup', '<b>dana</b>', /אותיות/],
    ['a slash', 'dana/levi', /אותיות/],
    ['a sign that addresses know', 'dana?x=#y', /אותיות/],
    ['Cyrillic look-alikes', 'раураl', /אותיות/],
    ['Hebrew within a Latin word', 'paypaס', /לערבב/],
    ['a name of staff', 'Admin', /שמור/],
    ['a name of staff with digits for letters', 'adm1n', /שמור/],
    ['a name of the company', 'ביקור', /שמור/],
    ['a name of the company, spaced', 'b.i.k.u.r', /שמור/],
    ['only hidden characters', '\u200B\u202E\u2066\uFEFF', /2 תווים/],
    ['a number', 12345, /.+/],
    ['nothing', null, /.+/],
  ])('refuses %s as user name', async (_, username, text) => {
    const reply = await register({ username });
    expect(reply.status).toBe(422);
    expect(reply.body.errors.username).toMatch(text);
  });

  test.each([
    ['hidden characters', 'da\u202Ena\u200B\u2066 1', 'dana 1'],
    ['spaces around and within', '  דנה   לוי ', 'דנה לוי'],
    ['full-width letters', 'ｄａｎａ7', 'dana7'],
  ])('cleans %s out of a user name', async (_, typed, kept) => {
    const reply = await register({ username: typed });
    expect(reply.body.user?.username).toBe(kept);
  });
});
