import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { PageRequest } from '../../../contract/website/rendering.ts';
import type { Storefront } from '../../../adapters/storefront.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { cardStorefront } from '../../../testing/card-storefront.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createUser } from '../../../testing/factories/user.ts';

let drawn = 0;
let words = '';
/** A page that says what it was told of its request. */
const storefront: Storefront = {
  ...cardStorefront,
  bundle: async () => ({
    ...(await cardStorefront.bundle()),
    renderPage: async ({ url, language, theme, nonce, requestId }: PageRequest) => {
      drawn += 1;
      const html = `<html lang="${language}" data-theme="${theme}"><a href="${url}?lang=en">${url}</a><i data-nonce="${nonce}">${requestId}</i>${words}`;
      return { kind: 'page', status: 404, html, personal: false };
    },
  }),
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ deps: { storefront } });
});
afterAll(() => app.close());

const browser = {
  Accept: 'text/html',
  'Accept-Encoding': 'br',
  'User-Agent': 'Mozilla/5.0 Firefox/140.0',
};
const get = (path: string, headers: Record<string, string> = {}, client = app.client()) =>
  client.get(path, { headers: { ...browser, ...headers } });

async function queriesOf(work: () => Promise<unknown>): Promise<number> {
  let asked = 0;
  const count = () => void (asked += 1);
  app.deps.knex.on('query', count);
  await work();
  app.deps.knex.off('query', count);
  return asked;
}

it('says its address, is drawn once for each language and theme, and its nonce is each answer’s own', async () => {
  const before = drawn;
  const seen = new Set<string>();
  for (const path of ['/p/nobody-1', '/p/nobody-2', '/p/999999999', '/@nobody-at-all', '/p/nobody-1']) {
    const { status, text, headers } = await get(path, { 'X-Request-Id': `nobody-000${seen.size}` });
    const [, nonce = ''] = /script-src 'self' 'nonce-([^']*)'/u.exec(
      headers.get('Content-Security-Policy') ?? '',
    ) ?? ['', ''];
    expect([status, text]).toEqual([
      404,
      `<html lang="he" data-theme="null"><a href="${path}?lang=en">${path}</a><i data-nonce="undefined"></i>`,
    ]);
    expect([nonce.length > 15, headers.get('Server-Timing')]).toEqual([true, `nonce;desc="${nonce}"`]);
    expect(headers.get('X-Request-Id')).toBe(`nobody-000${seen.size}`);
    expect([headers.get('Content-Language'), headers.get('X-Content-Type-Options')]).toEqual([
      'he',
      'nosniff',
    ]);
    seen.add(nonce);
  }
  expect([seen.size, drawn - before]).toEqual([5, 2]);
  expect((await get('/p/nobody-1', { Cookie: 'lang=en; theme=dark' })).text).toContain(
    '<html lang="en" data-theme="dark">',
  );
  expect((await get('/p/nobody-1')).text).toContain('<html lang="he"');
});

it('goes with the card that gets the address, and with one that is made public', async () => {
  await vi.waitFor(async () => expect(await queriesOf(() => get('/p/soon-here'))).toBe(0));
  const { id, userId } = await createBusinessProfile(app.knex, {
    customSlug: 'soon-here',
    cardType: 'basic',
    isPublic: false,
  });
  expect((await get('/p/soon-here')).status).toBe(404);
  await vi.waitFor(async () => expect(await queriesOf(() => get('/p/soon-here'))).toBe(0));
  const { email } = (await app.knex('users').where({ id: userId }).first('email')) as { email: string };
  const owner = app.client();
  await owner.signIn({ email });
  expect((await get('/p/soon-here', {}, owner)).status).toBe(200);
  expect((await get('/p/soon-here', {}, await signedIn())).status).toBe(404);
  await app.knex('business_profiles').where({ id }).update({ is_public: true });
  expect((await get('/p/soon-here')).status).toBe(200);
});

async function signedIn() {
  const client = app.client();
  await client.signIn({ email: (await createUser(app.knex)).email });
  return client;
}

it('has a log line, and is left to the whole way with a query or an odd address', async () => {
  await get('/p/nobody-3', { 'X-Request-Id': 'no-card-0001' });
  expect(app.logLines.filter((line) => line['requestId'] === 'no-card-0001')).toEqual([
    expect.objectContaining({ level: 40, msg: 'request', path: '/p/nobody-3', status: 404 }),
  ]);
  for (const path of [
    '/p/nobody-3?a="b"',
    `/p/${encodeURIComponent('אין־כאן')}`,
    '/p/%3Cb%3E',
    '/nobody-at-all',
  ])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});

it('is drawn again after a minute, and stays with its addresses where it is the same', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const cookie = { Cookie: 'lang=en; theme=light' };
    const text = async () => (await get('/p/nobody-4', cookie)).text;
    const first = await text();
    expect([await text(), first]).toEqual([first, expect.stringContaining('/p/nobody-4')]);
    const before = drawn;
    vi.advanceTimersByTime(61_000);
    expect([await text(), await text(), drawn - before]).toEqual([first, first, 1]);
    words = 'מילים חדשות';
    vi.advanceTimersByTime(61_000);
    expect([await text(), await text(), drawn - before]).toEqual([first + words, first + words, 2]);
  } finally {
    words = '';
    vi.useRealTimers();
  }
});
