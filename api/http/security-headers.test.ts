import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { inOnePiece } from './mounted-endpoint.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { sendAsFile } from './attachment.ts';
import { overridePolicy } from './content-security-policy.ts';
import { localPath } from '../lib/local-path.ts';
import { createFeatureRouter } from './route.ts';

const probe = createFeatureRouter()
  .add(
    ...inOnePiece({ method: 'get', path: '/probe/page', summary: '', tag: '', access: 'public' }),
    (ctx) => {
      ctx.type = 'html';
      ctx.body = ctx.state.nonce + ' '.repeat(3000);
    },
  )
  .add(
    ...inOnePiece({ method: 'get', path: '/probe/embed', summary: '', tag: '', access: 'public' }),
    (ctx) => {
      overridePolicy(ctx, { 'script-src': ["'sha256-abc'"], 'frame-ancestors': ['*'] });
      ctx.body = 'framed';
    },
  )
  .add(
    ...inOnePiece({ method: 'get', path: '/probe/stream', summary: '', tag: '', access: 'public' }),
    (ctx) => {
      ctx.type = 'text/event-stream';
      ctx.body = 'data: x\n\n'.repeat(500);
    },
  )
  .add(
    ...inOnePiece({
      method: 'get',
      path: '/probe/file',
      summary: '',
      tag: '',
      access: 'public',
      query: z.object({ name: z.string() }),
    }),
    (ctx, { query }) => {
      sendAsFile(ctx, query.name);
      ctx.body = 'x';
    },
  );

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ features: [probe] });
});
afterAll(() => app.close());

/** Sends the path as it stands: fetch would normalise it first. */
const statusOf = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(app.url, { path }, (incoming) => resolve(incoming.resume().statusCode))
      .on('error', reject)
      .end();
  });

const policyOf = (headers: Headers) =>
  new Map(
    (headers.get('Content-Security-Policy') ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')] as const;
    }),
  );

test('a page may run only what carries the nonce of its own answer', async () => {
  const first = await app.client().get('/probe/page');
  const second = await app.client().get('/probe/page');
  const nonce = first.text.trim();
  expect(nonce).toMatch(/^[\w-]{22}$/);
  expect(second.text.trim()).not.toBe(nonce);
  const policy = policyOf(first.headers);
  expect(policy.get('script-src')).toBe(`'self' 'nonce-${nonce}'`);
  expect(policy.get('style-src')).toBe(`'self' 'nonce-${nonce}'`);
  expect(policy.get('script-src-attr')).toBe("'none'");
  for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(policy.get(name)).toBe("'none'");
  expect(policy.get('form-action')).toBe("'self'");
});

test('the other headers narrow what a browser does', async () => {
  for (const path of ['/probe/page', '/api/nothing', '/nothing']) {
    const { headers } = await app.client().get(path);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('Permissions-Policy')).toContain('camera=()');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('X-Powered-By')).toBeNull();
    expect(headers.get('Strict-Transport-Security')).toBeNull();
  }
});

test('an address with a token is told to nobody, one of a page with forms to no other site', async () => {
  const referrerOf = async (path: string) => (await app.client().get(path)).headers.get('Referrer-Policy');
  for (const query of ['token=abc', 'change=abc', 'stop=abc', 'off=abc', 'code=abc'])
    expect(await referrerOf(`/probe/page?${query}`)).toBe('no-referrer');
  for (const path of ['/t/ABCD', '/review/abc', '/time?request=abc'])
    expect(await referrerOf(path)).toBe('same-origin');
  expect(await referrerOf('/probe/page?lang=en')).toBe('strict-origin-when-cross-origin');
});

test('JSON may load nothing at all', async () => {
  const { headers } = await app.client().get('/api/nothing');
  expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
});

test('a route may name hashes and let itself be framed', async () => {
  const { headers } = await app.client().get('/probe/embed');
  expect(policyOf(headers).get('script-src')).toBe("'sha256-abc'");
  expect(policyOf(headers).get('frame-ancestors')).toBe('*');
  expect(policyOf(headers).get('object-src')).toBe("'none'");
  expect(headers.get('X-Frame-Options')).toBeNull();
});

test('production over https asks for https from then on', async () => {
  const env = { NODE_ENV: 'production', PUBLIC_URL: 'https://bikur.example' } as const;
  const live = await startTestApp({ env, features: [probe] });
  try {
    const { headers } = await live.client().get('/probe/page');
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains');
    expect(policyOf(headers).has('upgrade-insecure-requests')).toBe(true);
  } finally {
    await live.close();
  }
});

test('text is compressed as the browser likes, small answers and event streams are not', async () => {
  const encodingOf = async (path: string, accepted: string) =>
    (await app.client().get(path, { headers: { 'Accept-Encoding': accepted } })).headers.get(
      'Content-Encoding',
    );
  expect(await encodingOf('/probe/page', 'gzip, br')).toBe('br');
  expect(await encodingOf('/probe/page', 'gzip')).toBe('gzip');
  expect(await encodingOf('/probe/page', 'identity')).toBeNull();
  expect(await encodingOf('/healthz', 'gzip, br')).toBeNull();
  expect(await encodingOf('/probe/stream', 'gzip, br')).toBeNull();
});

test.each(['/.env', '/.git/HEAD', '/assets/app.js.map', '/p/.ssh', '/%2eenv', '/.DS_Store'])(
  '%s is not to be had',
  async (path) => {
    const reply = await app.client().get(path);
    expect([reply.status, reply.text.includes(path)]).toEqual([404, false]);
  },
);

test.each(['/a/../b', '/a/%2e%2e/b', '/a%2f..%2fb', '/a%00b', '/a%5cb', '/%E0%A4%A', '/%'])(
  '%s is a 400',
  async (path) => {
    expect(await statusOf(path)).toBe(400);
  },
);

test.each([
  ['/dashboard?tab=1#x', '/dashboard?tab=1#x'],
  ['/עברית', '/%D7%A2%D7%91%D7%A8%D7%99%D7%AA'],
  ['javascript:alert(1)', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['https:/\\evil.example', '/'],
  ['https://bikur.example@evil.example', '/'],
  ['/a/..//evil.example', '/'],
  ['dashboard', '/'],
  ['', '/'],
  [undefined, '/'],
])('to come back to %j leads to %s', (given, path) => {
  expect(localPath(given)).toBe(path);
});

test.each([
  ['card.vcf', 'attachment; filename="card.vcf"'],
  ['דנה.vcf', 'attachment; filename="???.vcf"; filename*=UTF-8\'\'%D7%93%D7%A0%D7%94.vcf'],
  ['a"b\\c.csv', 'attachment; filename="a\\"b_c.csv"'],
  ['a\r\nSet-Cookie: x=1.csv', 'attachment; filename="aSet-Cookie: x=1.csv"'],
  ['../../etc/passwd', 'attachment; filename=".._.._etc_passwd"'],
  ['\u202Egnp.exe', 'attachment; filename="gnp.exe"'],
])('a file named %j is sent under a harmless header', async (name, header) => {
  const reply = await app.client().get(`/probe/file?name=${encodeURIComponent(name)}`);
  expect(reply.headers.get('Content-Disposition')).toBe(header);
});
