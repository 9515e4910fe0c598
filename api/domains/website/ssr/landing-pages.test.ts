import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { homeProductsEndpoint } from '../../../contract/subscriptions/products.endpoint.ts';
import { pathOf } from '../../../contract/endpoint.ts';
import { openDatabase } from '../../../adapters/database.ts';
import type { Storefront } from '../../../adapters/storefront.ts';
import type { PageRequest } from '../../../contract/website/rendering.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createProduct } from '../../../testing/factories/product.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { signedInClient } from '../../../testing/sign-in.ts';

let app: TestApp;
let asked: PageRequest[] = [];
/** A landing page of the plans' names. */
const storefront: Storefront = {
  bundle: async () => ({
    renderPage: async (request) => {
      asked.push(request);
      const { body } = await request.read(pathOf(homeProductsEndpoint));
      const { status } = await request.read('/api/auth/current-user');
      const html = `<!doctype html><html lang="${request.language}"><body>${request.theme} ${status} ${JSON.stringify(body)}${'א'.repeat(3_000)}`;
      return { kind: 'page', status: 200, html, personal: status === 200 };
    },
    renderCard: () => ({ html: '', styles: [], scripts: [], validUntil: null }),
    renderPart: async () => '',
    listedPaths: ['/'],
  }),
  assets: () => ({ scripts: [], styles: [], modulePreloads: [], file: () => undefined }),
  finish: async (html) => html,
  backOfficePage: async () => null,
  files: { storefront: '/nowhere', backOffice: '/nowhere' },
};

beforeAll(async () => {
  app = await startTestApp({ deps: { storefront } });
});
afterAll(() => app.close());
beforeEach(async () => {
  // A write begins anew.
  await createProduct(app.knex);
  asked = [];
  // A second lasts as long as the test needs it.
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now);
});

const get = (headers: Record<string, string> = {}, path = '/') =>
  app.client().get(path, { headers: { Accept: 'text/html', ...headers } });
const nonceOf = (reply: { headers: Headers }) =>
  /'nonce-([^']+)'/.exec(reply.headers.get('Content-Security-Policy') ?? '')?.[1];
const ofOneAnswer = new Set([
  'x-request-id',
  'date',
  'content-security-policy',
  'server-timing',
  'content-length',
]);
const lasting = (reply: { headers: Headers }) =>
  Object.fromEntries([...reply.headers].filter(([name]) => !ofOneAnswer.has(name)).sort());

test('the second guest gets the page of the first, with a nonce, an id and a line of their own', async () => {
  const first = await get({ 'X-Request-Id': 'landing-0001' });
  const second = await get({ 'X-Request-Id': 'landing-0002' });
  expect(asked).toMatchObject([{ language: 'he', theme: null, nonce: undefined, requestId: '' }]);
  expect([second.status, second.text]).toEqual([200, first.text]);
  expect(lasting(second)).toEqual(lasting(first));
  for (const reply of [first, second])
    expect(reply.headers.get('Server-Timing')).toBe(`nonce;desc="${nonceOf(reply)}"`);
  expect(nonceOf(second)).toMatch(/^[\w-]{22}$/);
  expect(nonceOf(second)).not.toBe(nonceOf(first));
  expect(second.headers.get('X-Request-Id')).toBe('landing-0002');
  const line = (id: string) => app.logLines.filter(({ requestId }) => requestId === id);
  expect(line('landing-0002')).toMatchObject([{ method: 'GET', path: '/', status: 200, msg: 'request' }]);
  expect(Object.keys(line('landing-0002')[0] ?? {})).toEqual(Object.keys(line('landing-0001')[0] ?? {}));
});

test('it is compressed as the browser likes', async () => {
  const { text } = await get();
  for (const encoding of ['br', 'gzip', 'identity']) {
    const reply = await get({ 'Accept-Encoding': encoding });
    expect([reply.text, reply.headers.get('Content-Encoding')]).toEqual([
      text,
      encoding === 'identity' ? null : encoding,
    ]);
  }
  expect(asked).toHaveLength(1);
});

test('each language and theme has its own; cookies that we never set go the whole way', async () => {
  const cookies = ['', 'lang=en', 'theme=dark', 'other=1; lang=en; theme=light', 'lang=xx', 'lang="en"'];
  const seen: string[] = [];
  for (const Cookie of [...cookies, ...cookies]) seen.push((await get({ Cookie })).text.slice(0, 60));
  expect(seen.slice(6)).toEqual(seen.slice(0, 6));
  expect(seen.map((html) => /lang="(..)".*>(\w+) 401/.exec(html)?.slice(1).join(' ')).slice(0, 6)).toEqual([
    'he null',
    'en null',
    'he dark',
    'en light',
    'he null',
    'en null',
  ]);
  // Four that are kept, and twice each that isn't.
  expect(asked).toHaveLength(4 + 4);
});

test('who may be signed in, a query and another method get a page of their own', async () => {
  await get();
  const person = await signedInClient(app, await createUser(app.knex));
  expect((await person.get('/', { headers: { Accept: 'text/html' } })).text).toContain('null 200');
  asked = [];
  await get({ Cookie: 'bikur.sid=unknown' });
  await get({ Authorization: 'Bearer unknown' });
  await get({}, '/?section=plans');
  await app.client().request('HEAD', '/');
  expect(asked).toHaveLength(4);
  expect(asked.every(({ nonce }) => nonce !== undefined)).toBe(true);
});

test('a change of this process is seen at once, one of another soon', async () => {
  await get();
  await createProduct(app.knex, { name: 'תוכנית חדשה 🙂', isActive: true });
  const changed = await get();
  await get();
  expect(asked).toHaveLength(2);
  expect(changed.status).toBe(200);
  const other = openDatabase(app.deps.env.DATABASE_URL ?? '', 1);
  await other('products').update({ updated_at: new Date() });
  await other.destroy();
  vi.restoreAllMocks();
  await vi.waitFor(
    async () => {
      await get();
      expect(asked.length).toBeGreaterThan(2);
    },
    { timeout: 5_000, interval: 50 },
  );
});

test('many guests at once wait for one page, also when the one it is made for has gone', async () => {
  const replies = await Promise.all(Array.from({ length: 40 }, () => get()));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(asked).toHaveLength(1);
});
