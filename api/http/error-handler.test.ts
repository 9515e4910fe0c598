import { createServer, type AddressInfo } from 'node:net';
import { byLanguage } from '../contract/base/languages.ts';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import knexModule from 'knex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { knexConfig } from '../adapters/database.ts';
import { openBuiltStorefront } from '../adapters/storefront.ts';
import { inOnePiece } from './mounted-endpoint.ts';
import { errorCodes, errorBody } from '../contract/base/error-codes.schema.ts';
import { AppError } from '../errors.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createFeatureRouter } from './route.ts';
import { transaction, transactionOf } from './transaction.ts';
import { Door } from '../testing/faults/door.ts';

const base = { summary: 'Probe', tag: 'Probe', access: 'public', method: 'post' } as const;
const statement = z.object({ sql: z.string(), values: z.array(z.string()).default([]) });
const run = inOnePiece({ ...base, path: '/api/probe/run', body: statement });
const refuse = inOnePiece({
  ...base,
  path: '/api/probe/refuse/:code',
  params: z.object({ code: z.enum(errorCodes) }),
});
const fields = inOnePiece({ ...base, path: '/api/probe/fields', bodyType: 'json-or-form' });
const crash = inOnePiece({ ...base, path: '/api/probe/crash' });
const crashPage = inOnePiece({ ...base, method: 'get', path: '/probe/crash' });
const half = inOnePiece({ ...base, path: '/api/probe/half', body: z.object({ fail: z.boolean() }) });
const crashNow = () => {
  throw new Error('the secret reason');
};

const anotherName = { ...byLanguage(() => ''), he: 'שם אחר', en: 'Another name' };
const somethingExact = { ...byLanguage(() => ''), he: 'משהו מדויק', en: 'Something exact' };

const probe = createFeatureRouter()
  .add(...run, async (ctx, { body }) => void (await ctx.deps.knex.raw(body.sql, body.values)))
  .add(...refuse, (_ctx, { params }) => {
    throw new AppError(params.code);
  })
  .add(...fields, () => {
    throw new AppError('conflict', {
      fields: { username: 'username_taken', 'rows.2.name': anotherName },
      text: somethingExact,
      retryAfterSeconds: 1.2,
    });
  })
  .add(...crash, crashNow)
  .add(...crashPage, crashNow)
  .add(...half, transaction, async (ctx, { body }) => {
    await transactionOf(ctx).raw(`insert into probe_parents (name) values ('half')`);
    if (body.fail) throw new AppError('conflict');
  });

let app: TestApp;
const mute = createServer();
beforeAll(async () => {
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
  app = await startTestApp({ features: [probe] });
  await app.knex.raw(`
    create table probe_parents (id int generated always as identity primary key, name varchar(5));
    create unique index on probe_parents (lower(name));
    create table probe_children (
      parent_id int not null references probe_parents (id), card_count int check (card_count > 0),
      unique (parent_id, card_count));
    insert into probe_parents (name) values ('dana');
    insert into probe_children values (1, 1);
  `);
});
afterAll(async () => {
  mute.close();
  await app.close();
});

const refusal = (reply: { status: number; body: { errors?: unknown } }) => [reply.status, reply.body.errors];
const sql = (text: string, values: string[] = []) =>
  app.client().post('/api/probe/run', { sql: text, values });

test.each(errorCodes)('%s answers with the closed body in both languages', async (code) => {
  const client = app.client();
  const hebrew = await client.post(`/api/probe/refuse/${code}`);
  const english = await client.post(`/api/probe/refuse/${code}`, undefined, {
    headers: { 'Accept-Language': 'en' },
  });
  for (const reply of [hebrew, english]) {
    expect(errorBody.strict().parse(reply.body).code).toBe(code);
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
  }
  expect(hebrew.body.message).toMatch(/^[\u0590-\u05ff]/);
  expect(english.body.message).toMatch(/^[A-Z][a-z ]/);
});

test('a refusal brings its own text, a text for each field and whole seconds to wait', async () => {
  const reply = await app.client().post('/api/probe/fields');
  expect(reply.body.message).toBe('משהו מדויק');
  expect(reply.body.errors).toEqual({ username: 'שם המשתמש כבר תפוס', 'rows.2.name': 'שם אחר' });
  expect(reply.headers.get('Retry-After')).toBe('2');
});

describe('what the database refuses', () => {
  test.each([
    ['a unique value', `insert into probe_parents (name) values ('DANA')`, 409, { name: 'הערך כבר בשימוש' }],
    ['a unique pair', 'insert into probe_children values (1, 1)', 409, { cardCount: 'הערך כבר בשימוש' }],
    ['a check', 'insert into probe_children values (1, -1)', 422, { cardCount: 'ערך לא תקין' }],
    ['a missing value', 'insert into probe_children values (null, 2)', 422, { parentId: 'שדה חובה' }],
    [
      'a foreign key',
      'insert into probe_children values (9, 2)',
      422,
      { parentId: 'הרשומה המקושרת לא נמצאה' },
    ],
    ['a row in use', 'delete from probe_parents', 409, { root: expect.stringContaining('אי אפשר למחוק') }],
    ['a long text', `insert into probe_parents (name) values ('abcdef')`, 422, { root: 'ערך לא תקין' }],
    ['a NUL', `select convert_from('\\x00'::bytea, 'UTF8')`, 422, { root: 'ערך לא תקין' }],
  ])('%s', async (_name, text, status, errors) => {
    expect(refusal(await sql(text))).toEqual([status, errors]);
  });

  test.each(['40001', '40P01', '55P03', '57014'])('a lost race (%s) asks to try again', async (code) => {
    const reply = await sql(`do $$ begin raise exception 'lost' using errcode = '${code}'; end $$`);
    expect([reply.status, reply.headers.get('Retry-After')]).toEqual([503, '1']);
  });

  test('a broken statement of ours is a 500 that shows and logs no values', async () => {
    const reply = await sql('select ?::text from nowhere', ['dana@bikur.example']);
    expect([reply.status, reply.body.code]).toEqual([500, 'internal_error']);
    expect(reply.text).not.toContain('nowhere');
    const line = app.logLines.find((entry) => entry['requestId'] === reply.body.requestId && entry['err']);
    expect(line).toMatchObject({ err: { code: '42P01' } });
    expect(JSON.stringify(app.logLines)).not.toContain('dana@bikur.example');
  });

  test.each([
    ['an unreachable database', () => 1],
    ['a database that accepts and never greets', () => (mute.address() as AddressInfo).port],
  ])('%s is a 503', async (_name, port) => {
    const { connection, ...config } = knexConfig(`postgres://nobody:x@127.0.0.1:${port()}/none`);
    const impatient = Object.assign({}, connection, { connectionTimeoutMillis: 300 });
    const knex = knexModule({ ...config, connection: impatient });
    const lost = await startTestApp({ features: [probe], knex });
    try {
      const reply = await lost.client().post('/api/probe/run', { sql: 'select 1' });
      expect([reply.status, reply.body.code]).toEqual([503, 'service_unavailable']);
      const ready = await lost.client().get('/readyz');
      expect([ready.status, ready.body.reason]).toEqual([503, 'database_unreachable']);
      expect((await lost.client().get('/healthz')).status).toBe(200);
    } finally {
      await lost.close();
    }
  });

  test('a connection that is cut while its statement runs is a 503', async () => {
    const url = new URL(app.deps.env.DATABASE_URL ?? '');
    const door = await Door.open({ host: url.hostname, port: Number(url.port) });
    url.port = String(door.port);
    const knex = knexModule(knexConfig(url.href));
    const cut = await startTestApp({ features: [probe], knex });
    try {
      const asked = cut.client().post('/api/probe/run', { sql: "select pg_sleep(600), 'cut me'" });
      const isRunning = `select 1 from pg_stat_activity where query like '%cut me%' and pid <> pg_backend_pid()`;
      await expect.poll(async () => (await app.knex.raw(isRunning)).rows.length).toBe(1);
      door.cut();
      const reply = await asked;
      expect([reply.status, reply.body.code, reply.headers.get('Retry-After')]).toEqual([
        503,
        'service_unavailable',
        '5',
      ]);
    } finally {
      await cut.close();
      await door.close();
    }
  });
});

test('a transaction keeps everything or nothing', async () => {
  const count = async () => (await app.knex('probe_parents').where({ name: 'half' })).length;
  expect((await app.client().post('/api/probe/half', { fail: true })).status).toBe(409);
  expect(await count()).toBe(0);
  expect((await app.client().post('/api/probe/half', { fail: false })).status).toBe(204);
  expect(await count()).toBe(1);
});

describe('the unexpected', () => {
  test('is a 500 whose cause is in the log alone, under the id that the person sees', async () => {
    const reply = await app.client().post('/api/probe/crash');
    expect(reply.status).toBe(500);
    expect(reply.body).toEqual({
      code: 'internal_error',
      message: 'אירעה שגיאה בשרת. אפשר לנסות שוב מאוחר יותר.',
      requestId: expect.any(String),
    });
    const line = app.logLines.find((entry) => entry['requestId'] === reply.body.requestId && entry['err']);
    expect(line).toMatchObject({ level: 50, err: { message: 'the secret reason' } });
    expect(JSON.stringify(line)).toContain('error-handler.test.ts');
  });

  test('is a page for a browser, even when no page can be made, and repeats nothing', async () => {
    const storefront = openBuiltStorefront(join(tmpdir(), 'never-built'));
    const bare = await startTestApp({ features: [probe], deps: { storefront } });
    try {
      const headers = { Accept: 'text/html,*/*;q=0.8' };
      const client = bare.client();
      client.cookies.set('lang', 'en');
      const reply = await client.get('/probe/crash?<script>alert(1)</script>', { headers });
      expect(reply.status).toBe(500);
      expect(reply.headers.get('Content-Type')).toContain('text/html');
      expect(reply.text).toContain('<html lang="en" dir="ltr">');
      expect(reply.text).toContain(reply.headers.get('X-Request-Id'));
      expect(reply.text).not.toMatch(/script|secret|\.ts\b/);
      // In the house's look, by the answer's own policy, and in the theme that was chosen.
      const nonce = /<style nonce="([\w-]+)">/u.exec(reply.text)?.[1];
      expect(reply.headers.get('Content-Security-Policy')).toContain(`'nonce-${nonce}'`);
      client.cookies.set('theme', 'dark');
      // A form of the API's that was sent without a script is somebody's at a browser, too.
      const form = await client.post('/api/probe/fields', undefined, {
        raw: 'name=x',
        contentType: 'application/x-www-form-urlencoded',
        headers,
      });
      expect(form.status).toBe(409);
      expect(form.headers.get('Content-Security-Policy')).toContain("style-src 'self' 'nonce-");
      for (const part of [
        'dir="ltr" data-theme="dark">',
        'Something exact',
        '<li>Another name</li>',
        'send it again',
      ])
        expect(form.text).toContain(part);
    } finally {
      await bare.close();
    }
  });
});
