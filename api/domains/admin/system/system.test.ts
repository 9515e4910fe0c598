import { Validator } from '@seriousme/openapi-schema-validator';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import knex from 'knex';
import { parse } from 'yaml';
import { openJobs } from '../../../adapters/jobs.ts';
import { createMetrics } from '../../../http/metrics.ts';
import { ErrorLog } from '../../../models/ErrorLog.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createBackupRun } from '../../../testing/factories/backup-run.ts';
import { createMailLogEntry } from '../../../testing/factories/mail-log-entry.ts';
import { createNotificationCampaign } from '../../../testing/factories/notification-campaign.ts';
import { createPaymentAttempt } from '../../../testing/factories/payment-attempt.ts';
import { createProviderEvent } from '../../../testing/factories/provider-event.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { needProgram } from '../../../testing/other-programs.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { registerBackupMetrics } from '../backups/backup-metrics.ts';
import { registerWorkMetrics } from './work-metrics.ts';
import { createOverload } from '../../../http/overload.ts';

const documentPath = (name: string) => fileURLToPath(new URL(`../../../../${name}`, import.meta.url));
const readDocument = (name: string) => readFileSync(documentPath(name), 'utf8');
const rules = (
  parse(readDocument('docs/operations/alerts.yml')) as {
    groups: { rules: { alert: string; expr: string }[] }[];
  }
).groups.flatMap((group) => group.rules);
const ruleTests = parse(readDocument('docs/operations/alerts.test.yml')) as { tests: { name: string }[] };
const dashboard = JSON.parse(readDocument('docs/operations/dashboard.json')) as {
  panels: { targets: { expr: string }[] }[];
};
const panelExpressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

/** The names of metrics in an expression: what is neither a function, a label, a keyword nor within quotes or braces. */
const metricsIn = (expression: string): string[] =>
  expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|\b(?:by|without|on) \([^)]*\)/gu, ' ')
    .match(/(?<![\w.])[a-z_]\w*(?!\w|\s*\()/gu)
    ?.filter((word) => !['sum', 'max', 'min', 'by', 'and', 'or', 'unless'].includes(word)) ?? [];

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

  test('is given beside migrations of a newer version', async () => {
    const newer = { name: '20991231000000_create_more.ts', batch: 9, migration_time: new Date() };
    await app.knex('knex_migrations').insert(newer);
    const reply = await app.client().get('/readyz');
    await app.knex('knex_migrations').where({ name: newer.name }).delete();
    expect([reply.status, reply.body]).toEqual([200, { status: 'ready' }]);
  });

  test('names the migrations that are missing to this machine alone', async () => {
    const [last] = await app.knex('knex_migrations').orderBy('id', 'desc').limit(1);
    await app.knex('knex_migrations').where({ id: last.id }).delete();
    const reply = await app.client().get('/readyz');
    const stranger = await app.client().get('/readyz', { headers: { 'X-Real-IP': '203.0.113.9' } });
    expect([stranger.status, stranger.body]).toEqual([
      503,
      { status: 'not_ready', reason: 'migrations_pending' },
    ]);
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

  test('tell what waits, for how long, and what was given up', async () => {
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await createMailLogEntry(app.knex, { status: 'queued', createdAt: anHourAgo });
    // What staff stopped waits for them: there is nothing to see to.
    const held = await createMailLogEntry(app.knex, {
      status: 'queued',
      createdAt: new Date(Date.now() - 90_000_000),
    });
    const stopped = await createNotificationCampaign(app.knex, { status: 'stopped', channel: 'mail' });
    const { id: reader } = await createUser(app.knex);
    await app.knex('campaign_mails').insert({ campaign_id: stopped.id, user_id: reader, mail_id: held.id });
    await createMailLogEntry(app.knex, { status: 'failed' });
    await createMailLogEntry(app.knex, { status: 'failed', createdAt: new Date(Date.now() - 90_000_000) });
    await createPaymentAttempt(app.knex, { status: 'unknown', nextCheckAt: new Date() });
    await createPaymentAttempt(app.knex, { status: 'manual_review' });
    await createProviderEvent(app.knex, { status: 'received', createdAt: anHourAgo });
    await createProviderEvent(app.knex, { status: 'parked' });
    await createBackupRun(app.knex, { kind: 'drill', status: 'failed', findings: 'x' });
    const jobs = openJobs(app.deps.env.DATABASE_URL as string, () => {});
    await jobs.start();
    try {
      await jobs.send('late', {});
      await jobs.send('late', {}, { runAt: new Date(Date.now() + 3_600_000) });
      await app.knex('pgboss.job').where({ name: 'late' }).where('start_after', '<=', new Date()).update({
        start_after: anHourAgo,
      });
      const { text: told } = await app.client().get('/metrics');
      const valueOf = (series: string) =>
        Number(
          told
            .split('\n')
            .find((line) => line.startsWith(`${series} `))
            ?.split(' ')[1],
        );
      const waits = {
        database_up: 1,
        mail_queue_length: 1,
        mail_failed_last_day: 1,
        payment_attempts_unknown: 1,
        payment_attempts_manual_review: 1,
        payment_callbacks_waiting: 1,
        payment_callbacks_parked: 1,
        backup_drill_passed: 0,
        'job_queue_length{queue="late"}': 2,
        'job_queue_failed{queue="late"}': 0,
      };
      expect(Object.fromEntries(Object.keys(waits).map((name) => [name, valueOf(name)]))).toEqual(waits);
      for (const oldest of [
        'mail_queue_oldest_age_seconds',
        'payment_callbacks_oldest_age_seconds',
        'job_queue_oldest_age_seconds{queue="late"}',
      ])
        expect(valueOf(oldest)).toBeGreaterThanOrEqual(3_599);
      expect(valueOf('mail_queue_oldest_age_seconds')).toBeLessThan(7_200);
    } finally {
      await jobs.stop();
    }
  });

  test('that rules and dashboard name are answered, and each rule is explained and tried', async () => {
    const { text: told } = await app.client().get('/metrics');
    // Prometheus' own.
    const answered = new Set(['up']);
    for (const [, name = '', type] of told.matchAll(/^# TYPE (\w+) (\w+)$/gmu))
      for (const ending of type === 'histogram' ? ['_bucket', '_sum', '_count'] : [''])
        answered.add(`${name}${ending}`);
    const expressions = [...rules.map(({ expr }) => expr), ...panelExpressions];
    const unknown = expressions.flatMap(metricsIn).filter((name) => !answered.has(name));
    expect(unknown).toEqual([]);
    expect(expressions.length).toBeGreaterThan(50);
    const alerts = rules.map(({ alert }) => alert);
    const explained = [...readDocument('docs/operations.md').matchAll(/^\| `(\w+)` \|/gmu)].map(
      ([, name]) => name,
    );
    expect(explained.filter((name) => /^[A-Z][a-z]/u.test(name ?? '')).toSorted()).toEqual(alerts.toSorted());
    const tried = ruleTests.tests.map(({ name }) => name);
    expect(tried.toSorted()).toEqual(['a quiet day alerts nobody', ...alerts].toSorted());
  });

  test('raise the alerts that they should, and none on a quiet day', (context) => {
    needProgram(context, 'promtool');
    const tried = spawnSync('promtool', ['test', 'rules', documentPath('docs/operations/alerts.test.yml')], {
      encoding: 'utf8',
    });
    expect([tried.status, tried.stderr]).toEqual([0, '']);
  });

  test('say that the database is silent, and nothing that only it could know', async () => {
    const mute = createServer();
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    const { port } = mute.address() as AddressInfo;
    const silent = knex({ client: 'pg', connection: { host: '127.0.0.1', port }, pool: { min: 0 } });
    const told = await createMetrics(silent, createOverload(10), [
      registerBackupMetrics,
      registerWorkMetrics,
    ]).text();
    expect(told).toMatch(/^database_up 0$/mu);
    expect(told).toMatch(/^process_resident_memory_bytes [1-9]/mu);
    expect(told).not.toMatch(
      /^(mail_queue_length|backup_age_seconds|job_queue_length|errors_unhandled)[ {]/mu,
    );
    mute.close();
    void silent.destroy().catch(() => {});
  });

  test('are not shown to who comes through the proxy, unless the token is right', async () => {
    const through = (headers: Record<string, string> = {}) =>
      app.client().get('/metrics', { headers: { 'X-Forwarded-For': '127.0.0.1', ...headers } });
    expect((await through()).status).toBe(404);
    expect((await through({ Authorization: 'Bearer wrong' })).status).toBe(404);
    expect((await through({ Authorization: 'Bearer a-token-of-some-length' })).status).toBe(200);
  });

  test.each(['X-Real-IP', 'Forwarded', 'X-Forwarded-Proto', 'Via', 'CF-Connecting-IP', 'True-Client-IP'])(
    'are not shown through a proxy that says so by %s alone',
    async (name) => {
      expect((await app.client().get('/metrics', { headers: { [name]: '127.0.0.1' } })).status).toBe(404);
    },
  );

  test('are not shown to HTTP/1.0, which nginx speaks unless told otherwise', async () => {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    socket.end('GET /metrics HTTP/1.0\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 404 /u);
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

describe('in production', () => {
  let live: TestApp;
  beforeAll(async () => {
    live = await startTestApp({ env: { NODE_ENV: 'production', PUBLIC_URL: 'http://bikur.example' } });
  });
  afterAll(() => live.close());

  test('the back office is described to admins alone, and the page of the description is theirs', async () => {
    const [guest, user] = [live.client(), (await signInAs(live, 'user')).client];
    for (const client of [guest, user]) {
      expect((await client.get('/api/docs')).status).toBe(404);
      const paths = Object.keys((await client.get('/api/openapi.json')).body.paths);
      expect(paths).toContain('/api/errors/report');
      expect(paths.filter((path) => path.startsWith('/api/admin'))).toEqual([]);
    }
    const { client: admin } = await signInAs(live, 'admin');
    expect((await admin.get('/api/docs')).text).toContain('/api/admin/users');
    const described = await admin.get('/api/openapi.json');
    expect(described.body.paths).toHaveProperty('/api/admin/users');
    expect(described.headers.get('Cache-Control')).toBe('no-store');
  });

  test('what is not set up is refused without an alarm', async () => {
    const before = live.logLines.length;
    const reply = await live.client().get('/api/auth/google');
    expect([reply.status, reply.body.code]).toEqual([503, 'service_unavailable']);
    const lines = live.logLines.slice(before);
    expect(lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    expect(JSON.stringify(lines)).not.toContain('stack');
    expect(lines).toContainEqual(expect.objectContaining({ reason: 'no Google client' }));
  });
});

describe('a report of the content security policy', () => {
  const send = (body: unknown, client = app.client()) =>
    client.post('/api/errors/violations', undefined, {
      raw: JSON.stringify(body),
      contentType: 'application/reports+json',
      csrf: false,
    });
  const violation = (blockedURL: string, more: object = {}) => ({
    type: 'csp-violation',
    age: 5,
    url: 'https://bikur.example/',
    user_agent: 'x',
    body: {
      documentURL: 'https://bikur.example/reset-password?token=abc',
      blockedURL,
      effectiveDirective: 'script-src-elem',
      ...more,
    },
  });
  const kept = () => ErrorLog.query(app.knex).where({ error_type: 'PolicyViolation' }).orderBy('id');

  test('is asked for by every page, counted, and told to staff once for each kind', async () => {
    const page = await app.client().get('/', { headers: { Accept: 'text/html' } });
    expect(page.headers.get('Reporting-Endpoints')).toBe('csp="/api/errors/violations"');
    expect(page.headers.get('Content-Security-Policy')).toContain('report-to csp');
    const reply = await send([
      violation('https://evil.example/x.js?secret=1'),
      violation('https://evil.example/y.js'),
      violation('inline', { effectiveDirective: '"><script>' }),
      violation('chrome-extension://abc/x.js'),
      { type: 'deprecation', body: { id: 'x' } },
    ]);
    expect(reply.status).toBe(204);
    expect((await kept()).map(({ errorMessage, path }) => [errorMessage, path])).toEqual([
      ['script-src-elem https://evil.example', '/reset-password'],
      ['other inline', '/reset-password'],
    ]);
    const { text: metrics } = await app.client().get('/metrics');
    expect(metrics).toContain('csp_violations_total{directive="script-src-elem"} 2');
    expect(metrics).toContain('csp_violations_total{directive="other"} 1');
  });

  test('fills nothing: many kinds, long ones and many requests', async () => {
    const flood = Array.from({ length: 50 }, (_, at) => violation(`https://e${at}.example/`));
    expect((await send(flood)).status).toBe(204);
    expect(await kept()).toHaveLength(20);
    expect((await send([...flood, ...flood])).status).toBe(422);
    expect((await send([violation('x'.repeat(40_000))])).status).toBe(413);
    await app.knex('rate_limits').delete();
    const many = await Promise.all(Array.from({ length: 65 }, () => send([{ type: 'other' }])));
    expect(many.filter(({ status }) => status === 429)).toHaveLength(5);
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

  test('of somebody who is signed in has their name', async () => {
    const { client, user } = await signInAs(app, 'user');
    await client.post('/api/errors/report', { errorType: 'x', errorMessage: 'y', userId: user.id + 1 });
    expect(await last()).toMatchObject({ userId: user.id, username: user.username });
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
