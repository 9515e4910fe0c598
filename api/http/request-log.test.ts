import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { maskPath } from './mask-path.ts';

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
