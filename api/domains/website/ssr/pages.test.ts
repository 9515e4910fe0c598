import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Storefront } from '../../../adapters/storefront.ts';
import type { PageRequest, PageResult } from '../../../contract/website/rendering.ts';
import { currentUserEndpoint } from '../../../contract/accounts/accounts.endpoint.ts';
import { pathOf } from '../../../contract/endpoint.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { signInAs } from '../../../testing/sign-in.ts';

let app: TestApp;
let asked: PageRequest[] = [];
let render: (request: PageRequest) => Promise<PageResult> | PageResult;

const statuses = { 'not-found': 404, 'profile-not-found': 404, 'server-error': 500, unavailable: 503 };

const storefront: Storefront = {
  bundle: async () => ({
    renderPage: async (request) => {
      asked.push(request);
      return render(request);
    },
    renderCard: () => ({ html: '', styles: [], scripts: [], validUntil: null }),
    renderPart: async () => '',
    listedPaths: ['/', '/help'],
  }),
  assets: () => ({ scripts: [], styles: [], modulePreloads: [], file: () => undefined }),
  finish: async (html) => html,
  backOfficePage: async () => '<script nonce="__CSP_NONCE__"></script>',
  files: null,
};

beforeAll(async () => {
  app = await startTestApp({ deps: { storefront } });
});

afterAll(() => app.close());

beforeEach(() => {
  asked = [];
  render = (request) => ({
    kind: 'page',
    status: request.instead ? statuses[request.instead] : 200,
    html: `<!doctype html><p>${request.instead ?? 'page'}`,
    personal: false,
  });
});

const page = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.url + path, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' });

describe('a page', () => {
  it('carries the nonce of its policy and stays out of shared caches', async () => {
    const answer = await page('/help?x=1');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${asked[0]?.nonce}'`);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.headers.get('vary')).toContain('Cookie');
    expect(asked[0]).toMatchObject({ url: '/help?x=1', language: 'he', theme: null, instead: undefined });
  });

  it('is never kept when it shows anything of one person', async () => {
    render = () => ({ kind: 'page', status: 200, html: 'x', personal: true });
    expect((await page('/dashboard')).headers.get('cache-control')).toBe('private, no-store');
  });

  it('is Hebrew unless asked otherwise, whatever the browser prefers', async () => {
    await page('/', { 'accept-language': 'en-US' });
    const english = await page('/?lang=en', { cookie: 'lang=he; theme=dark' });
    await page('/', { cookie: 'lang=en; theme=light' });
    await page('/?lang=xx', { cookie: 'lang=%3Cb%3E; theme=pink' });
    await page('/?lang=en&lang=he');
    expect(asked.map(({ language, theme }) => [language, theme])).toEqual([
      ['he', null],
      ['en', 'dark'],
      ['en', 'light'],
      ['he', null],
      ['he', null],
    ]);
    expect(english.headers.get('set-cookie')).toMatch(/^lang=en; path=\/; expires=.*samesite=lax$/);
  });

  it('may lead elsewhere', async () => {
    render = () => ({ kind: 'redirect', to: '/wallet', status: 302 });
    const answer = await page('/invoices');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/wallet']);
  });

  it('answers HEAD, and no other method', async () => {
    expect(
      (await fetch(`${app.url}/help`, { method: 'HEAD', headers: { accept: 'text/html' } })).status,
    ).toBe(200);
    expect((await fetch(`${app.url}/help`, { method: 'POST' })).status).toBeGreaterThanOrEqual(400);
  });
});

describe('reads in process', () => {
  it('go through the same guards with the visitor’s own session', async () => {
    const answers: unknown[] = [];
    render = async ({ read }) => {
      for (const path of ['/api/auth/current-user', '/api/notifications', '/api/nothing', '/api/admin/users'])
        answers.push(await read(path));
      return { kind: 'page', status: 200, html: 'x', personal: false };
    };
    await page('/');
    expect(answers).toMatchObject([{ status: 401 }, { status: 401 }, { status: 404 }, { status: 401 }]);
    answers.length = 0;
    const client = app.client();
    const person = await createUser(app.knex);
    await client.signIn(person);
    await client.get('/');
    expect(answers).toMatchObject([
      { status: 200, body: { user: { id: person.id, email: person.email } } },
      { status: 200, body: [] },
      { status: 404 },
      { status: 403 },
    ]);
  });
});

describe('an article that is typed and not saved', () => {
  const ask = (client: TestClient, article: object) => client.post('/api/admin/blog-posts/preview', article);

  it('is drawn on the site’s own page as a guest sees it, cleaned and without a script; nothing is stored', async () => {
    const admin = (await signInAs(app, 'admin')).client;
    render = async (request) => ({
      kind: 'page',
      status: 200,
      personal: false,
      html: JSON.stringify({
        session: (await request.read(pathOf(currentUserEndpoint))).status,
        article: (await request.read('/api/blog-posts/0')).body,
        assets: request.assets(['x']),
      }),
    });
    const content = '<p onclick="x()">סוף 🙂 the end</p><script>alert(1)</script>';
    const answer = await ask(admin, { title: '', content, isPublished: true, publishedAt: null });
    expect(answer.status).toBe(200);
    expect(asked.at(-1)).toMatchObject({ url: '/blog/0', language: 'he' });
    const drawn = JSON.parse(answer.body.html as string) as Record<string, Record<string, unknown>>;
    expect(drawn).toMatchObject({ session: 401, assets: { scripts: [], modulePreloads: [] } });
    expect(drawn['article']).toMatchObject({
      title: '–',
      html: '<p>סוף 🙂 the end</p>',
      hidden: null,
      likeCount: 0,
    });
    expect(await app.knex('blog_posts')).toEqual([]);
    const early = await ask(admin, { title: 'א', isPublished: false });
    expect(JSON.parse(early.body.html as string).article.hidden).toBe('draft');
  });

  it('is refused as it would be when it is saved, and to whoever may not write articles', async () => {
    const content = (await signInAs(app, 'content')).client;
    expect(
      (await ask(content, { content: '<blockquote>'.repeat(40) + '</blockquote>'.repeat(40) })).body.errors,
    ).toHaveProperty('content');
    expect((await ask(content, { title: 'א'.repeat(256) })).body.errors).toHaveProperty('title');
    for (const role of ['user', 'support', 'finance'] as const)
      expect((await ask((await signInAs(app, role)).client, { title: 'א' })).status).toBe(403);
    expect((await ask(app.client(), { title: 'א' })).status).toBe(401);
  });
});

describe('faults', () => {
  const failedPages = () => app.logLines.filter(({ msg }) => msg === 'page failed');

  it('of the database become the page that says so', async () => {
    const lost = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const whole = render;
    render = (request) => {
      if (!request.instead) throw lost;
      return whole(request);
    };
    app.logLines.length = 0;
    const answer = await page('/help');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.text()).toContain('unavailable');
    expect(failedPages()).toMatchObject([{ err: { message: 'connect ECONNREFUSED' } }]);
  });

  it('become a page with its status when the page can’t be made', async () => {
    const whole = render;
    render = (request) => {
      if (!request.instead) throw new Error('secret detail');
      return whole(request);
    };
    app.logLines.length = 0;
    const answer = await page('/help');
    expect(answer.status).toBe(500);
    const html = await answer.text();
    expect(html).toContain('server-error');
    expect(html).not.toContain('secret');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    // Whoever runs the service reads what the visitor doesn't.
    expect(failedPages()).toMatchObject([{ err: { message: 'secret detail' } }]);
  });

  it('fall back to plain words when nothing can be made, and to JSON for programs', async () => {
    render = () => {
      throw new Error('secret detail');
    };
    const answer = await page('/help');
    expect(answer.status).toBe(500);
    const html = await answer.text();
    expect(html).toContain('<html');
    expect(html).not.toContain('secret');
    const forProgram = await page('/help', { accept: 'application/json' });
    expect(forProgram.headers.get('content-type')).toContain('json');
  });

  it('of addresses stay refusals, and are no fault for the log', async () => {
    app.logLines.length = 0;
    expect((await page('/%E0%A4%A')).status).toBe(400);
    expect((await page('/.env')).status).toBe(404);
    expect(failedPages()).toEqual([]);
  });
});

describe('the back office', () => {
  const addresses = [
    '/admin',
    '/admin/',
    '/admin/users',
    '/admin-dashboard',
    '/blog-admin',
    '/package-migration',
  ];

  it.each(addresses)('%s leads guests, users and moderators home', async (path) => {
    expect((await page(path)).headers.get('location')).toBe('/');
    for (const userRole of ['user', 'moderator'] as const) {
      const client = app.client();
      await client.signIn(await createUser(app.knex, { userRole }));
      const answer = await client.get(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
    }
    expect(asked).toEqual([]);
  });

  it('opens for admins, with the nonce of the answer', async () => {
    const client = app.client();
    await client.signIn(await createUser(app.knex, { userRole: 'admin' }));
    const answer = await client.get('/admin/users');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
    expect(answer.text).toBe(`<script nonce="${nonce}"></script>`);
    expect((await client.get('/blog-admin')).headers.get('location')).toBe('/admin/blog-posts');
  });
});
