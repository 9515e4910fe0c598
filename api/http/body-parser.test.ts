import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { inOnePiece } from './mounted-endpoint.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createFeatureRouter } from './route.ts';

const base = {
  summary: 'Probe',
  tag: 'Probe',
  access: 'public',
  method: 'post',
  antiForgery: 'none',
} as const;
const body = z.object({ text: z.string() });
const reply = z.object({ length: z.int() });
const small = inOnePiece({ ...base, path: '/api/probe/small', body, reply });
const large = inOnePiece({ ...base, path: '/api/probe/large', body, reply, bodyLimit: 2_000_000 });
const form = inOnePiece({ ...base, path: '/api/probe/form', body, reply, bodyType: 'form' });

const probe = createFeatureRouter()
  .add(...small, (_ctx, input) => ({ length: input.body.text.length }))
  .add(...large, (_ctx, input) => ({ length: input.body.text.length }))
  .add(...form, (_ctx, input) => ({ length: input.body.text.length }));

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ features: [probe] });
});
afterAll(() => app.close());

const send = (raw: string | Uint8Array<ArrayBuffer>, contentType = 'application/json', headers = {}) =>
  app.client().post('/api/probe/small', undefined, { raw, contentType, headers });

test.each([
  '{"text":',
  'text',
  '"text"',
  'null',
  '7',
  '{"text":"a"}}',
  "{'text':'a'}",
  '\u0000',
  '{"__proto__":{"a":1}}',
])('a body that is no JSON object is a 400: %s', async (raw) => {
  const answer = await send(raw);
  expect([answer.status, answer.body.code]).toEqual([400, 'malformed_request']);
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'nonsense',
])('content of type %s is a 415', async (contentType) => {
  const answer = await send('{"text":"a"}', contentType);
  expect([answer.status, answer.body.code]).toEqual([415, 'unsupported_media_type']);
});

test('JSON with a charset and an empty JSON body are read', async () => {
  expect((await send('{"text":"שלום"}', 'application/json; charset=UTF-8')).body).toEqual({ length: 4 });
  expect((await send('', 'application/json')).status).toBe(422);
});

test('JSON of a kind of its own is read, too', async () => {
  expect((await send('{"text":"שלום"}', 'application/merge-patch+json')).body).toEqual({ length: 4 });
});

test('a megabyte of JSON is a 413, unless the operation takes that much', async () => {
  const raw = JSON.stringify({ text: 'x'.repeat(1_000_000) });
  const answer = await send(raw);
  expect([answer.status, answer.body.code]).toEqual([413, 'payload_too_large']);
  const taken = await app.client().post('/api/probe/large', undefined, { raw });
  expect(taken.body).toEqual({ length: 1_000_000 });
  // Where no operation answers, the general limit applies.
  const nowhere = await app.client().post('/api/nowhere', undefined, { raw });
  expect(nowhere.status).toBe(413);
});

test('the limit also holds when the size is not announced', async () => {
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const outgoing = request(`${app.url}/api/probe/small`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
    });
    outgoing.on('response', (incoming) => {
      incoming.resume();
      resolve(incoming.statusCode);
    });
    outgoing.on('error', reject);
    outgoing.write('{"text":"');
    for (let part = 0; part < 20; part += 1) outgoing.write('x'.repeat(10_000));
    outgoing.end('"}');
  });
  expect(status).toBe(413);
});

test('a small compressed body that grows beyond the limit is a 413, a broken one a 400', async () => {
  const bomb = new Uint8Array(gzipSync(JSON.stringify({ text: 'x'.repeat(5_000_000) })));
  expect(bomb.byteLength).toBeLessThan(50_000);
  expect((await send(bomb, 'application/json', { 'Content-Encoding': 'gzip' })).status).toBe(413);
  expect((await send('{"text":"a"}', 'application/json', { 'Content-Encoding': 'gzip' })).status).toBe(400);
  expect((await send('{"text":"a"}', 'application/json', { 'Content-Encoding': 'rot13' })).status).toBe(415);
});

test.each([33, 20_000])('JSON %i levels deep is a 400', async (depth) => {
  const arrays = await send(`{"text":${'['.repeat(depth)}${']'.repeat(depth)}}`);
  expect([arrays.status, arrays.body.code]).toEqual([400, 'malformed_request']);
  // One level less is read, and refused for what it is.
  expect((await send(`{"text":${'['.repeat(32)}${']'.repeat(32)}}`)).status).toBe(422);
});

test('a form is read where the operation says so, and only there', async () => {
  const options = { raw: 'text=%D7%A9%D7%9C&_csrf=1', contentType: 'application/x-www-form-urlencoded' };
  expect((await app.client().post('/api/probe/form', undefined, options)).body).toEqual({ length: 2 });
  expect((await app.client().post('/api/probe/form', { text: 'a' })).status).toBe(415);
});

test('the connection serves the next request after a refused upload', async () => {
  const client = app.client();
  for (let round = 0; round < 5; round += 1) {
    const refused = await client.post('/api/probe/small', { text: 'x'.repeat(300_000) });
    expect(refused.status).toBe(413);
    expect((await client.post('/api/probe/small', { text: 'ab' })).body).toEqual({ length: 2 });
  }
});
