import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { maskPath } from './mask-path.ts';
import { logManyRequests } from './request-log.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a line has method, path, status and time, and nothing about the person', async () => {
  const client = app.client();
  client.cookies.set('bikur.sid', 'cookie-secret');
  await client.post(
    '/api/nothing/dana@bikur.example?q=query-secret',
    { password: 'body-secret' },
    {
      headers: {
        Authorization: 'Bearer header-secret',
        'User-Agent': 'agent-secret',
        Referer: 'https://referer-secret.example/',
        'X-Request-Id': 'proxy-id-0001',
      },
    },
  );
  const lines = app.logLines.filter((line) => line['requestId'] === 'proxy-id-0001');
  expect(lines).toEqual([
    expect.objectContaining({
      level: 40,
      msg: 'request',
      method: 'POST',
      path: '/api/nothing/***',
      status: 404,
    }),
  ]);
  expect(Object.keys(lines[0]!).sort()).toEqual([
    'hostname',
    'level',
    'method',
    'milliseconds',
    'msg',
    'path',
    'pid',
    'requestId',
    'status',
    'time',
  ]);
  expect(JSON.stringify(app.logLines)).not.toMatch(/secret|127\.0\.0\.1|@/);
});

test('what people type into the doors of the product reaches no line, however it ends', async () => {
  const typed = {
    name: 'זהבה אלמונית',
    email: 'zehava.typed@example.test',
    phone: '054-7654321',
    password: 'typed-Passwort-77',
    token: 'dHlwZWQtdG9rZW4tb2Ytc29tZW9uZQ',
    card: '4580458045804580',
  };
  const { name, email, phone, password, token, card } = typed;
  const headers = { 'X-Request-Id': 'typed-request-01', 'X-Real-IP': '203.0.113.77' };
  const before = app.logLines.length;
  const guest = app.client();
  const send = async (path: string, body: object) =>
    (await guest.post(`${path}?email=${email}&token=${token}`, body, { headers })).status;
  const statuses = [
    await send('/api/auth/register', { username: name, email, password, confirmPassword: password }),
    await send('/api/auth/register', { username: name, email: [email], password: { password }, phone }),
    await send('/api/auth/login', { email, password: `${password}x` }),
    await send('/api/auth/forgot-password', { email }),
    await send('/api/auth/reset-password', { token, password, confirmPassword: password }),
    await send('/api/auth/verify-email', { token }),
    await send('/api/contact-leads', { name, email, phone, message: `${name} ${phone} ${card}` }),
    await send('/api/errors/report', { errorType: 'Error', errorMessage: `${name} ${email} ${token}` }),
    await send(`/api/nothing/${email}/${token}`, typed),
    await send(`/api/payments/callbacks/sandbox`, typed),
  ];
  expect(statuses[0]).toBe(201);
  const withToken = { ...headers, Authorization: `Bearer ${token}` };
  await app.client().get(`/api/auth/current-user`, { headers: withToken });
  await app.client().get(`/verify-email?token=${token}`, { headers });
  // A database that breaks in the midst of it tells of the values it was given.
  await app.knex.schema.renameTable('users', 'users_away');
  const broken = await send('/api/auth/login', { email, password });
  await app.knex.schema.renameTable('users_away', 'users');
  expect(broken).toBe(500);
  const lines = app.logLines.slice(before);
  expect(lines.filter(({ requestId }) => requestId === 'typed-request-01').length).toBeGreaterThan(12);
  const text = JSON.stringify(lines);
  for (const value of [...Object.values(typed), '7654321', '203.0.113.77', 'zehava.typed'])
    for (const form of [value, encodeURIComponent(value)]) expect(text).not.toContain(form);
});

test('the level follows the status', async () => {
  const levelOf = async (path: string) => {
    const { headers } = await app.client().get(path);
    return app.logLines.find((line) => line['requestId'] === headers.get('X-Request-Id'))?.['level'];
  };
  expect(await levelOf('/healthz')).toBe(20);
  expect(await levelOf('/api/openapi.json')).toBe(30);
  expect(await levelOf('/api/nothing')).toBe(40);
});

test.each([
  'short',
  'with space 123',
  '-starts-badly',
  'a'.repeat(65),
  'line\u2028break1',
  '<script>alert(1)</script>',
])('a request id that is not well formed is replaced: %s', async (given) => {
  const reply = await app.client().get('/healthz', { headers: { 'X-Request-Id': encodeURI(given) } });
  expect(reply.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
});

test.each([
  ['/t/abc123', '/t/***'],
  ['/@dana', '/***'],
  ['/p/dana-levi', '/p/dana-levi'],
  ['/api/admin/users/17', '/api/admin/users/17'],
  ['/verify/8f14e45fceea167a5a36dedd4bea2543', '/verify/***'],
  ['/verify/V1StGXR8_Z5jdHi6B-myT9xy', '/verify/***'],
  ['/x/dana%40bikur.example', '/x/***'],
  ['/api/user-payment-methods', '/api/user-payment-methods'],
])('%s is logged as %s', (path, logged) => {
  expect(maskPath(path)).toBe(logged);
});

test('of a thousand requests a second a hundred have a line, and one line counts the others', () => {
  vi.useFakeTimers();
  try {
    const written: Record<string, unknown>[] = [];
    const log = pino({}, { write: (line) => void written.push(JSON.parse(line) as Record<string, unknown>) });
    const write = logManyRequests(log);
    const request = { requestId: 'id', method: 'GET', path: '/@דנה', milliseconds: 0.4 };
    for (let n = 0; n < 1_000; n += 1) write({ ...request, status: n % 10 === 0 ? 304 : 200 });
    expect(written).toHaveLength(100);
    expect(written[0]).toMatchObject({ msg: 'request', path: '/***', status: 304, milliseconds: 0 });
    vi.advanceTimersByTime(1_000);
    expect(written.at(-1)).toMatchObject({ statuses: { 200: 810, 304: 90 } });
    write({ ...request, status: 200 });
    vi.advanceTimersByTime(1_000);
    expect(written).toHaveLength(102);
  } finally {
    vi.useRealTimers();
  }
});
