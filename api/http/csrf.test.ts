import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { TestClient } from '../testing/client.ts';
import { createUser, factoryPassword } from '../testing/factories/user.ts';
import { bearerHeaders, signedInClient } from '../testing/sign-in.ts';

let app: TestApp;
let client: TestClient;
let user: { id: number; email: string };
beforeAll(async () => {
  app = await startTestApp();
  user = await createUser(app.knex);
});
afterAll(() => app.close());

const path = '/api/account/language';
const body = { language: 'en' };
const tokenOf = async (of: TestClient): Promise<string> => (await of.get('/api/csrf-token')).body.csrfToken;

describe('the anti-forgery token', () => {
  beforeAll(async () => {
    client = await signedInClient(app, user);
  });

  test('is answered and set as a cookie that scripts can read', async () => {
    const token = await tokenOf(client);
    expect(client.cookies.get('XSRF-TOKEN')).toBe(token);
    expect(client.cookies.line('XSRF-TOKEN')).toMatch(/samesite=lax/i);
    expect(client.cookies.line('XSRF-TOKEN')).not.toMatch(/httponly/i);
  });

  test('is taken from either header or from the body, and never seen by the operation', async () => {
    const token = await tokenOf(client);
    for (const headers of [{ 'csrf-token': token }, { 'x-csrf-token': token }])
      expect((await client.put(path, body, { csrf: false, headers })).status).toBe(200);
    expect((await client.put(path, { ...body, _csrf: token }, { csrf: false })).status).toBe(200);
  });

  test('missing, empty, cut short, lengthened or of another kind is refused', async () => {
    const token = await tokenOf(client);
    const refused = { status: 403, body: { code: 'csrf_token_invalid' } };
    expect(await client.put(path, body, { csrf: false })).toMatchObject(refused);
    for (const wrong of [token.slice(0, -1), `${token}x`, `${token}.`, '.', 'null', 'א'.repeat(3)])
      expect(await client.put(path, { ...body, _csrf: wrong }, { csrf: false })).toMatchObject(refused);
    for (const wrong of [null, 7, [token], { token }])
      expect(await client.put(path, { ...body, _csrf: wrong }, { csrf: false })).toMatchObject(refused);
  });

  test('sent in several places must be the same in all', async () => {
    const [one, other] = [await tokenOf(client), await tokenOf(client)];
    const send = (headers: Record<string, string>, _csrf?: unknown) =>
      client.put(path, { ...body, _csrf }, { csrf: false, headers });
    expect((await send({ 'csrf-token': one, 'x-csrf-token': one }, one)).status).toBe(200);
    expect((await send({ 'csrf-token': one, 'x-csrf-token': other })).status).toBe(403);
    expect((await send({ 'csrf-token': one }, other)).status).toBe(403);
    expect((await send({ 'csrf-token': one }, null)).status).toBe(403);
  });

  test('of another session, of a guest or of a session before the login is worth nothing', async () => {
    const stranger = await signedInClient(app, await createUser(app.knex));
    const guest = app.client();
    for (const token of [await tokenOf(stranger), await tokenOf(guest)])
      expect((await client.put(path, body, { csrf: token })).status).toBe(403);
    const before = await tokenOf(guest);
    await guest.post('/api/auth/login', { email: user.email, password: factoryPassword });
    expect((await guest.put(path, body, { csrf: before })).status).toBe(403);
    expect((await guest.put(path, body)).status).toBe(200);
  });

  test('guards login and registration of a guest too', async () => {
    const guest = app.client();
    const login = { email: user.email, password: factoryPassword };
    for (const door of ['/api/auth/login', '/api/auth/register', '/api/auth/demo-login', '/api/auth/logout'])
      expect((await guest.post(door, login, { csrf: false })).body.code).toBe('csrf_token_invalid');
    await tokenOf(guest);
    const attacker = app.client();
    for (const token of [await tokenOf(attacker), await tokenOf(attacker)])
      expect((await guest.post('/api/auth/login', login, { csrf: token })).status).toBe(403);
  });

  test('is not asked of a bearer token, even beside a cookie', async () => {
    const headers = await bearerHeaders(app, user);
    expect((await app.client().put(path, body, { csrf: false, headers })).status).toBe(200);
    expect((await client.put(path, body, { csrf: false, headers })).status).toBe(200);
  });
});

describe('the origin of a write by cookie', () => {
  const send = async (headers: Record<string, string>) => (await client.put(path, body, { headers })).status;

  test.each([
    'https://evil.example',
    'null',
    'http://127.0.0.1.evil.example',
    'http://127.0.0.1:1',
    'nonsense',
  ])('%s is refused although the token is right', async (origin) => {
    expect(await send({ Origin: origin })).toBe(403);
  });

  test('our own is taken', async () => {
    expect(await send({ Origin: app.url })).toBe(200);
  });

  test('cross-site and same-site fetches are refused whatever they say of their origin', async () => {
    expect(await send({ Origin: app.url, 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
    expect(await send({ 'Sec-Fetch-Site': 'same-site' })).toBe(403);
    expect(await send({ Origin: app.url, 'Sec-Fetch-Site': 'same-origin' })).toBe(200);
  });
});

test('reads need no token and change nothing', async () => {
  expect(
    (await client.get('/api/auth/current-user', { headers: { Origin: 'https://evil.example' } })).status,
  ).toBe(200);
  for (const door of ['/api/auth/logout', '/api/auth/login', '/api/auth/demo-login', '/api/account/password'])
    expect((await client.get(door)).status).toBe(405);
});
