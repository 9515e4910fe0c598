import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createAccessToken } from '../../../testing/factories/access-token.ts';
import { createKnownDevice } from '../../../testing/factories/known-device.ts';
import { createSession } from '../../../testing/factories/session.ts';
import { createUser, factoryPassword } from '../../../testing/factories/user.ts';
import { bearerHeaders, keepSignedIn, signedInClient } from '../../../testing/sign-in.ts';
import type { User } from '../../../models/User.ts';
import { placeOf } from '../../../http/staff-session.ts';
import { endSessions } from './end-sessions.ts';
import { removeExpiredSessions } from './remove-expired-sessions.ts';

let app: TestApp;
let clockOffset = 0;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(Date.now() + clockOffset) } });
});
afterAll(() => app.close());

const minute = 60_000;
const hour = 60 * minute;
const me = '/api/auth/current-user';
const whoIs = async (client: TestClient) => (await client.get(me)).status;
const login = async (client: TestClient, user: User, choice: object = {}) =>
  client.post('/api/auth/login', { email: user.email, password: factoryPassword, ...choice });

describe('a session', () => {
  test('ends at logout, also for who kept a copy of the cookie', async () => {
    const client = await signedInClient(app, await createUser(app.knex));
    const copy = app.client();
    copy.cookies.set('bikur.sid', client.cookies.get('bikur.sid') as string);
    expect(await client.post('/api/auth/logout', {})).toMatchObject({
      status: 200,
      body: { message: 'התנתקת בהצלחה' },
    });
    expect(client.cookies.get('bikur.sid')).toBeUndefined();
    expect([await whoIs(client), await whoIs(copy)]).toEqual([401, 401]);
  });

  test('is not needed for a logout, which may also come twice', async () => {
    const guest = app.client();
    expect((await guest.post('/api/auth/logout')).status).toBe(200);
    expect((await guest.post('/api/auth/logout', {})).status).toBe(200);
  });

  test('ends by itself after its time, which use does not lengthen', async () => {
    const client = app.client();
    await login(client, await createUser(app.knex), { rememberMe: false });
    try {
      clockOffset = 11.9 * hour;
      expect(await whoIs(client)).toBe(200);
      clockOffset = 12.1 * hour;
      expect(await whoIs(client)).toBe(401);
      const before = await app.knex('sessions').count().first();
      expect(await removeExpiredSessions(app.knex, app.deps.clock.now())).toBeGreaterThan(0);
      expect(await app.knex('sessions').count().first()).not.toEqual(before);
    } finally {
      clockOffset = 0;
    }
  });

  test('that is over is taken away with what else is, and nothing besides', async () => {
    const now = new Date(Date.now() + 10_000);
    const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
    const day = 24 * hour;
    const [owner, staff] = [await createUser(app.knex), await createUser(app.knex, { userRole: 'admin' })];
    const of = { userId: owner.id };
    const idle = { createdAt: ago(13 * hour), lastSeenAt: ago(2 * hour) };
    const kept = {
      sessions: [
        await createSession(app.knex, { ...of, ...idle }),
        await createSession(app.knex, { userId: staff.id }),
      ],
      access_tokens: [
        await createAccessToken(app.knex, { ...of, createdAt: idle.createdAt, lastUsedAt: idle.lastSeenAt }),
        await createAccessToken(app.knex, { userId: staff.id, lastUsedAt: ago(29 * minute) }),
      ],
      known_devices: [await createKnownDevice(app.knex, { ...of, lastSeenAt: ago(399 * day) })],
    };
    await createSession(app.knex, { ...of, expiresAt: now });
    await createSession(app.knex, { userId: staff.id, lastSeenAt: ago(31 * minute) });
    await createSession(app.knex, { userId: staff.id, createdAt: ago(12.1 * hour), lastSeenAt: now });
    await createAccessToken(app.knex, { ...of, expiresAt: now });
    await createAccessToken(app.knex, { userId: staff.id, createdAt: ago(31 * minute) });
    await createAccessToken(app.knex, { userId: staff.id, createdAt: ago(12.1 * hour), lastUsedAt: now });
    await createKnownDevice(app.knex, { ...of, lastSeenAt: ago(400 * day) });
    expect(await removeExpiredSessions(app.knex, now)).toBeGreaterThanOrEqual(7);
    for (const [table, rows] of Object.entries(kept)) {
      const left = await app.knex(table).whereIn('user_id', [owner.id, staff.id]).orderBy('id').pluck('id');
      expect([table, left.toSorted()]).toEqual([table, rows.map(({ id }) => id).toSorted()]);
    }
  });

  test('follows the role in the database at once', async () => {
    const user = await createUser(app.knex, { userRole: 'admin' });
    const client = await signedInClient(app, user);
    expect((await client.get(me)).body.abilities.openBackOffice).toBe(true);
    await app.knex('users').where({ id: user.id }).update({ user_role: 'user' });
    expect((await client.get(me)).body.abilities.openBackOffice).toBe(false);
  });

  test('goes with its account', async () => {
    const user = await createUser(app.knex);
    const client = await signedInClient(app, user);
    await app.knex('users').where({ id: user.id }).delete();
    expect(await whoIs(client)).toBe(401);
  });

  test.each(['', 'x', 'א', "' or 1=1 --", 'a'.repeat(4_000)])(
    'is not made up by the cookie %j',
    async (value) => {
      const client = app.client();
      client.cookies.set('bikur.sid', value);
      expect(await whoIs(client)).toBe(401);
    },
  );

  test('can be ended everywhere by the system', async () => {
    const user = await createUser(app.knex);
    const client = await signedInClient(app, user);
    const headers = await bearerHeaders(app, user);
    expect(await endSessions(app.knex, user.id)).toBe(2);
    expect(await whoIs(client)).toBe(401);
    expect((await app.client().get(me, { headers })).status).toBe(401);
  });
});

describe('the list of devices', () => {
  const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

  test('shows mine, marks the present one, and hides what could sign in', async () => {
    const user = await createUser(app.knex);
    await signedInClient(app, await createUser(app.knex));
    const client = app.client();
    await client.post(
      '/api/auth/login',
      { email: user.email, password: factoryPassword, requestToken: true },
      { headers: { 'User-Agent': chrome } },
    );
    const { body, text } = await client.get('/api/sessions');
    expect(body.sessions).toHaveLength(2);
    expect(body.sessions).toContainEqual(
      expect.objectContaining({ kind: 'browser', device: 'Chrome, Windows', isCurrent: true }),
    );
    expect(body.sessions).toContainEqual(expect.objectContaining({ kind: 'token', isCurrent: false }));
    // The latest used comes first; one that is over is none, though it is still stored.
    const of = { userId: user.id, createdAt: new Date(Date.now() - 2 * hour) };
    const old = await createSession(app.knex, { ...of, lastSeenAt: new Date(Date.now() - hour) });
    await createSession(app.knex, { ...of, expiresAt: new Date() });
    await createAccessToken(app.knex, { ...of, expiresAt: new Date() });
    const used = await createAccessToken(app.knex, { ...of, lastUsedAt: new Date(Date.now() + minute) });
    const listed = (await client.get('/api/sessions')).body.sessions as { id: string }[];
    expect([listed.length, listed[0]?.id, listed.at(-1)?.id]).toEqual([4, `token-${used.id}`, old.id]);
    expect(text).not.toContain(client.cookies.get('bikur.sid'));
  });

  test('ends one: another device is signed out, a stranger finds nothing', async () => {
    const user = await createUser(app.knex);
    const [here, there] = [await signedInClient(app, user), await signedInClient(app, user)];
    const { sessions } = (await there.get('/api/sessions')).body;
    const { id } = sessions.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
    const stranger = await signedInClient(app, await createUser(app.knex));
    expect((await stranger.delete(`/api/sessions/${id}`)).status).toBe(404);
    expect(await whoIs(there)).toBe(200);
    expect((await here.delete(`/api/sessions/${id}`)).status).toBe(204);
    expect(await whoIs(there)).toBe(401);
    expect((await here.delete(`/api/sessions/${id}`)).status).toBe(404);
  });

  test('ends the present one and takes its cookie away', async () => {
    const client = await signedInClient(app, await createUser(app.knex));
    const [{ id }] = (await client.get('/api/sessions')).body.sessions;
    expect((await client.delete(`/api/sessions/${id}`)).status).toBe(204);
    expect(client.cookies.get('bikur.sid')).toBeUndefined();
  });

  test('ends all others', async () => {
    const user = await createUser(app.knex);
    const [here, there] = [await signedInClient(app, user), await signedInClient(app, user)];
    const headers = await bearerHeaders(app, user);
    expect(await here.delete('/api/sessions')).toMatchObject({ status: 200, body: { ended: 2 } });
    expect([await whoIs(here), await whoIs(there)]).toEqual([200, 401]);
    expect((await app.client().get(me, { headers })).status).toBe(401);
  });

  test('ends all others from a program, too, whose own token stays, and nobody else’s', async () => {
    const [user, stranger] = [await createUser(app.knex), await createUser(app.knex)];
    const [own, other] = [await bearerHeaders(app, user), await bearerHeaders(app, user)];
    const [browser, theirs] = [await signedInClient(app, user), await signedInClient(app, stranger)];
    const theirToken = await bearerHeaders(app, stranger);
    const ended = await app.client().delete('/api/sessions', { headers: own, csrf: false });
    expect(ended).toMatchObject({ status: 200, body: { ended: 2 } });
    const asks = [own, other, theirToken].map(async (headers) => app.client().get(me, { headers }));
    expect((await Promise.all(asks)).map(({ status }) => status)).toEqual([200, 401, 200]);
    expect([await whoIs(browser), await whoIs(theirs)]).toEqual([401, 200]);
  });

  test.each(['1', '0', 'token-0', 'token-x', 'token-99999999999999', "x'--", 'f'.repeat(64)])(
    'knows no %s',
    async (id) => {
      const client = await signedInClient(app, await createUser(app.knex));
      expect((await client.delete(`/api/sessions/${encodeURIComponent(id)}`)).status).toBe(404);
    },
  );

  test('is closed to guests', async () => {
    const guest = app.client();
    for (const answer of [await guest.get('/api/sessions'), await guest.delete('/api/sessions')])
      expect(answer).toMatchObject({ status: 401, body: { code: 'login_required' } });
  });

  test('of the demo account shows nobody else, and nobody else can be signed out', async () => {
    const demo = await createUser(app.knex, { isDemo: true });
    const [one, other] = [await signedInClient(app, demo), await signedInClient(app, demo)];
    const shown = (await one.get('/api/sessions')).body.sessions;
    expect(shown).toHaveLength(1);
    const [{ id }] = (await other.get('/api/sessions')).body.sessions;
    expect((await one.delete(`/api/sessions/${id}`)).status).toBe(404);
    expect((await one.delete('/api/sessions')).body.code).toBe('demo_account_protected');
    expect(await whoIs(other)).toBe(200);
  });
});

describe('a bearer token', () => {
  test('comes only to who asks, is stored as a hash and has the same rights', async () => {
    const user = await createUser(app.knex);
    const client = app.client();
    const { body } = await login(client, user, { requestToken: true });
    const headers = { Authorization: `Bearer ${body.token}` };
    expect((await app.client().get(me, { headers })).body.user.id).toBe(user.id);
    const [row] = await app.knex('access_tokens').where({ user_id: user.id });
    expect(JSON.stringify(row)).not.toContain(body.token);
    await app.client().post('/api/auth/logout', {}, { headers, csrf: false });
    expect((await app.client().get(me, { headers })).status).toBe(401);
  });

  test('outranks the cookie beside it', async () => {
    const [mine, theirs] = [await createUser(app.knex), await createUser(app.knex)];
    const client = await signedInClient(app, mine);
    const headers = await bearerHeaders(app, theirs);
    expect((await client.get(me, { headers })).body.user.id).toBe(theirs.id);
  });

  test.each([
    'Bearer',
    'Bearer ',
    'Bearer x',
    'bearer unknown',
    'Bearer a b c',
    `Bearer ${'x'.repeat(5_000)}`,
  ])(
    'that is unknown (%j) makes a guest, even beside a valid cookie, who may still log in',
    async (Authorization) => {
      const user = await createUser(app.knex);
      const client = await signedInClient(app, user);
      expect((await client.get(me, { headers: { Authorization } })).status).toBe(401);
      const guest = app.client();
      const body = { email: user.email, password: factoryPassword };
      expect((await guest.post('/api/auth/login', body, { headers: { Authorization } })).status).toBe(200);
    },
  );

  test('ends after its time', async () => {
    const headers = await bearerHeaders(app, await createUser(app.knex));
    try {
      clockOffset = 2 * hour;
      expect((await app.client().get(me, { headers })).status).toBe(401);
    } finally {
      clockOffset = 0;
    }
  });
});

// docs/security.md S3.
describe('a sign-in of staff', () => {
  const admin = () => createUser(app.knex, { userRole: 'admin' });
  const at = async <Result>(minutes: number, work: () => Promise<Result>) => {
    clockOffset = minutes * minute;
    try {
      return await work();
    } finally {
      clockOffset = 0;
    }
  };
  const unattended = { headers: { 'X-Unattended': '1' } };

  test('ends after 30 minutes of idleness, which nothing by the clock interrupts, cookie and token alike', async () => {
    const user = await admin();
    const [here, kept] = [app.client(), app.client()];
    const { body } = await login(here, user, { rememberMe: true, requestToken: true });
    await login(kept, user);
    const program = app.client();
    program.authorization = `Bearer ${body.token}`;
    // A browser keeps no cookie of staff beyond its end, "remember me" or not.
    expect(here.cookies.get('bikur.sid')).toBeDefined();
    await at(29, async () => {
      expect(await whoIs(kept)).toBe(200);
      expect((await here.get(me, unattended)).status).toBe(200);
    });
    await at(31, async () => {
      expect([await whoIs(here), await whoIs(program), await whoIs(kept)]).toEqual([401, 401, 200]);
    });
    // Gone, and not only refused: what it had under way ends with it.
    expect(await app.knex('sessions').where({ user_id: user.id })).toHaveLength(1);
    expect(await app.knex('access_tokens').where({ user_id: user.id })).toHaveLength(0);
  });

  test('ends after twelve hours, however busy, and is not remembered; a user’s goes on', async () => {
    const [user, owner] = [await admin(), await createUser(app.knex)];
    const [staff, other] = [app.client(), app.client()];
    const reply = await login(staff, user, { rememberMe: true });
    expect(reply.headers.getSetCookie().find((line) => line.startsWith('bikur.sid='))).not.toContain(
      'expires',
    );
    await login(other, owner, { rememberMe: true });
    for (let turn = 1; turn < 12 * 3; turn += 1)
      expect(await at(turn * 20, () => whoIs(staff)), `after ${turn * 20} minutes`).toBe(200);
    await at(12 * 60 + 1, async () => {
      expect([await whoIs(staff), await whoIs(other)]).toEqual([401, 200]);
    });
  });

  test('is listed with browser and network, never the address; all others end at once', async () => {
    const user = await admin();
    const [here, there] = [app.client(), app.client()];
    await login(here, user);
    await login(there, user);
    const { sessions } = (await here.get('/api/sessions')).body;
    expect(sessions.map(({ network }: { network: string }) => network)).toEqual([
      '127.0.0.0/24',
      '127.0.0.0/24',
    ]);
    const colleague = await signedInClient(app, await admin());
    const devices = (await colleague.get(`/api/admin/users/${user.id}/devices`)).body;
    expect(devices[0].network).toBe('127.0.0.0/24');
    expect((await here.delete('/api/sessions')).body).toEqual({ ended: 1 });
    expect([await whoIs(here), await whoIs(there)]).toEqual([200, 401]);
    const owner = app.client();
    await login(owner, await createUser(app.knex));
    expect((await owner.get('/api/sessions')).body.sessions[0].network).toBeNull();
  });

  test('is listed for colleagues with its person and place; one ends alone, which the audit log has', async () => {
    const user = await admin();
    const [here, there] = [app.client(), app.client()];
    await login(here, user);
    await login(there, user);
    const moderator = await createUser(app.knex, { userRole: 'moderator' });
    const token = await bearerHeaders(app, moderator);
    const owner = app.client();
    await login(owner, await createUser(app.knex));
    const colleague = await signedInClient(app, await admin());
    const path = '/api/admin/staff-sessions';
    const list = async () => (await colleague.get(path)).body.sessions;
    const of = async (person: User) =>
      (await list()).filter(({ userId }: { userId: number }) => userId === person.id);
    const [first, second] = await of(user);
    expect(first).toMatchObject({
      username: user.username,
      userRole: 'admin',
      kind: 'browser',
      network: '127.0.0.0/24',
      hasSecondFactor: false,
      isCurrent: false,
    });
    expect(JSON.stringify(await list())).not.toContain('127.0.0.1');
    const [program] = await of(moderator);
    expect(program).toMatchObject({ kind: 'token', userRole: 'moderator' });
    const [own] = (await list()).filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
    expect((await colleague.post(`${path}/${own.id}/end`)).status).toBe(409);
    expect((await colleague.post(`${path}/${first.id}/end`)).status).toBe(204);
    expect((await colleague.post(`${path}/${first.id}/end`)).status).toBe(404);
    expect((await colleague.post(`${path}/${program.id}/end`)).status).toBe(204);
    expect([await whoIs(here), await whoIs(there)].toSorted()).toEqual([200, 401]);
    expect((await app.client().get(me, { headers: token })).status).toBe(401);
    expect(await of(user)).toEqual([expect.objectContaining({ id: second.id })]);
    // A customer's is no session of staff, and the list is for the back office.
    const [customers] = (await owner.get('/api/sessions')).body.sessions;
    expect((await colleague.post(`${path}/${customers.id}/end`)).status).toBe(404);
    expect((await owner.get(path)).status).toBe(403);
    expect((await (await signedInClient(app, moderator)).get(path)).status).toBe(403);
    const log = await app.knex('audit_log').where({ action: 'end-session', entity_id: String(user.id) });
    expect(log).toMatchObject([
      { entity: 'users', after: { input: { kind: 'browser', network: '127.0.0.0/24' } } },
    ]);
  });

  test('of a moderator, whose token lasts as everybody’s, is listed no more once that is over', async () => {
    const [moderator, colleague] = [await createUser(app.knex, { userRole: 'moderator' }), await admin()];
    await bearerHeaders(app, moderator);
    const listed = async () => {
      const client = await signedInClient(app, colleague);
      await keepSignedIn(app.knex, new Date(Date.now() + clockOffset + hour), colleague);
      const { sessions } = (await client.get('/api/admin/staff-sessions')).body;
      return sessions.some(({ userId }: { userId: number }) => userId === moderator.id);
    };
    expect([await at(59, listed), await at(61, listed)]).toEqual([true, false]);
  });

  test('of which nobody asks again is swept away, and no list shows it before', async () => {
    const [user, colleague] = [await admin(), await admin()];
    await login(app.client(), user);
    await at(31, async () => {
      const client = await signedInClient(app, colleague);
      await keepSignedIn(app.knex, new Date(Date.now() + clockOffset + hour), colleague);
      expect((await client.get(`/api/admin/users/${user.id}/devices`)).body).toEqual([]);
      await removeExpiredSessions(app.knex, new Date(Date.now() + clockOffset));
    });
    expect(await app.knex('sessions').where({ user_id: user.id })).toEqual([]);
  });
});

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:85a3:8d3::7334', '2001:db8:85a3::/48'],
  ['2001:0db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['', null],
  ['not an address', null],
])('the place of %s is %s', (address, place) => {
  expect(placeOf(address)).toBe(place);
});
