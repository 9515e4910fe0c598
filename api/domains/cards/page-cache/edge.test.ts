import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../../adapters/database.ts';
import { cardStorefront } from '../../../testing/card-storefront.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { edgeLifetime } from './edge-headers.ts';
import { PagePurges } from './page-purges.ts';

/** A machine may do much else. */
const patience = { timeout: 10_000 };
const now = new Date('2026-11-23T08:00:00Z');
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

/** A cache in front of us, as far as purges go. */
const purged: { method: string; keys: string; token: string }[] = [];
let isAway = false;
const cache = createServer((request, response) => {
  const { 'surrogate-key': keys, 'x-token': token } = request.headers;
  purged.push({ method: request.method ?? '', keys: String(keys), token: String(token) });
  response.writeHead(isAway ? 503 : 200).end();
});

let app: TestApp;
beforeAll(async () => {
  cache.listen(0, '127.0.0.1');
  await once(cache, 'listening');
  app = await startTestApp({
    clock: { now: () => now },
    deps: { storefront: cardStorefront },
    env: {
      CDN_PURGE_URLS: [`http://127.0.0.1:${(cache.address() as AddressInfo).port}`],
      CDN_PURGE_HEADER: 'X-Token: of the cache',
    },
  });
});
afterAll(async () => {
  await app.close();
  cache.close();
});

async function card(endDate: Date | null, isPublic = true) {
  const user = await createUser(app.knex);
  await createPackage(app.knex, { userId: user.id, endDate });
  const { id } = await createBusinessProfile(app.knex, {
    userId: user.id,
    cardType: 'pro',
    isPublic,
    businessHours: [],
  });
  return { id, ownerId: user.id, email: user.email };
}
const look = (id: number, client = app.client()) =>
  client.get(`/p/${id}`, { headers: { Accept: 'text/html', 'User-Agent': 'Mozilla/5.0 Firefox/140.0' } });
const headersOf = ({ headers }: Awaited<ReturnType<typeof look>>) =>
  ['Cache-Control', 'CDN-Cache-Control', 'Surrogate-Key', 'Vary'].map((name) => headers.get(name));

describe('a page for every visitor', () => {
  it('may be kept in front of us, whatever cookies come, and never beyond the end of the plan', async () => {
    const lasting = await card(null);
    const kept = [
      'public, max-age=0, must-revalidate, s-maxage=600',
      'public, max-age=600, stale-while-revalidate=30',
      `cards owner-${lasting.ownerId}`,
      'Accept-Encoding',
    ];
    // As it is made, and from memory; a page from before the notice of the card itself is nobody's to keep.
    await vi.waitFor(async () => {
      for (const page of [await look(lasting.id), await look(lasting.id)])
        expect(headersOf(page)).toEqual(kept);
    }, patience);
    const { id } = await card(inSeconds(90.9));
    await vi.waitFor(
      async () =>
        expect(headersOf(await look(id)).slice(0, 2)).toEqual([
          'public, max-age=0, must-revalidate, s-maxage=90',
          'public, max-age=90, stale-while-revalidate=0',
        ]),
      patience,
    );
    const ending = await card(inSeconds(0.9));
    expect(headersOf(await look(ending.id)).slice(0, 2)).toEqual(['no-cache', null]);
  });

  it('has a time to be stale within the time it is true', () => {
    const most = { age: 600, stale: 30 };
    const lifetimes = [null, 10_000, 620, 600, 5, 0, -5].map((left) => {
      const { age, stale } = edgeLifetime(
        left === null ? Infinity : inSeconds(left).getTime(),
        now.getTime(),
        most,
      );
      return [age, stale];
    });
    expect(lifetimes).toEqual([
      [600, 30],
      [600, 30],
      [600, 20],
      [600, 0],
      [5, 0],
      [0, 0],
      [0, 0],
    ]);
  });
});

describe('what no cache may keep', () => {
  it('is a card that its owner alone sees, and a page that tells of none', async () => {
    const { id, email } = await card(null, false);
    const owner = app.client();
    await owner.signIn({ email });
    expect(headersOf(await look(id, owner)).slice(0, 3)).toEqual(['private, no-store', null, null]);
    expect(headersOf(await look(id)).slice(1, 3)).toEqual([null, null]);
    const lapsed = await card(inSeconds(-1));
    expect([(await look(lapsed.id)).status, ...headersOf(await look(lapsed.id)).slice(0, 2)]).toEqual([
      302,
      'no-cache',
      null,
    ]);
  });
});

describe('a change', () => {
  it('is gone from the cache before whoever made it is answered, and waits for no cache that is away', async () => {
    const { id, ownerId } = await card(null);
    const staff = app.client();
    await staff.signIn(await createUser(app.knex, { userRole: 'admin' }));
    const edit = async (businessName: string) => {
      const row = await staff.get(`/api/admin/business-profiles/${id}`);
      const path = `/api/admin/business-profiles/${id}`;
      return (await staff.put(path, { ...(row.body as object), businessName })).status;
    };
    await vi.waitFor(async () => expect(headersOf(await look(id))[1]).not.toBe(null), patience);
    purged.length = 0;
    expect(await edit('אחרי')).toBe(200);
    expect(purged.map(({ keys }) => keys).join(' ')).toContain(`owner-${ownerId}`);
    expect(purged[0]).toMatchObject({ method: 'PURGE', token: 'of the cache' });
    isAway = true;
    expect(await edit('ועוד')).toBe(200);
    isAway = false;
    purged.length = 0;
    await vi.waitFor(
      () => expect(purged.map(({ keys }) => keys).join(' ')).toContain(`owner-${ownerId}`),
      5_000,
    );
  });

  it('is in every page that another process gives out to be kept from then on', async () => {
    const { id } = await card(null);
    const there = await startTestApp({
      clock: { now: () => now },
      knex: openDatabase(app.deps.env.DATABASE_URL ?? '', 4),
      deps: { storefront: cardStorefront },
      env: { CDN_PURGE_URLS: app.deps.env.CDN_PURGE_URLS },
    });
    try {
      for (const businessName of ['אחת', 'שתיים', 'שלוש', 'ארבע', 'חמש']) {
        await vi.waitFor(async () => {
          const page = await there
            .client()
            .get(`/p/${id}`, { headers: { 'User-Agent': 'Mozilla/5.0 Firefox/140.0' } });
          expect(page.headers.get('CDN-Cache-Control')).not.toBe(null);
        }, patience);
        await app.knex('business_profiles').where({ id }).update({ business_name: businessName });
        const page = await there
          .client()
          .get(`/p/${id}`, { headers: { 'User-Agent': 'Mozilla/5.0 Firefox/140.0' } });
        expect(page.text).toContain(`<title>${businessName}`);
      }
    } finally {
      await there.close();
    }
  });

  it('is sent with those around it, twice, again while a cache is away, and as all pages when it is many', async () => {
    vi.useFakeTimers();
    try {
      const sent: string[][] = [];
      let fails = true;
      const purges = new PagePurges(
        {
          purge: async (keys) => (
            sent.push([...keys]),
            fails ? Promise.reject(new Error('away')) : undefined
          ),
        },
        () => undefined,
      );
      purges.add('owner-1');
      purges.add('owner-2');
      await purges.settle();
      expect(sent).toEqual([['owner-1', 'owner-2']]);
      fails = false;
      await vi.advanceTimersByTimeAsync(300);
      expect(sent).toHaveLength(2);
      await vi.advanceTimersByTimeAsync(2_100);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(sent.slice(1)).toEqual([
        ['owner-1', 'owner-2'],
        ['owner-1', 'owner-2'],
      ]);
      const addOwners = (count: number) =>
        Array.from({ length: count }, (_, at) => purges.add(`owner-${at + 1}`));
      addOwners(100);
      await purges.settle();
      expect(sent.at(-1)).toHaveLength(100);
      addOwners(101);
      await purges.settle();
      expect(sent.at(-1)).toEqual(['cards']);
    } finally {
      vi.useRealTimers();
    }
  });
});
