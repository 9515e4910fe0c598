import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { readListedCards } from '../../cards/directory/listed-cards.queries.ts';

const now = new Date('2026-11-23T08:00:00Z');
const day = 86_400_000;
const nothing = {
  category: null,
  jobTitle: null,
  phone: null,
  whatsapp: null,
  email: null,
  website: null,
  address: null,
  about: null,
  businessHours: [],
};
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({
    clock: { now: () => now },
    env: { PUBLIC_URL: 'https://bikur.example' },
    deps: {
      storefront: {
        bundle: async () => ({
          renderCard: () => ({ html: '', styles: [], scripts: [], validUntil: null }),
          renderPart: async () => '',
          listedPaths: ['/', '/help', '/embed'],
          renderPage: async () => ({ kind: 'page', status: 404, html: 'not found', personal: false }),
        }),
        assets: () => ({ scripts: [], styles: [], modulePreloads: [], file: () => undefined }),
        backOfficePage: async () => null,
        finish: async (html) => html,
        files: null,
      },
    },
  });
});
afterAll(() => app.close());

async function paidCard(overrides: Partial<BusinessProfile> = {}, daysLeft = 1): Promise<BusinessProfile> {
  const user = await createUser(app.knex);
  const endDate = new Date(now.getTime() + daysLeft * day);
  await createPackage(app.knex, { userId: user.id, startDate: new Date(now.getTime() - 30 * day), endDate });
  return createBusinessProfile(app.knex, { userId: user.id, cardType: 'pro', ...overrides });
}

interface Entry {
  loc: string;
  lastmod?: string;
  'xhtml:link'?: { '@_hreflang': string; '@_href': string }[];
}
interface Sitemap {
  sitemapindex?: { sitemap: Entry[] };
  urlset?: { url: Entry[] };
}

async function read(path: string): Promise<Sitemap> {
  const answer = await fetch(app.url + path);
  const xml = await answer.text();
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'application/xml; charset=utf-8',
    'public, max-age=3600',
  ]);
  expect(XMLValidator.validate(xml)).toBe(true);
  return new XMLParser({
    ignoreAttributes: false,
    isArray: (name) => ['sitemap', 'url', 'xhtml:link'].includes(name),
  }).parse(xml) as Sitemap;
}

const placesOf = ({ sitemapindex, urlset }: Sitemap) =>
  (sitemapindex?.sitemap ?? urlset?.url ?? []).map(({ loc }) => loc);

describe('sitemaps', () => {
  it('name the pages in both languages', async () => {
    const { urlset } = await read('/sitemap-pages.xml');
    expect(urlset?.url.map(({ loc }) => loc)).toEqual([
      'https://bikur.example/',
      'https://bikur.example/help',
      'https://bikur.example/embed',
    ]);
    expect(urlset?.url[1]?.['xhtml:link']?.map((link) => [link['@_hreflang'], link['@_href']])).toEqual([
      ['he', 'https://bikur.example/help'],
      ['en', 'https://bikur.example/help?lang=en'],
      ['x-default', 'https://bikur.example/help'],
    ]);
  });

  it('have nothing of cards while there are none', async () => {
    expect(placesOf(await read('/sitemap.xml'))).toEqual(['https://bikur.example/sitemap-pages.xml']);
    expect((await fetch(`${app.url}/sitemap-cards-1.xml`)).status).toBe(404);
  });

  it('name each card under its one address, and leave out private, lapsed and empty ones', async () => {
    const hebrew = await paidCard({ customSlug: 'קפה-נוגה', useCustomSlug: true });
    const unused = await paidCard({ customSlug: 'קפה-אחר', useCustomSlug: false });
    await paidCard({ customSlug: 'cafe', useCustomSlug: true });
    await paidCard({ customSlug: 'studio', useCustomSlug: false });
    await paidCard({ customSlug: 'social-only', ...nothing, tiktok: '@dana' });
    await paidCard({
      customSlug: 'phones-only',
      ...nothing,
      phones: [{ label: 'משרד', number: '03-555-0142' }],
    });
    await paidCard({
      customSlug: 'questions-only',
      ...nothing,
      questions: [{ question: 'מתי?', answer: 'עכשיו' }],
    });
    await paidCard({ customSlug: 'failed-charge' }, 5);
    await createBusinessProfile(app.knex, { customSlug: 'free-card' });
    // What a basic card had while it was a pro one neither shortens its address nor fills it.
    await createBusinessProfile(app.knex, { customSlug: 'was-pro', useCustomSlug: true });
    const picture = { url: '/media/x/1.jpg', width: 1, height: 1, caption: '', isShown: true };
    const galleryImages = [{ ...picture, showFrom: null, showUntil: null }];
    await createBusinessProfile(app.knex, { customSlug: 'basic-gallery', ...nothing, galleryImages });
    await paidCard({ customSlug: 'gallery-only', ...nothing, galleryImages });
    await paidCard({ customSlug: 'secret-card', isPublic: false });
    await paidCard({ customSlug: 'lapsed-card' }, -1);
    await paidCard({ customSlug: 'bare-card', ...nothing });
    await paidCard({ customSlug: 'hidden-social', ...nothing, tiktok: '@dana', showTiktok: false });
    const whatsapp = '054-555-0117';
    await paidCard({ customSlug: 'whatsapp-only', ...nothing, whatsapp });
    await paidCard({ customSlug: 'hidden-whatsapp', ...nothing, whatsapp, showWhatsapp: false });
    expect(placesOf(await read('/sitemap.xml'))).toEqual([
      'https://bikur.example/sitemap-pages.xml',
      'https://bikur.example/sitemap-cards-1.xml',
    ]);
    const cards = await read('/sitemap-cards-1.xml');
    expect(placesOf(cards)).toEqual([
      `https://bikur.example/${encodeURIComponent('קפה-נוגה')}`,
      `https://bikur.example/p/${unused.id}`,
      'https://bikur.example/cafe',
      'https://bikur.example/p/studio',
      'https://bikur.example/p/social-only',
      'https://bikur.example/p/phones-only',
      'https://bikur.example/p/questions-only',
      'https://bikur.example/p/failed-charge',
      'https://bikur.example/p/free-card',
      'https://bikur.example/p/was-pro',
      'https://bikur.example/p/gallery-only',
      'https://bikur.example/p/whatsapp-only',
    ]);
    expect(new Date(cards.urlset?.url[0]?.lastmod ?? '')).toEqual(hebrew.updatedAt);
  });

  it('agree with the pages themselves about packages: oldest cards first', async () => {
    const user = await createUser(app.knex);
    await createPackage(app.knex, { userId: user.id, basicCardCount: 0, proCardCount: 1, endDate: null });
    const cards: BusinessProfile[] = [];
    for (const cardType of ['basic', 'basic', 'pro', 'pro'] as const)
      cards.push(await createBusinessProfile(app.knex, { userId: user.id, cardType }));
    const listed = placesOf(await read('/sitemap-cards-1.xml'));
    const isListed = cards.map(({ customSlug }) => listed.includes(`https://bikur.example/p/${customSlug}`));
    const isShown = await Promise.all(
      cards.map(async ({ id }) => (await fetch(`${app.url}/p/${id}`, { redirect: 'manual' })).status === 200),
    );
    expect(isListed).toEqual([true, false, true, false]);
    expect(isShown).toEqual(isListed);
  });

  it('are split into pages without a gap', async () => {
    const all = await readListedCards(app.knex, { now, page: 1, pageSize: 50_000 });
    const paged = [];
    for (let page = 1; paged.length < all.length; page += 1)
      paged.push(...(await readListedCards(app.knex, { now, page, pageSize: 2 })));
    expect(paged).toEqual(all);
    for (const path of [
      '/sitemap-cards-2.xml',
      '/sitemap-cards-0.xml',
      '/sitemap-cards-x.xml',
      '/sitemap-x.xml',
    ])
      expect((await fetch(app.url + path)).status).toBe(404);
  });

  it('have beside them where to report a hole, valid for half a year from any day', async () => {
    const { headers, text } = await app.client().get('/.well-known/security.txt');
    expect(headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    const fields = new Map(
      text
        .trimEnd()
        .split('\n')
        .map((line) => line.split(': ') as [string, string]),
    );
    expect(text).toContain(`Contact: mailto:${app.deps.env.COMPANY_EMAIL}\n`);
    expect(fields.get('Canonical')).toBe(`${app.deps.env.PUBLIC_URL}/.well-known/security.txt`);
    const days = (Date.parse(fields.get('Expires') ?? '') - app.deps.clock.now().getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(178);
    expect(days).toBeLessThan(365);
    expect((await app.client().get('/.well-known/anything')).status).toBe(404);
  });

  it('are named in robots.txt, which keeps robots from personal addresses', async () => {
    const answer = await fetch(`${app.url}/robots.txt`);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(await answer.text()).toMatch(
      /^User-agent: \*\n[^]*Disallow: \/admin\n[^]*Sitemap: https:\/\/bikur\.example\/sitemap\.xml\n$/,
    );
  });
});
