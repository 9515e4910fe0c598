import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../../adapters/database.ts';
import { createLifecycle } from '../../../http/lifecycle.ts';
import type { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { cardStorefront } from '../../../testing/card-storefront.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createCardTakedown } from '../../../testing/factories/card-takedown.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createTeamMember } from '../../../testing/factories/team-member.ts';
import { createUser } from '../../../testing/factories/user.ts';
import type { CardAnswer } from './card-answer.ts';
import { cardCacheOf } from './card-cache.ts';
import { PageBody } from './page-body.ts';
import { PageCache } from './page-cache.ts';

/** What another process hears of, however much else the machine does. */
const soon = (look: () => unknown) => vi.waitFor(look, { timeout: 60_000 });

const hour = 3_600_000;
let now = new Date('2026-11-23T08:00:00Z');
const clock = { now: () => now };
let here: TestApp;
let there: TestApp;
let admin: TestClient;

beforeAll(async () => {
  here = await startTestApp({ clock, deps: { storefront: cardStorefront } });
  const knex = openDatabase(here.deps.env.DATABASE_URL ?? '', 4);
  there = await startTestApp({ clock, knex, deps: { storefront: cardStorefront } });
  admin = here.client();
  await admin.signIn(await createUser(here.knex, { userRole: 'admin' }));
});
afterAll(async () => {
  await there.close();
  await here.close();
});
beforeEach(() => {
  now = new Date('2026-11-23T08:00:00Z');
});

async function card(overrides: Partial<BusinessProfile> = {}): Promise<BusinessProfile> {
  const user = await createUser(here.knex);
  await createPackage(here.knex, { userId: user.id, endDate: new Date('2026-12-23T08:00:00Z') });
  return createBusinessProfile(here.knex, {
    userId: user.id,
    cardType: 'pro',
    businessHours: [],
    ...overrides,
  });
}

const get = (app: TestApp, path: string, headers: Record<string, string> = {}) =>
  app
    .client()
    .get(path, { headers: { Accept: 'text/html', 'User-Agent': 'Mozilla/5.0 Firefox/140.0', ...headers } });

/** Whether the answer came from the cache: it ran no query. */
async function isKept(app: TestApp, path: string, headers?: Record<string, string>): Promise<boolean> {
  let asked = 0;
  const count = () => void (asked += 1);
  app.deps.knex.on('query', count);
  await get(app, path, headers);
  app.deps.knex.off('query', count);
  return asked === 0;
}

/**
 * Repeats the request until the page is cached: the first answers may come before the connection that listens for
 * changes is up.
 */
async function keep(app: TestApp, path: string): Promise<void> {
  await soon(async () => expect(await isKept(app, path)).toBe(true));
}

const edit = async (id: number, change: object) => {
  const row = await admin.get(`/api/admin/business-profiles/${id}`);
  const reply = await admin.put(`/api/admin/business-profiles/${id}`, { ...(row.body as object), ...change });
  expect([reply.status, reply.text]).toEqual([200, expect.anything()]);
};

describe('a kept page', () => {
  it('has the bytes and headers of the first answer, whatever the caller takes', async () => {
    const { id } = await card();
    const first = await get(here, `/p/${id}`);
    await keep(here, `/p/${id}`);
    // Compressed once somebody asks again.
    await soon(async () =>
      expect((await get(here, `/p/${id}`, { 'Accept-Encoding': 'br' })).headers.get('Content-Encoding')).toBe(
        'br',
      ),
    );
    for (const encoding of ['br', 'gzip', 'identity']) {
      const again = await get(here, `/p/${id}`, { 'Accept-Encoding': encoding });
      expect(again.text).toBe(first.text);
      expect(again.headers.get('Content-Encoding')).toBe(encoding === 'identity' ? null : encoding);
      for (const name of [
        'Content-Type',
        'Content-Security-Policy',
        'ETag',
        'Cache-Control',
        'Content-Language',
        'Vary',
        'X-Content-Type-Options',
      ])
        expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)]);
      expect(again.headers.get('X-Request-Id')).not.toBe(first.headers.get('X-Request-Id'));
    }
    const known = { 'If-None-Match': first.headers.get('ETag') ?? '', 'Cache-Control': 'max-age=0' };
    expect((await get(here, `/p/${id}`, known)).status).toBe(304);
    const head = await here.client().request('HEAD', `/p/${id}`);
    expect([head.status, head.text]).toEqual([200, '']);
  });

  it('is the same whatever language the visitor reads, and another one inside a frame', async () => {
    const { id } = await card();
    await keep(here, `/p/${id}`);
    expect((await get(here, `/p/${id}`, { Cookie: 'lang=en' })).text).toContain('<html lang="he"');
    expect((await get(here, `/p/${id}?embed=1`)).headers.get('Content-Security-Policy')).toContain(
      'frame-ancestors *',
    );
    expect((await get(here, `/p/${id}`)).headers.get('Content-Security-Policy')).toContain(
      "frame-ancestors 'none'",
    );
  });
});

describe('an answer from memory', () => {
  it('has a request id, a line of the log and its part in the measurements, as every other', async () => {
    const { id } = await card();
    await keep(here, `/p/${id}`);
    const counted = async () => {
      const { text } = await here.client().get('/metrics');
      return Number(
        /http_request_duration_seconds_count\{method="GET",route="other",status="200"\} (\d+)/u.exec(
          text,
        )?.[1],
      );
    };
    const before = await counted();
    const answer = await get(here, `/p/${id}`, { 'X-Request-Id': 'from-memory-01' });
    expect(answer.headers.get('X-Request-Id')).toBe('from-memory-01');
    const lines = here.logLines.filter((line) => line['requestId'] === 'from-memory-01');
    expect(lines).toEqual([
      expect.objectContaining({ level: 30, msg: 'request', method: 'GET', path: `/p/${id}`, status: 200 }),
    ]);
    expect(await counted()).toBe(before + 1);
    expect((await get(here, `/p/${id}`)).headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/u);
  });

  it('is brotli for a browser, which names gzip first', async () => {
    const { id } = await card();
    const browser = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
    await soon(async () =>
      expect((await get(here, `/p/${id}`, browser)).headers.get('Content-Encoding')).toBe('br'),
    );
    const preview = { ...browser, 'User-Agent': 'WhatsApp/2.24' };
    expect((await get(here, `/p/${id}`, preview)).headers.get('Content-Encoding')).toBe('br');
    const without = await get(here, `/p/${id}`, { 'Accept-Encoding': 'br;q=0, gzip' });
    expect(without.headers.get('Content-Encoding')).toBe('gzip');
  });

  it('is the same with what is counted in the address, and for who is signed in', async () => {
    const { id } = await card();
    await keep(here, `/p/${id}`);
    expect(await isKept(here, `/p/${id}?utm_source=mail&src=qr&embed=0`)).toBe(true);
    expect(await isKept(here, `/p/${id}`, { Cookie: 'bikur.sid=unknown; lang=en' })).toBe(true);
    expect(await isKept(here, `/p/${id}`, { 'If-None-Match': 'W/"other"' })).toBe(true);
    // Whoever may be viewing as somebody goes the whole way.
    const viewing = await get(here, `/p/${id}`, { Cookie: 'bikur.viewing=1' });
    expect(viewing.status).toBe(200);
  });

  it.each([
    ['W/"x", ', 304],
    ['', 304],
    ['W/"x"', 200],
  ])('says so where the browser has it, among others: %s', async (others, status) => {
    const { id } = await card();
    const etag = (await get(here, `/p/${id}`)).headers.get('ETag') ?? '';
    await keep(here, `/p/${id}`);
    const known = { 'If-None-Match': status === 304 ? others + etag : others };
    const answer = await get(here, `/p/${id}`, known);
    expect([answer.status, answer.headers.get('ETag')]).toEqual([status, etag]);
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'self'");
    expect((await get(here, `/p/${id}`, { ...known, 'Cache-Control': 'no-cache' })).status).toBe(200);
  });
});

describe('a change', () => {
  it('is seen at once where it was made and soon in the other process', async () => {
    const { id } = await card({ businessName: 'לפני' });
    await keep(here, `/p/${id}`);
    await keep(there, `/p/${id}`);
    for (const name of ['אחרי', 'ועוד פעם', 'ובסוף']) {
      await edit(id, { businessName: name });
      expect((await get(here, `/p/${id}`)).text).toContain(`<title>${name}`);
      await soon(async () => expect((await get(there, `/p/${id}`)).text).toContain(`<title>${name}`));
      await keep(there, `/p/${id}`);
    }
  });

  it('to private ends the page everywhere, also under its other addresses', async () => {
    const { id } = await card({ customSlug: 'soon-private', useCustomSlug: true });
    const paths = [`/p/${id}`, '/p/soon-private', '/soon-private'];
    for (const path of paths) await keep(here, path);
    await keep(there, `/p/${id}`);
    await edit(id, { isPublic: false });
    for (const path of paths) expect([path, (await get(here, path)).status]).toEqual([path, 404]);
    await soon(async () => expect((await get(there, `/p/${id}`)).status).toBe(404));
  });

  it.each([
    [
      'a package',
      (userId: number) => here.knex('packages').where('user_id', userId).update({ status: 'expired' }),
      302,
    ],
    // The address of a closed account stays neutral for a year.
    ['the owner', (userId: number) => here.knex('users').where('id', userId).delete(), 410],
    [
      'the card’s address',
      (userId: number) =>
        here.knex('business_profiles').where('user_id', userId).update({ custom_slug: 'moved-away' }),
      301,
    ],
  ])('of %s made elsewhere is heard', async (what, change, status) => {
    const slug = `kept-${String(what.length)}-${Math.random().toString(36).slice(2, 8)}`;
    // An address that lived for a day goes on leading to its card.
    const { userId } = await card({ customSlug: slug, createdAt: new Date(Date.now() - 2 * 86_400_000) });
    await keep(here, `/p/${slug}`);
    await change(userId);
    await soon(async () => expect((await get(here, `/p/${slug}`)).status).toBe(status));
  });

  it('of a user’s name moves `/@{username}`', async () => {
    const { userId } = await card();
    const [{ username }] = (await here.knex('users').where('id', userId).select('username')) as [
      { username: string },
    ];
    await keep(here, `/@${username}`);
    await here.knex('users').where('id', userId).update({ username: 'renamed person' });
    await soon(async () => expect((await get(here, `/@${username}`)).status).toBe(404));
  });
});

it('waits for the notice of a change by this process in every table that triggers watch', async () => {
  const { rows } = await here.knex.raw<{ rows: { name: string }[] }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger join pg_proc on pg_proc.oid = tgfoid
     where prosrc like '%card_changes%' order by name`,
  );
  const lifecycle = createLifecycle();
  const cache = cardCacheOf({ deps: here.deps, lifecycle });
  const heard: string[] = [];
  for (const { name } of rows) {
    await cache.settle();
    const column = name === 'users' ? 'username' : 'id';
    await here.deps.knex.raw('update ?? set ?? = ?? where false', [name, column, column]);
    if (!cache.isSettled) heard.push(name);
  }
  lifecycle.drain();
  expect(heard).toEqual(rows.map(({ name }) => name));
  expect(heard.length).toBeGreaterThan(7);
});

describe('time', () => {
  it('ends a page when the owner’s package ends', async () => {
    const { id, userId } = await card();
    await here
      .knex('packages')
      .where('user_id', userId)
      .update({ end_date: new Date(now.getTime() + hour) });
    await keep(here, `/p/${id}`);
    now = new Date(now.getTime() + hour - 1);
    expect(await isKept(here, `/p/${id}`)).toBe(true);
    now = new Date(now.getTime() + 1);
    expect((await get(here, `/p/${id}`)).status).toBe(302);
  });

  it('shows and hides scheduled links', async () => {
    const at = (hours: number) => new Date(now.getTime() + hours * hour).toISOString();
    const { id } = await card({
      customLinks: [
        { title: 'מבצע', url: 'https://sale.example/', isShown: true, showFrom: at(1), showUntil: at(2) },
      ] as BusinessProfile['customLinks'],
    });
    const seen: boolean[] = [];
    for (const hours of [0, 1, 2]) {
      await keep(here, `/p/${id}`);
      seen.push((await get(here, `/p/${id}`)).text.includes('sale.example'));
      now = new Date(now.getTime() + hour);
      expect([hours, await isKept(here, `/p/${id}`)]).toEqual([hours, hours === 2]);
    }
    expect(seen).toEqual([false, true, false]);
  });

  it('counts "open now" anew', async () => {
    const { id } = await card({ businessHours: [{ day: 1, spans: [{ opens: '09:00', closes: '11:00' }] }] });
    await keep(here, `/p/${id}`);
    expect((await get(here, `/p/${id}`)).text).toContain('פתוח עכשיו');
    now = new Date('2026-11-23T09:00:00Z');
    expect((await get(here, `/p/${id}`)).text).toContain('סגור עכשיו');
  });
});

describe('what only one person may see', () => {
  it('is never kept', async () => {
    const owner = await createUser(here.knex);
    await createPackage(here.knex, { userId: owner.id, endDate: null });
    const { id } = await createBusinessProfile(here.knex, { userId: owner.id, isPublic: false });
    const client = here.client();
    await client.signIn({ email: owner.email });
    for (let round = 0; round < 3; round += 1)
      expect((await client.get(`/p/${id}`, { headers: { Accept: 'text/html' } })).status).toBe(200);
    expect((await get(here, `/p/${id}`)).status).toBe(404);
  });
});

describe('an address without a card', () => {
  /** What a guest gets, and whether it came from memory. */
  const asGuest = async (path: string, more: Record<string, string> = {}) => {
    const headers = { 'Accept-Encoding': 'br', ...more };
    await soon(async () => expect(await isKept(here, path, headers)).toBe(true));
    const answer = await get(here, path, headers);
    return {
      status: answer.status,
      location: answer.headers.get('Location'),
      headers: answer.headers,
      text: answer.text,
    };
  };

  it('that has lapsed leads to its page until the plan goes on', async () => {
    const { id, userId } = await card({ businessName: 'שם & עוד' });
    const ends = (days: number) =>
      here
        .knex('packages')
        .where('user_id', userId)
        .update({ end_date: new Date(now.getTime() + days * 24 * hour) });
    await ends(-1);
    const to = `/inactive-card?business=${encodeURIComponent('שם & עוד')}`;
    expect(await asGuest(`/p/${id}`)).toMatchObject({ status: 302, location: to });
    expect((await asGuest(`/p/${id}`)).headers.get('X-Content-Type-Options')).toBe('nosniff');
    await ends(1);
    expect((await get(here, `/p/${id}`)).status).toBe(200);
  });

  it('that it had before leads to the present one, with what was asked, as long as it is kept for it', async () => {
    const ago = new Date(now.getTime() - 48 * hour);
    const { id } = await card({ customSlug: 'before-one', createdAt: ago });
    await here.knex('business_profiles').where({ id }).update({ custom_slug: 'after-one' });
    await here
      .knex('profile_slug_history')
      .where({ profile_id: id })
      .update({ expires_at: new Date(now.getTime() + hour) });
    expect(await asGuest('/p/before-one')).toMatchObject({ status: 301, location: '/p/after-one' });
    expect((await get(here, '/p/before-one?embed=1')).headers.get('Location')).toBe('/p/after-one?embed=1');
    now = new Date(now.getTime() + hour);
    expect((await get(here, '/p/before-one')).status).toBe(404);
  });

  it('that staff took down says so in the language of the site, and its owner sees the card', async () => {
    const { id, userId } = await card();
    await here
      .knex('card_takedowns')
      .insert({ profile_id: id, user_id: userId, reason: 'spam', message: 'x', card_name: 'x' });
    const { status, text, headers } = await asGuest(`/p/${id}`);
    expect([status, headers.get('Content-Language'), headers.get('X-Robots-Tag')]).toEqual([
      410,
      'he',
      'noindex',
    ]);
    const style = /<style>([^]*)<\/style>/u.exec(text)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers.get('Content-Security-Policy')).toContain(`style-src 'sha256-${hash}'`);
    expect((await asGuest(`/p/${id}`, { Cookie: 'lang=en' })).text).toContain('<html lang="en" dir="ltr">');
    expect((await asGuest(`/p/${id}`)).text).toContain('<html lang="he" dir="rtl">');
    const owner = here.client();
    const { email } = (await here.knex('users').where('id', userId).first('email')) as { email: string };
    await owner.signIn({ email });
    const headersOfBrowser = { Accept: 'text/html', 'User-Agent': 'Mozilla/5.0 Firefox/140.0' };
    expect((await owner.get(`/p/${id}`, { headers: headersOfBrowser })).status).toBe(200);
    expect((await get(here, `/p/${id}`)).status).toBe(410);
    await here.knex('card_takedowns').where({ profile_id: id }).update({ lifted_at: new Date() });
    expect((await get(here, `/p/${id}`)).status).toBe(200);
  });

  it('of a closed account leads where its owner wished, and stops with the row', async () => {
    const value = 'closed-account';
    const rows = () => here.knex('closed_card_addresses').where({ value });
    await here.knex('closed_card_addresses').insert({
      kind: 'slug',
      value,
      former_user_id: 1,
      leads_to: 'https://elsewhere.example/',
      expires_at: new Date(now.getTime() + hour),
    });
    expect(await asGuest(`/p/${value}`)).toMatchObject({
      status: 302,
      location: 'https://elsewhere.example/',
    });
    await rows().update({ leads_to: null });
    expect((await asGuest(`/p/${value}`)).status).toBe(410);
    now = new Date(now.getTime() + hour);
    expect((await get(here, `/p/${value}`)).status).toBe(404);
    now = new Date(now.getTime() - hour);
    await asGuest(`/p/${value}`);
    await rows().delete();
    expect((await get(here, `/p/${value}`)).status).toBe(404);
  });
});

describe('a broken connection', () => {
  it('lets no page count as true, keeps none while it is gone, and is made again', async () => {
    const { id } = await card({ businessName: 'לפני הניתוק' });
    await keep(there, `/p/${id}`);
    const cut = () =>
      here.knex.raw(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'bikur card_changes' and datname = current_database()",
      );
    await cut();
    await soon(async () => expect(await isKept(there, `/p/${id}`)).toBe(false));
    await here.knex('business_profiles').where('id', id).update({ business_name: 'אחרי הניתוק' });
    await soon(async () => expect((await get(there, `/p/${id}`)).text).toContain('אחרי הניתוק'));
    await keep(there, `/p/${id}`);
  });

  const silences: [string, (made: BusinessProfile) => Promise<unknown>, number][] = [
    ['its card', ({ id }) => change('business_profiles', { id }, { is_public: false }), 404],
    ['a plan', ({ userId }) => change('packages', { user_id: userId }, { status: 'expired' }), 302],
    ['a takedown', ({ id: profileId }) => createCardTakedown(here.deps.knex, { profileId }), 410],
    [
      'a team',
      ({ userId, packageId }) => createTeamMember(here.deps.knex, { userId, packageId: Number(packageId) }),
      302,
    ],
  ];
  const change = async (table: string, where: object, to: object): Promise<unknown> =>
    here.deps.knex(table).where(where).update(to);

  it.each(silences)(
    'answers with no page that may be from before a change of this very process: of %s',
    async (_what, make, status) => {
      // Covered by the owner's own plan as long as it isn't the team's, whose plan has ended.
      const { id: packageId } = await createPackage(here.knex, { isEnterprise: true, status: 'expired' });
      const made = await card({ packageId });
      const path = `/p/${made.id}`;
      await keep(here, path);
      // A connection that falls silent is found out only by the question that it doesn't answer.
      const { rows } = await here.knex.raw<{ rows: { pid: number }[] }>(
        "select pid from pg_stat_activity where application_name = 'bikur card_changes' and datname = current_database()",
      );
      for (const { pid } of rows) process.kill(pid, 'SIGSTOP');
      try {
        await make(made);
        expect((await get(here, path)).status).toBe(status);
      } finally {
        for (const { pid } of rows) process.kill(pid, 'SIGCONT');
      }
    },
  );
});

describe('memory', () => {
  const page = (ownerId: number, bytes = 10): CardAnswer => ({
    cardId: ownerId,
    ownerId,
    status: 200,
    languages: ['he'],
    language: 'he',
    headers: [],
    knownHeaders: [],
    spokenBy: 'card',
    etag: 'W/"1"',
    body: new PageBody(Buffer.alloc(bytes, 'x')),
    expiresAt: Infinity,
  });
  const at = now.getTime();

  it('keeps no page that was begun before its owner changed something', () => {
    const pages = new PageCache();
    const mark = pages.mark();
    pages.dropOwner(1);
    pages.keep('/p/1', page(1), mark);
    pages.keep('/p/2', page(2), mark);
    expect([pages.find('/p/1', at), pages.find('/p/2', at)?.cardId]).toEqual([undefined, 2]);
    pages.dropAll();
    pages.keep('/p/2', page(2), mark);
    expect(pages.size).toBe(0);
    for (let owner = 10; owner < 20_010; owner += 1) pages.dropOwner(owner);
    pages.keep('/p/3', page(3), mark);
    expect(pages.size).toBe(0);
  });

  it('sets pages aside while nobody can confirm them, for an hour', () => {
    const pages = new PageCache();
    pages.keep('/p/1', { ...page(1), expiresAt: at - 1 }, pages.mark());
    expect(pages.findAside('/p/1', 1_000)).toBe(undefined);
    const mark = pages.mark();
    pages.setAside(1_000);
    pages.setAside(9_000);
    pages.keep('/p/2', page(2), mark);
    expect(pages.findAside('/p/2', 2_000)).toBe(undefined);
    expect(pages.findAside('/p/1', 1_000 + hour)).toMatchObject({ age: hour, page: { cardId: 1 } });
    expect(pages.findAside('/p/1', 1_001 + hour)).toBe(undefined);
    pages.dropAll();
    expect(pages.findAside('/p/1', 2_000)).toBe(undefined);
  });

  it('is bounded, by number and by bytes', () => {
    const pages = new PageCache();
    for (let id = 1; id <= 20_050; id += 1) pages.keep(`/p/${id}`, page(id), pages.mark());
    expect([pages.size, pages.find('/p/1', at)]).toEqual([20_000, undefined]);
    const large = new PageCache();
    for (let id = 1; id <= 300; id += 1) large.keep(`/p/${id}`, page(id, 1024 * 1024), large.mark());
    expect(large.size).toBeLessThan(160);
    expect(large.find('/p/300', at)?.cardId).toBe(300);
  });

  const nobodys = { ownerId: 0, expiresAt: Infinity };

  it('remembers addresses without a card apart, so that they push out no page', () => {
    const pages = new PageCache();
    pages.keep('/p/1', page(1), pages.mark());
    for (let n = 0; n < 30_000; n += 1) pages.keepNone(`/p/none-${n}`, nobodys, pages.mark());
    const known = ['/p/none-1', '/p/none-29999'].map((path) => pages.isNone(path, at));
    expect([pages.size, ...known]).toEqual([1, false, true]);
  });

  it('remembers them until their owner changes something, or what is nobody’s changes', () => {
    const pages = new PageCache();
    const known = () => ['/p/private', '/p/unknown'].filter((path) => pages.isNone(path, at));
    const mark = pages.mark();
    const keepBoth = (since = pages.mark()) => {
      pages.keepNone('/p/private', { ownerId: 7, expiresAt: Infinity }, since);
      pages.keepNone('/p/unknown', nobodys, since);
    };
    keepBoth();
    pages.dropOwner(8);
    expect(known()).toEqual(['/p/private', '/p/unknown']);
    pages.dropOwner(7);
    expect(known()).toEqual(['/p/unknown']);
    keepBoth(mark);
    expect(known()).toEqual(['/p/unknown']);
    keepBoth();
    pages.dropOwner(0);
    expect(known()).toEqual(['/p/private']);
    keepBoth(mark);
    expect(known()).toEqual(['/p/private']);
    pages.dropAll();
    expect(known()).toEqual([]);
    keepBoth(mark);
    expect(known()).toEqual([]);
    pages.keepNone('/p/private', { ownerId: 7, expiresAt: at }, pages.mark());
    expect(known()).toEqual([]);
  });

  it('holds the bytes of a page once, and counts them anew when they are fewer', async () => {
    const pages = new PageCache();
    const text = '<p>שלום</p>'.repeat(1_000);
    const kept = { ...page(1), body: new PageBody(Buffer.from(text)) };
    pages.keep('/p/1', kept, pages.mark());
    const before = pages.bytes;
    await kept.body.compress(5);
    pages.recount('/p/1', kept);
    expect(pages.bytes).toBeLessThan(before - 10_000);
    expect([kept.body.encoding, kept.body.plain().toString()]).toEqual(['br', text]);
    // The bytes of a compressed page are a buffer of their own, not the part of a larger one that would be kept whole.
    expect(kept.body.bytes.buffer.byteLength).toBe(kept.body.length);
    pages.dropOwner(1);
    expect([pages.size, pages.bytes]).toEqual([0, 0]);
  });
});
