import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { makePasskey } from '../../../testing/authenticator.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createMessage } from '../../../testing/factories/message.ts';
import { createUser, factoryPassword } from '../../../testing/factories/user.ts';
import { signedInClient } from '../../../testing/sign-in.ts';
import { resetFactorsByCommand } from '../../admin/users/reset-factors-by-command.ts';
import type { User } from '../../../models/User.ts';

let app: TestApp;
let ahead = 0;
/** A clock that stands at the beginning of a half minute: codes are of one or of the next, never of both. */
const start = Math.ceil(Date.now() / 30_000) * 30_000;
const now = () => new Date(start + ahead);
beforeAll(async () => {
  app = await startTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:1' }, clock: { now } });
});
afterAll(() => app.close());

const later = (minutes: number) => void (ahead += minutes * 60_000);
const mailsTo = async ({ email }: { email: string }) =>
  (await app.knex('mail_log').where({ to_address: email }).orderBy('id')).map(({ text_body: text }) => text);
const login = (client: TestClient, { email }: User, more: object = {}) =>
  client.post('/api/auth/login', { email, password: factoryPassword, ...more });
const give = (client: TestClient, given: object) => client.post('/api/auth/second-factor', given);

interface Armed {
  user: User;
  client: TestClient;
  /** What the app shows at this moment. */
  code(): string;
  codes: string[];
}

/** A browser that has just signed in, by the clock of these tests. */
async function freshClient(user: User): Promise<TestClient> {
  const client = await signedInClient(app, user);
  const expires_at = new Date(now().getTime() + 3_600_000);
  const times = { created_at: now(), last_seen_at: now(), proved_at: now(), expires_at };
  await app.knex('sessions').where({ user_id: user.id }).update(times);
  return client;
}

/** A person with an app of codes, in a browser of theirs. */
async function withApp(overrides: Parameters<typeof createUser>[1] = {}): Promise<Armed> {
  const user = await createUser(app.knex, overrides);
  const client = await freshClient(user);
  const setup = (await client.post('/api/account/totp')).body;
  const totp = new TOTP({ secret: setup.key });
  const code = () => totp.generate({ timestamp: now().getTime() });
  const confirmed = await client.post('/api/account/totp/confirm', { code: code() });
  expect(confirmed.status).toBe(200);
  later(2);
  return { user, client, code, codes: confirmed.body.codes };
}

describe('an app of codes', () => {
  test('gives the codes of RFC 6238, and is asked for at each sign-in once it has shown one', async () => {
    const user = await createUser(app.knex);
    const client = await freshClient(user);
    const { body: setup } = await client.post('/api/account/totp');
    expect(setup.address).toContain(`otpauth://totp/${encodeURIComponent('ביקור')}:`);
    expect(setup.address).toContain(`secret=${setup.key}`);
    expect(setup.qr.path).toMatch(/^M/);
    // Nobody is locked out by a setup that was left.
    expect((await login(app.client(), user)).status).toBe(200);
    // Until it has shown a code it is no factor that codes could stand in for.
    expect((await client.post('/api/account/recovery-codes')).status).toBe(409);
    expect(await client.post('/api/account/totp/confirm', { code: '000 00' })).toMatchObject({
      status: 422,
      body: { errors: { code: expect.stringContaining('הקוד שגוי') } },
    });
    // A setup that was left for half an hour is begun anew.
    const confirmAfter = async (minutes: number) => {
      const created_at = new Date(now().getTime() - minutes * 60_000);
      await app.knex('totp_secrets').where({ user_id: user.id }).update({ created_at });
      return (await client.post('/api/account/totp/confirm', { code: '000 00' })).status;
    };
    expect([await confirmAfter(30.1), await confirmAfter(29.9)]).toEqual([409, 422]);
    const totp = new TOTP({ secret: setup.key });
    const first = totp.generate({ timestamp: now().getTime() });
    const done = await client.post('/api/account/totp/confirm', {
      code: `${first.slice(0, 3)} ${first.slice(3)}`,
    });
    expect(done.body).toMatchObject({ factors: { codesLeft: 10, appSince: expect.any(String) } });
    expect(new Set(done.body.codes).size).toBe(10);
    expect((await client.post('/api/account/totp')).status).toBe(409);
    expect((await mailsTo(user)).at(-1)).toContain('אימות בשני שלבים הופעל');
    const [row] = await app.knex('totp_secrets').where({ user_id: user.id });
    expect(row.secret.toString('latin1')).not.toContain(setup.key);
    expect((await login(app.client(), user)).body.code).toBe('second_factor_required');
  });

  test('the code counts once, also of two at once, and never again; the half minute beside it does, too', async () => {
    const { user, code } = await withApp();
    const now = code();
    expect(await login(app.client(), user, { code: '123456' })).toMatchObject({
      status: 422,
      body: { errors: { code: expect.any(String) } },
    });
    const both = await Promise.all([1, 2].map(() => login(app.client(), user, { code: now })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    later(0.5);
    expect((await login(app.client(), user, { code: now })).status).toBe(422);
    const next = code();
    later(0.5);
    expect((await login(app.client(), user, { code: next })).status).toBe(200);
    later(2);
    expect((await login(app.client(), user, { code: next })).status).toBe(422);
  });

  test('a wrong password says nothing of a code, and a right code helps no wrong password', async () => {
    const { user, code } = await withApp();
    const wrong = await login(app.client(), user, { password: 'not-this-one', code: code() });
    expect(wrong.body.code).toBe('invalid_credentials');
  });

  test('ten wrong codes wait, from whatever browser; a recovery code of the same person waits, too', async () => {
    const { user, code, codes } = await withApp();
    const client = await freshClient(user);
    for (let count = 0; count < 10; count += 1)
      expect((await give(client, { code: String(100_000 + count) })).status).toBe(422);
    expect(await give(client, { code: code() })).toMatchObject({ status: 429 });
    expect(await login(app.client(), user, { code: codes[0] })).toMatchObject({ status: 429 });
    // Others have tries of their own.
    const other = await withApp();
    expect((await login(app.client(), other.user, { code: other.code() })).status).toBe(200);
  });

  test('that is turned off asks no more, and its recovery codes and the other sessions are gone', async () => {
    const { user, client, code } = await withApp();
    const other = app.client();
    await login(other, user, { code: code() });
    const off = await client.post('/api/account/totp/remove');
    expect(off).toMatchObject({ status: 200, body: { appSince: null, codesLeft: 0 } });
    expect((await other.get('/api/account')).status).toBe(401);
    expect((await mailsTo(user)).at(-1)).toContain('כובה');
    expect((await login(app.client(), user)).status).toBe(200);
    expect((await client.post('/api/account/totp/remove')).status).toBe(404);
    expect((await client.post('/api/account/recovery-codes')).status).toBe(409);
  });

  test('a bearer token comes with the code alone', async () => {
    const { user, code } = await withApp();
    expect((await login(app.client(), user, { requestToken: true })).body.token).toBeUndefined();
    const reply = await login(app.client(), user, { requestToken: true, code: code() });
    expect(reply.body.token).toMatch(/^[\w-]{43}$/);
  });
});

describe('as a proof of identity', () => {
  const proof = (client: TestClient, given: object) => client.post('/api/auth/proof', given);
  /** Signed in, long ago. */
  const staleClient = async (user: User) => {
    const client = await freshClient(user);
    await app.knex('sessions').where({ user_id: user.id }).update({ proved_at: null });
    return client;
  };
  const isFresh = async (client: TestClient) =>
    (await client.get('/api/auth/proof')).body.freshUntil !== null;
  const origin = () => new URL(app.deps.env.PUBLIC_URL.replace('127.0.0.1', 'localhost')).origin;
  const addPasskey = async (client: TestClient) => {
    const options = (await client.post('/api/account/passkeys/options')).body;
    const { passkey, answer } = makePasskey(options, origin());
    expect((await client.post('/api/account/passkeys', { passkey: answer })).status).toBe(201);
    return passkey;
  };
  const challenge = async (client: TestClient) => (await client.post('/api/auth/second-factor/options')).body;

  test('a code counts once, a recovery code, too; what the person has is offered, the best first', async () => {
    const { user, code, codes } = await withApp();
    const client = await staleClient(user);
    expect((await client.get('/api/auth/proof')).body.methods).toEqual(['password', 'code']);
    expect(await proof(client, { kind: 'code', code: '000000' })).toMatchObject({
      status: 422,
      body: { errors: { code: expect.stringContaining('הקוד שגוי') } },
    });
    expect(await proof(client, { kind: 'code', code: ' ' })).toMatchObject({ status: 422 });
    expect(await isFresh(client)).toBe(false);
    const shown = code();
    expect(await proof(client, { kind: 'code', code: shown })).toMatchObject({
      status: 200,
      body: { freshUntil: expect.any(String) },
    });
    const other = await staleClient(user);
    expect((await proof(other, { kind: 'code', code: shown })).status).toBe(422);
    expect((await login(app.client(), user, { code: shown })).status).toBe(422);
    expect((await proof(other, { kind: 'code', code: codes[0] })).status).toBe(200);
    expect((await proof(other, { kind: 'code', code: codes[0] })).status).toBe(422);
    expect((await mailsTo(user)).at(-1)).toContain('קוד שחזור');
    const stranger = await withApp();
    expect((await proof(other, { kind: 'code', code: stranger.code() })).status).toBe(422);
  });

  test('wrong codes are counted with those of the sign-in', async () => {
    const { user, code } = await withApp();
    const client = await staleClient(user);
    for (let count = 0; count < 10; count += 1)
      expect((await proof(client, { kind: 'code', code: String(100_000 + count) })).status).toBe(422);
    expect((await proof(client, { kind: 'code', code: code() })).status).toBe(429);
    expect((await login(app.client(), user, { code: code() })).status).toBe(429);
    expect((await proof(client, { kind: 'password', password: factoryPassword })).status).toBe(200);
  });

  test('a passkey of this person counts, once for each question and from our own pages alone', async () => {
    const user = await createUser(app.knex, { password: null, googleId: 'g-proof', isGoogleAccount: true });
    const passkey = await addPasskey(await freshClient(user));
    const client = await staleClient(user);
    expect((await client.get('/api/auth/proof')).body.methods).toEqual(['passkey']);
    const refused = { status: 422, body: { errors: { passkey: expect.any(String) } } };
    const give = (given: unknown) => proof(client, { kind: 'passkey', passkey: given });
    const forgeries = [
      { origin: 'https://bikur.evil.example' },
      { unverified: true },
      { challenge: 'a'.repeat(43) },
    ];
    for (const forgery of forgeries)
      expect(await give(passkey.get(await challenge(client), forgery))).toMatchObject(refused);
    // A challenge of a sign-in is none of a proof.
    const signIn = (await client.post('/api/auth/passkey/options')).body;
    expect(await give(passkey.get(signIn))).toMatchObject(refused);
    const strangers = await addPasskey(await freshClient(await createUser(app.knex)));
    expect(await give(strangers.get(await challenge(client)))).toMatchObject(refused);
    expect(await give({})).toMatchObject({ status: 422 });
    expect(await isFresh(client)).toBe(false);
    const answer = passkey.get(await challenge(client));
    expect((await give(answer)).status).toBe(200);
    expect(await isFresh(client)).toBe(true);
    expect(await give(answer)).toMatchObject(refused);
  });
});

describe('a recovery code', () => {
  test('counts once however it is typed, and its owner is told how many are left', async () => {
    const { user, codes } = await withApp();
    const typed = ` ${codes[3]?.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
    expect((await login(app.client(), user, { code: typed })).status).toBe(200);
    expect((await login(app.client(), user, { code: codes[3] })).status).toBe(422);
    expect((await mailsTo(user)).join('\n')).toMatch(/קודים שנשארו: \u20669\u2069/);
    const stored = await app.knex('recovery_codes').where({ user_id: user.id });
    expect(JSON.stringify(stored)).not.toContain(codes[0]);
    const both = await Promise.all([1, 2].map(() => login(app.client(), user, { code: codes[5] })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  test('is no other person’s, and new ones end those of before', async () => {
    const [one, other] = [await withApp(), await withApp()];
    expect((await login(app.client(), one.user, { code: other.codes[0] })).status).toBe(422);
    const fresh = await freshClient(one.user);
    const made = await fresh.post('/api/account/recovery-codes');
    expect(made.body.factors.codesLeft).toBe(10);
    expect((await login(app.client(), one.user, { code: one.codes[0] })).status).toBe(422);
    expect((await login(app.client(), one.user, { code: made.body.codes[0] })).status).toBe(200);
  });
});

describe('whoever lost everything', () => {
  const reason = 'אומת בשיחת טלפון ובתעודה';
  const reset = (client: TestClient, { id }: User, step: 'ask-factor-reset' | 'reset-factors') =>
    client.post(`/api/admin/users/${id}/${step}`, { reason });
  const staff = async () => {
    const user = await createUser(app.knex, { userRole: 'admin' });
    return { user, client: await freshClient(user) };
  };

  test('is helped by two of staff together: one asks, another confirms, and both are in the audit log', async () => {
    const { user, client, codes } = await withApp();
    const [one, other] = [await staff(), await staff()];
    expect((await reset(one.client, user, 'reset-factors')).status).toBe(409);
    const asked = await reset(one.client, user, 'ask-factor-reset');
    expect(asked.body).toMatchObject({ secondFactors: 1, factorResetBy: one.user.id });
    expect((await mailsTo(user)).at(-1)).toContain('רק אחרי שאיש צוות נוסף יאשר');
    expect((await reset(one.client, user, 'reset-factors')).body.errors.root).toContain('איש צוות אחר');
    expect((await login(app.client(), user)).body.code).toBe('second_factor_required');
    const done = await reset(other.client, user, 'reset-factors');
    expect(done.body).toMatchObject({ secondFactors: 0, factorResetBy: null });
    expect((await mailsTo(user)).at(-1)).toContain('הוסרו על ידי הצוות');
    expect((await client.get('/api/account')).status).toBe(401);
    expect((await login(app.client(), user)).status).toBe(200);
    expect(await app.knex('recovery_codes').where({ user_id: user.id })).toEqual([]);
    expect(codes).toHaveLength(10);
    const log = await app
      .knex('audit_log')
      .where({ entity: 'users', entity_id: String(user.id) })
      .orderBy('id');
    expect(log.map(({ action, actor_id: actor }) => [action, actor])).toEqual([
      ['ask-factor-reset', one.user.id],
      ['reset-factors', other.user.id],
    ]);
    expect((await reset(other.client, user, 'reset-factors')).status).toBe(409);
    expect((await reset(other.client, user, 'ask-factor-reset')).body.errors.root).toContain(
      'אין אימות נוסף',
    );
  });

  test('three days later it has to be asked for anew; nobody helps themselves or the demo account', async () => {
    const { user } = await withApp();
    const [one, other] = [await staff(), await staff()];
    await reset(one.client, user, 'ask-factor-reset');
    const requests = app.knex('factor_resets').where({ user_id: user.id });
    const [{ asked_at: asked, expires_at: expires }] = await requests.clone();
    expect(expires.getTime() - asked.getTime()).toBe(72 * 3_600_000);
    await requests.update({
      asked_at: new Date(now().getTime() - 73 * 3_600_000),
      expires_at: new Date(now().getTime() - 3_600_000),
    });
    expect((await reset(other.client, user, 'reset-factors')).status).toBe(409);
    const lost = await withApp({ userRole: 'admin' });
    await reset(one.client, lost.user, 'ask-factor-reset');
    expect((await reset(lost.client, lost.user, 'reset-factors')).status).toBe(409);
    expect((await reset(lost.client, lost.user, 'ask-factor-reset')).status).toBe(409);
    // Without whoever asked nobody knows of two.
    await app.knex('factor_resets').where({ user_id: lost.user.id }).update({ asked_by: null });
    expect((await reset(other.client, lost.user, 'reset-factors')).status).toBe(409);
    const demo = await createUser(app.knex, { isDemo: true });
    expect((await reset(one.client, demo, 'ask-factor-reset')).body.code).toBe('demo_account_protected');
    expect((await reset(lost.client, user, 'ask-factor-reset')).status).toBe(200);
  });

  test('is helped from the command line, which the audit log has', async () => {
    const { user, client } = await withApp();
    expect(await resetFactorsByCommand(app.knex, app.deps.env, ` ${user.email} `)).toBe('reset');
    expect(await resetFactorsByCommand(app.knex, app.deps.env, user.email)).toBe('none');
    expect(await resetFactorsByCommand(app.knex, app.deps.env, 'nobody@first.example')).toBe('unknown');
    expect((await client.get('/api/account')).status).toBe(401);
    expect((await login(app.client(), user)).status).toBe(200);
    expect((await mailsTo(user)).join('\n')).toContain('האימות הנוסף הוסר');
    const [entry] = await app.knex('audit_log').where({ entity_id: String(user.id) });
    expect(entry).toMatchObject({ actor_id: null, actor_name: 'command line', action: 'reset-factors' });
  });
});

describe('staff', () => {
  const users = '/api/admin/users';

  test('without a second factor get no operation of the back office, and the page that says so', async () => {
    const admin = await createUser(app.knex, { userRole: 'admin' });
    const client = app.client();
    await login(client, admin);
    expect(await client.get(users)).toMatchObject({ status: 403, body: { code: 'second_factor_required' } });
    expect((await client.get('/api/account/factors')).body.owesSecondFactor).toBe(true);
    // Nor anything that staff alone may do elsewhere.
    const owner = await createUser(app.knex);
    await createMessage(app.knex, { userId: owner.id, content: 'סודי' });
    expect((await client.get('/api/support-messages')).text).not.toContain('סודי');
    // Setting one up is what lets them in, in this session.
    const setup = (await client.post('/api/account/totp')).body;
    const totp = new TOTP({ secret: setup.key });
    await client.post('/api/account/totp/confirm', { code: totp.generate({ timestamp: now().getTime() }) });
    expect((await client.get(users)).status).toBe(200);
  });

  test('who sign in with password and code, or with a passkey, come in; a removed factor ends it', async () => {
    const { user, code } = await withApp({ userRole: 'admin' });
    const client = app.client();
    await login(client, user, { code: code() });
    expect((await client.get(users)).status).toBe(200);
    const options = (await client.post('/api/account/passkeys/options')).body;
    const { origin } = new URL(app.deps.env.PUBLIC_URL.replace('127.0.0.1', 'localhost'));
    const { passkey, answer } = makePasskey(options, origin);
    expect((await client.post('/api/account/passkeys', { passkey: answer })).status).toBe(201);
    const guest = app.client();
    const asked = (await guest.post('/api/auth/passkey/options')).body;
    expect((await guest.post('/api/auth/passkey', { passkey: passkey.get(asked) })).status).toBe(200);
    expect((await guest.get(users)).status).toBe(200);
    await guest.post('/api/account/totp/remove');
    expect((await guest.get(users)).status).toBe(200);
    const [{ id }] = (await guest.get('/api/account/factors')).body.passkeys;
    await guest.post(`/api/account/passkeys/${id}/remove`);
    expect((await guest.get(users)).body.code).toBe('second_factor_required');
  });

  test('whose session gave none (Google, a password of before) give it there: code, passkey or recovery code', async () => {
    const { user, code, codes } = await withApp({ userRole: 'admin' });
    const client = await freshClient(user);
    await app.knex('sessions').where({ user_id: user.id }).update({ second_factor_at: null });
    expect((await client.get(users)).status).toBe(403);
    expect((await give(client, {})).status).toBe(422);
    expect((await give(client, { code: '000000' })).status).toBe(422);
    expect((await client.get(users)).status).toBe(403);
    expect((await give(client, { code: code() })).body.owesSecondFactor).toBe(false);
    expect((await client.get(users)).status).toBe(200);
    await app.knex('sessions').where({ user_id: user.id }).update({ second_factor_at: null });
    expect((await give(client, { code: codes[0] })).status).toBe(200);
    expect((await client.get(users)).status).toBe(200);
    // A passkey of somebody else proves nothing here.
    const { client: other } = await withApp();
    const options = (await other.post('/api/account/passkeys/options')).body;
    const { origin } = new URL(app.deps.env.PUBLIC_URL.replace('127.0.0.1', 'localhost'));
    const { passkey, answer } = makePasskey(options, origin);
    await other.post('/api/account/passkeys', { passkey: answer });
    const asked = (await client.post('/api/auth/second-factor/options')).body;
    expect(await give(client, { passkey: passkey.get(asked) })).toMatchObject({ status: 422 });
  });

  test('of the demo data need none, but only outside production', async () => {
    const admin = await createUser(app.knex, { userRole: 'admin', email: 'admin@bikur.example' });
    const client = app.client();
    await login(client, admin);
    expect((await client.get(users)).status).toBe(200);
    app.deps.env.NODE_ENV = 'production';
    expect((await client.get(users)).body.code).toBe('second_factor_required');
    app.deps.env.NODE_ENV = 'test';
  });
});
