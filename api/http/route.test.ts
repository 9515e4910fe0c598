import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { inOnePiece } from './mounted-endpoint.ts';
import { idParams } from '../contract/base/path-id.schema.ts';
import { AppError } from '../errors.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createFeatureRouter } from './route.ts';

const base = { summary: 'Probe', tag: 'Probe', access: 'public' } as const;
const thing = z.object({
  name: z.string().min(2, 'username_too_short').max(20),
  email: z.email('email_invalid'),
  count: z.int().min(1).max(5).default(1),
  tags: z.array(z.string().max(3)).max(2).optional(),
});
const create = inOnePiece({
  ...base,
  method: 'post',
  path: '/api/probe/things',
  body: thing,
  reply: z.looseObject({}),
  status: 201,
});
const read = inOnePiece({
  ...base,
  method: 'get',
  path: '/api/probe/things/:id',
  params: idParams,
  query: z.object({ sort: z.enum(['name', 'date']).optional() }),
  reply: z.object({ id: z.int(), sort: z.string().optional() }),
});
const kept = inOnePiece({
  ...base,
  method: 'get',
  path: '/api/probe/kept',
  reply: z.object({ words: z.string() }),
  cache: 'public, max-age=60',
});
const remove = inOnePiece({ ...base, method: 'delete', path: '/api/probe/things/:id', params: idParams });
const wrong = inOnePiece({
  ...base,
  method: 'get',
  path: '/api/probe/wrong',
  reply: z.object({ id: z.int() }),
});
const row = z.object({ id: z.int(), card: z.object({ name: z.string() }) });
const rows = inOnePiece({ ...base, method: 'get', path: '/api/probe/rows', reply: z.array(row) });
const cachedRows = inOnePiece({
  ...base,
  method: 'get',
  path: '/api/probe/rows/cached',
  reply: z.array(row),
  cache: 'no-cache',
});
const stale = inOnePiece({
  ...base,
  method: 'put',
  path: '/api/probe/rows/:id',
  params: idParams,
  reply: row,
  present: row,
});
const staleUnnamed = inOnePiece({
  ...base,
  method: 'post',
  path: '/api/probe/rows/:id/press',
  params: idParams,
});
const leaking = [{ id: 1, passwordHash: 'secret', card: { name: 'דנה', email: 'dana@bikur.example' } }];

const probe = createFeatureRouter()
  .add(...stale, () => {
    throw new AppError('conflict', { present: leaking[0] });
  })
  .add(...staleUnnamed, () => Promise.reject(new AppError('conflict', { present: leaking[0] })))
  .add(...create, (_ctx, { body }) => ({ ...body }))
  .add(...read, (_ctx, { params, query }) => ({ id: params.id, ...(query.sort && { sort: query.sort }) }))
  .add(...kept, () => ({ words: 'שלום '.repeat(400) }))
  .add(...remove, () => {})
  .add(...wrong, () => ({ id: 'seven' }) as never)
  .add(...rows, () => leaking)
  .add(...cachedRows, () => leaking);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ features: [probe] });
});
afterAll(() => app.close());

describe('input', () => {
  test('valid input reaches the handler with defaults and without unknown keys', async () => {
    const body = { name: 'דנה', email: 'dana@bikur.example', role: 'admin', constructor: 1 };
    const reply = await app.client().post('/api/probe/things', body);
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({ name: 'דנה', email: 'dana@bikur.example', count: 1 });
  });

  test('all faults come back at once, by field, in Hebrew', async () => {
    const body = { name: 'a', email: 'x', count: 9, tags: ['ok', 'long one'] };
    const reply = await app.client().post('/api/probe/things', body);
    expect(reply.status).toBe(422);
    expect(reply.body).toEqual({
      code: 'validation_failed',
      message: 'חלק מהפרטים אינם תקינים. יש לתקן ולנסות שוב.',
      requestId: reply.headers.get('X-Request-Id'),
      errors: {
        name: 'שם משתמש חייב להכיל לפחות 2 תווים',
        email: 'כתובת אימייל לא תקינה',
        count: 'הערך הגדול ביותר האפשרי הוא 5',
        'tags.1': 'אפשר להזין עד 3 תווים',
      },
    });
  });

  test('the texts follow Accept-Language, and the cookie goes before it', async () => {
    const headers = { 'Accept-Language': 'en-GB,en;q=0.9' };
    const english = await app.client().post('/api/probe/things', {}, { headers });
    expect(english.body.errors).toEqual({ name: 'Required', email: 'Invalid email address' });
    const client = app.client();
    client.cookies.set('lang', 'he');
    const hebrew = await client.post('/api/probe/things', {}, { headers });
    expect(hebrew.body.errors).toEqual({ name: 'שדה חובה', email: 'כתובת אימייל לא תקינה' });
    client.cookies.set('lang', '../../etc');
    const third = await client.post('/api/probe/things', {}, { headers: { 'Accept-Language': 'fr' } });
    expect(third.body.errors.name).toBe('שדה חובה');
  });

  test.each([[[]], [[1]]])('an array in place of an object is refused as a whole: %j', async (body) => {
    const reply = await app.client().post('/api/probe/things', body);
    expect(reply.status).toBe(422);
    expect(reply.body.errors).toEqual({ root: 'ערך לא תקין' });
  });

  test('no body at all is a list of missing fields', async () => {
    const reply = await app.client().post('/api/probe/things');
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.body.errors)).toEqual(['name', 'email']);
  });

  test.each(['0', '-1', '1.5', '01', 'abc', '1e3', '0x10', '9'.repeat(30), '1%20', '%D7%90', "1'--"])(
    'the address of id %s does not exist',
    async (id) => {
      const reply = await app.client().get(`/api/probe/things/${id}`);
      expect(reply.status).toBe(404);
      expect(reply.body.code).toBe('not_found');
    },
  );

  test('a query is checked too, also when given twice', async () => {
    const good = await app.client().get('/api/probe/things/7?sort=name');
    expect(good.body).toEqual({ id: 7, sort: 'name' });
    for (const query of ['sort=drop', 'sort=name&sort=date', 'sort[]=name&sort=']) {
      const reply = await app.client().get(`/api/probe/things/7?${query}`);
      expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, ['sort']]);
    }
  });
});

describe('answers', () => {
  test('an operation without a reply answers 204', async () => {
    const reply = await app.client().delete('/api/probe/things/7');
    expect([reply.status, reply.text]).toEqual([204, '']);
  });

  test('personal answers are not kept, public ones are told apart by ETag', async () => {
    const personal = await app.client().get('/api/probe/things/7');
    expect(personal.headers.get('Cache-Control')).toBe('no-store');
    expect(personal.headers.get('ETag')).toBeNull();
    const first = await app.client().get('/api/probe/kept');
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=60');
    // Without a Cache-Control of its own, fetch would ask for a fresh answer.
    const headers = { 'If-None-Match': first.headers.get('ETag') ?? '', 'Cache-Control': 'max-age=0' };
    const second = await app.client().get('/api/probe/kept', { headers });
    expect([second.status, second.text]).toEqual([304, '']);
  });

  test('HEAD answers as GET without a body', async () => {
    const reply = await app.client().request('HEAD', '/api/probe/things/7');
    expect([reply.status, reply.text]).toEqual([200, '']);
    expect(Number(reply.headers.get('Content-Length'))).toBeGreaterThan(0);
  });

  test('OPTIONS names the methods; another method is 405 with the same list', async () => {
    const options = await app.client().request('OPTIONS', '/api/probe/things/7');
    expect([options.status, options.headers.get('Allow')]).toEqual([204, 'DELETE, GET, HEAD, OPTIONS']);
    const patch = await app.client().patch('/api/probe/things/7', {});
    expect(patch.status).toBe(405);
    expect(patch.headers.get('Allow')).toBe('DELETE, GET, HEAD, OPTIONS');
    expect(patch.body.code).toBe('method_not_allowed');
  });

  test.each(['/api/nothing', '/api', '/api/probe/things/7/more', '/api/%3Cscript%3E'])(
    '%s is a 404 in JSON that repeats nothing of the address',
    async (path) => {
      const reply = await app.client().get(path, { headers: { Accept: 'text/html' } });
      expect(reply.status).toBe(404);
      expect(reply.body).toEqual({
        code: 'not_found',
        message: 'מה שביקשת לא נמצא.',
        requestId: expect.any(String),
      });
    },
  );

  test('a reply that breaks its contract fails loudly', async () => {
    const reply = await app.client().get('/api/probe/wrong');
    expect([reply.status, reply.body.code]).toEqual([500, 'internal_error']);
    expect(JSON.stringify(app.logLines)).toContain('breaks its contract');
  });

  test('a refusal shows of the stored state only what the endpoint names, and nothing where it names none', async () => {
    const refused = await app.client().put('/api/probe/rows/1', {});
    expect([refused.status, refused.body.present]).toEqual([409, { id: 1, card: { name: 'דנה' } }]);
    const unnamed = await app.client().post('/api/probe/rows/1/press', {});
    expect([unnamed.status, unnamed.body.code]).toEqual([500, 'internal_error']);
    expect(refused.text + unnamed.text).not.toContain('secret');
  });

  test.each(['test', 'production'] as const)(
    'a presenter’s extra field stays on the server, at any depth and in a cached reply (%s)',
    async (mode) => {
      const env = { NODE_ENV: mode, PUBLIC_URL: 'https://bikur.example' } as const;
      const own = await startTestApp({ env, features: [probe] });
      try {
        const headers = { 'X-Forwarded-Proto': 'https' };
        const read = (path: string) => own.client().get(`/api/probe/${path}`, { headers });
        expect((await read('rows')).body).toEqual([{ id: 1, card: { name: 'דנה' } }]);
        expect((await read('rows/cached')).body).toEqual([{ id: 1, card: { name: 'דנה' } }]);
        // A reply that doesn't fit its schema can't be stripped: it is refused whole, with nothing of it in the
        // answer.
        const misfit = await read('wrong');
        expect([misfit.status, misfit.body.code]).toEqual([500, 'internal_error']);
        expect(misfit.text).not.toContain('seven');
      } finally {
        await own.close();
      }
    },
  );
});
