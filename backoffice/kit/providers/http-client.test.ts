import { HttpError } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetCsrfToken } from './csrf-token.ts';
import { httpClient } from './http-client.ts';

interface Call {
  url: string;
  init: RequestInit;
}

let calls: Call[];
let answers: (Response | Error)[];

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

beforeEach(() => {
  calls = [];
  answers = [];
  forgetCsrfToken();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    calls.push({ url, init });
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new Error('nothing was expected');
    return answer;
  });
});
afterEach(() => vi.unstubAllGlobals());

const bodyOf = (call: Call | undefined): unknown => JSON.parse(String(call?.init.body));
const headerOf = (call: Call | undefined, name: string) => new Headers(call?.init.headers).get(name);

test('a read carries cookies and no token', async () => {
  answers = [json([])];
  await httpClient('/api/admin/users');
  expect(calls).toHaveLength(1);
  expect(calls[0]?.init.credentials).toBe('same-origin');
  expect(headerOf(calls[0], 'csrf-token')).toBeNull();
});

test('a write carries the token in both headers and in the body, asked for once', async () => {
  answers = [json({ csrfToken: 'one' }), json({ id: 1 }), json({ id: 2 })];
  await httpClient('/api/admin/users/1', { method: 'PUT', body: JSON.stringify({ username: 'דנה' }) });
  await httpClient('/api/admin/users/2', {
    method: 'DELETE',
    headers: new Headers({ 'Content-Type': 'text/plain' }),
  });
  expect(calls.map((call) => call.url)).toEqual([
    '/api/csrf-token',
    '/api/admin/users/1',
    '/api/admin/users/2',
  ]);
  expect(bodyOf(calls[1])).toEqual({ username: 'דנה', _csrf: 'one' });
  for (const call of calls.slice(1))
    expect([headerOf(call, 'csrf-token'), headerOf(call, 'x-csrf-token')]).toEqual(['one', 'one']);
  expect(calls[2]?.init.body).toBeUndefined();
});

test('a list as body gets no token inside', async () => {
  answers = [json({ csrfToken: 'one' }), json({})];
  await httpClient('/api/x', { method: 'POST', body: '[1,2]' });
  expect(bodyOf(calls[1])).toEqual([1, 2]);
});

test('a refused token is renewed once, and a second refusal is told', async () => {
  const refusal = () => json({ code: 'csrf_token_invalid', message: 'x', requestId: 'r' }, 403);
  answers = [json({ csrfToken: 'old' }), refusal(), json({ csrfToken: 'new' }), json({ id: 1 })];
  await httpClient('/api/x', { method: 'POST', body: '{}' });
  expect(bodyOf(calls[3])).toEqual({ _csrf: 'new' });
  answers = [refusal(), json({ csrfToken: 'newer' }), refusal()];
  await expect(httpClient('/api/x', { method: 'POST', body: '{}' })).rejects.toMatchObject({ status: 403 });
});

test('without a token nothing is written, and the next try asks for one again', async () => {
  answers = [json({ message: 'x' }, 503)];
  await expect(httpClient('/api/x', { method: 'POST', body: '{}' })).rejects.toBeInstanceOf(HttpError);
  expect(calls.map(({ url }) => url)).toEqual(['/api/csrf-token']);
  answers = [json({ csrfToken: 'one' }), json({ id: 1 })];
  await httpClient('/api/x', { method: 'POST', body: '{}' });
  expect(bodyOf(calls[2])).toEqual({ _csrf: 'one' });
});

test("the server's words and its field errors reach the form", async () => {
  const errors = { username: 'שם המשתמש כבר תפוס' };
  answers = [json({ csrfToken: 'one' }), json({ message: 'לא תקין', errors }, 422)];
  const failure = await httpClient('/api/x', { method: 'PUT', body: '{}' }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(HttpError);
  expect(failure).toMatchObject({ status: 422, message: 'לא תקין', body: { errors } });
});

test('a refusal without words of the server, as of a balancer before it, is told in ours', async () => {
  const page = () => new Response('<h1>502 Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' });
  answers = [page()];
  const told = { status: 502, message: 'bikur.errors.server' };
  await expect(httpClient('/api/x')).rejects.toMatchObject(told);
  answers = [json({ csrfToken: 'one' }), page()];
  await expect(httpClient('/api/x', { method: 'POST', body: '{}' })).rejects.toMatchObject(told);
  answers = [json({ message: '' }, 503)];
  await expect(httpClient('/api/x')).rejects.toMatchObject({ ...told, status: 503 });
});

test('a network failure says so by its key, also when it hits the token', async () => {
  answers = [new TypeError('Failed to fetch')];
  await expect(httpClient('/api/x')).rejects.toMatchObject({ status: 0, message: 'bikur.errors.network' });
  answers = [new TypeError('Failed to fetch')];
  await expect(httpClient('/api/x', { method: 'POST', body: '{}' })).rejects.toMatchObject({
    message: 'bikur.errors.network',
  });
});

test('a given-up read is no network failure', async () => {
  answers = [new DOMException('aborted', 'AbortError')];
  await expect(httpClient('/api/x')).rejects.toMatchObject({ name: 'AbortError' });
});
