import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PartRequest } from '../../../contract/website/rendering.ts';
import { openBuiltStorefront, type StorefrontBundle } from '../../../adapters/storefront.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createUser } from '../../../testing/factories/user.ts';

const builtPage =
  '<!doctype html><html lang="he" dir="rtl"><head><meta property="csp-nonce" nonce="__CSP_NONCE__">' +
  '<script nonce="__CSP_NONCE__" src="/admin/assets/a.js"></script></head><body></body></html>';

let app: TestApp;
let admin: TestClient;
let moderator: TestClient;
let user: TestClient;

async function signedInAs(userRole: 'admin' | 'moderator' | 'user'): Promise<TestClient> {
  const client = app.client();
  await client.signIn(await createUser(app.knex, { userRole }));
  return client;
}

beforeAll(async () => {
  const storefront = {
    ...openBuiltStorefront('/nowhere'),
    bundle: async (): Promise<StorefrontBundle> => ({
      // A page for a failure of the server's would hide the answer to what was asked wrongly.
      renderPage: async ({ instead }) => ({
        kind: 'page',
        html: instead ?? '',
        status: 500,
        personal: false,
      }),
      renderCard: () => ({ html: '', styles: [], scripts: [], validUntil: null }),
      renderPart: async ({ part, language }: PartRequest) => JSON.stringify({ ...part, language }),
      listedPaths: [],
    }),
    backOfficePage: async () => builtPage,
  };
  app = await startTestApp({ deps: { storefront } });
  [admin, moderator, user] = await Promise.all([
    signedInAs('admin'),
    signedInAs('moderator'),
    signedInAs('user'),
  ]);
});
afterAll(() => app.close());

const html = { headers: { Accept: 'text/html' } };

describe('who sees the back office', () => {
  test.each([
    '/admin',
    '/admin/users',
    '/admin/users/1/show',
    '/admin-dashboard',
    '/blog-admin',
    '/admin/leads',
    '/admin/plan-preview?plan=e30=&language=he',
  ])('a guest, a user and a moderator who open %s are led to / without any of its HTML', async (path) => {
    for (const client of [app.client(), user, moderator]) {
      const answer = await client.get(path, html);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
      expect(answer.text).not.toContain('assets');
    }
  });

  test('an admin gets the page at every depth, also with HEAD, and nobody may keep it', async () => {
    for (const path of ['/admin', '/admin/', '/admin/users?page=2', '/admin/users/17/show/packages']) {
      const answer = await admin.get(path, html);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(answer.headers.get('vary')).toContain('Cookie');
      expect(answer.headers.get('x-robots-tag')).toContain('noindex');
    }
    expect((await admin.request('HEAD', '/admin')).status).toBe(200);
  });

  test('a guest who signs in after a link to a page is led to it when they enter, once', async () => {
    const client = app.client();
    const link = '/admin/users/17/show?displayedFilters={"q":true}&x=דנה';
    expect((await client.get(encodeURI(link), html)).headers.get('location')).toBe('/');
    await client.signIn(await createUser(app.knex, { userRole: 'admin' }));
    expect((await client.get('/admin', html)).headers.get('location')).toBe(encodeURI(link));
    expect((await client.get('/admin', html)).status).toBe(200);
  });

  test('the sign-in page is for guests and admins', async () => {
    expect((await app.client().get('/admin/login', html)).status).toBe(200);
    expect((await admin.get('/admin/login', html)).status).toBe(200);
    expect((await user.get('/admin/login', html)).headers.get('location')).toBe('/');
    expect((await app.client().get('/admin/login/x', html)).headers.get('location')).toBe('/');
  });

  test('somebody who stops being admin is out at the next page', async () => {
    const person = await createUser(app.knex, { userRole: 'admin' });
    const client = app.client();
    await client.signIn(person);
    expect((await client.get('/admin', html)).status).toBe(200);
    await app.knex('users').where({ id: person.id }).update({ user_role: 'user' });
    expect((await client.get('/admin', html)).headers.get('location')).toBe('/');
  });
});

describe('aliases and short names', () => {
  test.each([
    ['/admin-dashboard', '/admin'],
    ['/blog-admin', '/admin/blog-posts'],
    ['/package-migration', '/admin/package-migration'],
    ['/admin/leads', '/admin/contact-leads'],
    ['/admin/orders?page=2', '/admin/physical-card-orders?page=2'],
    ['/admin/cards/7/show', '/admin/business-profiles/7/show'],
    ['/admin/blog', '/admin/blog-posts'],
    ['/admin/migrations', '/admin/database-migrations'],
  ])('%s leads to %s', async (from, to) => {
    const answer = await admin.get(from, html);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, to]);
  });

  test.each(['/admin/package-migration', '/admin/database-migrations', '/admin/constructor', '/admin/users'])(
    '%s is a page itself',
    async (path) => {
      expect((await admin.get(path, html)).status).toBe(200);
    },
  );
});

describe('the page', () => {
  test('carries the nonce of its own policy, another one each time', async () => {
    const [first, second] = await Promise.all([admin.get('/admin', html), admin.get('/admin', html)]);
    const page = first.text;
    const nonce = /nonce="([^"]+)"/.exec(page)?.[1] ?? '';
    expect(page).not.toContain('__CSP_NONCE__');
    expect(first.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    expect(second.text).not.toContain(nonce);
  });

  test.each([
    ['', '<html lang="he" dir="rtl">'],
    ['lang=en; theme=dark', '<html lang="en" dir="ltr" data-theme="dark">'],
    ['lang=xx"><script>; theme="onload=', '<html lang="he" dir="rtl">'],
  ])('with the cookies "%s" begins with %s', async (cookies, opening) => {
    const answer = await app
      .client()
      .get('/admin/login', { headers: { Accept: 'text/html', Cookie: cookies } });
    expect(answer.text).toContain(opening);
  });

  test('that was never built is said to be unavailable', async () => {
    const bare = await startTestApp({ deps: { storefront: openBuiltStorefront('/nowhere') } });
    const answer = await bare.client().get('/admin/login');
    expect(answer.status).toBe(503);
    await bare.close();
  });

  test('is answered to reading only', async () => {
    expect((await admin.post('/admin', {})).status).toBe(404);
  });
});

describe('the framed pricing card of a plan', () => {
  const ask = (plan: unknown, rest = '') =>
    admin.get(
      `/admin/plan-preview?language=he&plan=${encodeURIComponent(Buffer.from(JSON.stringify(plan)).toString('base64'))}${rest}`,
      html,
    );

  test('holds what was typed, and may stand in a frame of our own only', async () => {
    const answer = await ask({ name: 'פרו', yearlyPrice: '400.00' }, '&cycle=monthly');
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toMatchObject({
      plan: { name: 'פרו', yearlyPrice: '400.00', features: [] },
      cycle: 'monthly',
      language: 'he',
    });
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'none'");
    expect(answer.headers.get('x-frame-options')).toBeNull();
    expect(answer.headers.get('x-robots-tag')).toContain('noindex');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('is refused without a plan that could be one', async () => {
    expect((await ask({ yearlyPrice: 'יקר', name: 'פרו' })).status).toBe(422);
    expect((await ask(null)).status).toBe(422);
    expect((await admin.get('/admin/plan-preview?language=he&plan=e30', html)).status).toBe(422);
    expect((await admin.get('/admin/plan-preview', html)).status).toBe(422);
  });
});
