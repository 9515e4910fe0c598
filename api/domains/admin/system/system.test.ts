import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ErrorLog } from '../../../models/ErrorLog.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { TRUSTED_PROXY_HOPS: 1, METRICS_TOKEN: 'a-token-of-some-length' } });
});
afterAll(() => app.close());

describe('readiness', () => {
  test('is given while the database is migrated', async () => {
    const reply = await app.client().get('/readyz');
    expect([reply.status, reply.body]).toEqual([200, { status: 'ready' }]);
  });

  test('names the migrations that are missing', async () => {
    const [last] = await app.knex('knex_migrations').orderBy('id', 'desc').limit(1);
    await app.knex('knex_migrations').where({ id: last.id }).delete();
    const reply = await app.client().get('/readyz');
    await app.knex('knex_migrations').insert(last);
    expect([reply.status, reply.body]).toEqual([
      503,
      { status: 'not_ready', reason: 'migrations_pending', pendingMigrations: [last.name] },
    ]);
  });
});

describe('metrics', () => {
  test('are for this machine itself', async () => {
    await app.client().get('/api/openapi.json');
    const reply = await app.client().get('/metrics');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('Content-Type')).toContain('text/plain');
    expect(reply.text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/openapi\.json",status="200"\} 1/,
    );
    for (const name of [
      'process_cpu_seconds_total',
      'database_pool_connections',
      'rate_limit_rejections_total',
    ])
      expect(reply.text).toContain(name);
  });

  test('are not shown to who comes through the proxy, unless the token is right', async () => {
    const through = (headers: Record<string, string> = {}) =>
      app.client().get('/metrics', { headers: { 'X-Forwarded-For': '127.0.0.1', ...headers } });
    expect((await through()).status).toBe(404);
    expect((await through({ Authorization: 'Bearer wrong' })).status).toBe(404);
    expect((await through({ Authorization: 'Bearer a-token-of-some-length' })).status).toBe(200);
  });
});

describe('the API documentation', () => {
  test('is a valid OpenAPI 3.1 document of every operation', async () => {
    const { body } = await app.client().get('/api/openapi.json');
    const result = await new Validator().validate(body);
    expect(result).toEqual({ valid: true });
    expect(body.openapi).toBe('3.1.0');
    expect(
      body.paths['/api/errors/report'].post.requestBody.content['application/json'].schema.required,
    ).toEqual(['errorType', 'errorMessage']);
    const ids = Object.values<Record<string, { operationId: string }>>(body.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('is a page that asks nobody else for anything and needs no script', async () => {
    const reply = await app.client().get('/api/docs');
    expect([reply.status, reply.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
    const nonce = /<style nonce="([\w-]+)">/.exec(reply.text)?.[1];
    expect(reply.headers.get('Content-Security-Policy')).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(reply.text).not.toMatch(/<script|<link|<img|src=|https?:/);
    expect(reply.text).toContain('/api/errors/report');
  });
});

describe('a reported fault', () => {
  const report = (body: unknown) => app.client().post('/api/errors/report', body);
  const last = () => ErrorLog.query(app.knex).orderBy('id', 'desc').first();

  test('is kept as it came, its address without the query', async () => {
    const reply = await report({
      errorType: 'ServerError',
      errorMessage: '<img src=x onerror=alert(1)> שגיאה',
      errorDetails: 'at f (app.js:1)',
      path: '/editor/7?token=abc#top',
      userId: 1,
      username: 'forged',
    });
    expect([reply.status, reply.text]).toEqual([204, '']);
    expect(await last()).toMatchObject({
      userId: null,
      username: null,
      errorType: 'ServerError',
      errorMessage: '<img src=x onerror=alert(1)> שגיאה',
      errorDetails: 'at f (app.js:1)',
      path: '/editor/7',
    });
  });

  test('is cut when long and cleaned of what the database can not hold', async () => {
    const reply = await report({
      errorType: 'x',
      errorMessage: 'a\0b\ud800'.padEnd(5_000, 'm'),
      errorDetails: 'd'.repeat(50_000),
    });
    expect(reply.status).toBe(204);
    const row = await last();
    expect(row?.errorMessage.startsWith('ab\ufffdmm')).toBe(true);
    expect([row?.errorMessage.length, row?.errorDetails?.length, row?.path]).toEqual([1999, 20_000, null]);
  });

  test.each([
    {},
    { errorType: 'x' },
    { errorType: 5, errorMessage: 'x' },
    { errorType: 'x'.repeat(101), errorMessage: '' },
  ])('is refused when it says nothing: %j', async (body) => {
    expect((await report(body)).status).toBe(422);
  });
});
