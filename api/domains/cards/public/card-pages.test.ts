import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { cardStorefront } from '../../../testing/card-storefront.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createProfileSlug } from '../../../testing/factories/profile-slug.ts';
import { createUser } from '../../../testing/factories/user.ts';

const day = 86_400_000;
let now = new Date('2026-11-23T08:00:00Z');
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({
    clock: { now: () => now },
    deps: {
      storefront: cardStorefront,
    },
  });
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  app.client().get(path, { headers: { Accept: 'text/html', ...headers } });

async function paidCard(overrides: Partial<BusinessProfile> = {}): Promise<BusinessProfile> {
  const user = await createUser(app.knex);
  await createPackage(app.knex, {
    userId: user.id,
    startDate: new Date(now.getTime() - day),
    endDate: new Date(now.getTime() + day),
  });
  return createBusinessProfile(app.knex, { userId: user.id, cardType: 'pro', ...overrides });
}

describe('addresses of cards', () => {
  it('answers the page by address, by number, by user name and by an address of its own', async () => {
    const user = await createUser(app.knex, { username: 'דנה לוי' });
    await createPackage(app.knex, { userId: user.id, endDate: new Date(now.getTime() + day) });
    const card = await createBusinessProfile(app.knex, {
      userId: user.id,
      cardType: 'pro',
      customSlug: 'dana-levi',
      useCustomSlug: true,
      businessName: 'דנה לוי',
    });
    for (const path of [
      '/p/dana-levi',
      '/p/Dana-Levi',
      `/p/${card.id}`,
      `/@${encodeURIComponent('דנה לוי')}`,
      '/dana-levi',
    ]) {
      const reply = await get(path);
      expect([path, reply.status]).toEqual([path, 200]);
      expect(reply.text).toContain('<title>דנה לוי');
      expect(reply.text).toContain('<link rel="canonical" href="http');
    }
  });

  it('takes Hebrew addresses', async () => {
    await paidCard({ customSlug: 'מאפיית-גפן', useCustomSlug: true, businessName: 'מאפיית גפן' });
    expect((await get(`/${encodeURIComponent('מאפיית-גפן')}`)).text).toContain('<h1');
    expect((await get(`/p/${encodeURIComponent('מאפיית-גפן')}`)).status).toBe(200);
  });

  it('leads /profile-{id} to /p/{id}', async () => {
    const reply = await get('/profile-12');
    expect([reply.status, reply.headers.get('Location')]).toEqual([301, '/p/12']);
    for (const path of [
      '/profile-abc',
      '/profile-',
      '/profile-0',
      '/profile-1x',
      '/profile-99999999999999999',
    ])
      expect((await get(path)).status).toBe(404);
  });

  it('answers private and missing cards the same', async () => {
    const hidden = await paidCard({ isPublic: false, customSlug: 'hidden-card' });
    const replies = await Promise.all(
      [
        '/p/hidden-card',
        `/p/${hidden.id}`,
        '/p/no-such-card',
        '/p/999999999',
        '/@nobody',
        '/p/a',
        '/p/..%2f',
        '/p/x/y',
      ].map((path) => get(path)),
    );
    for (const reply of replies.slice(0, 6))
      expect([reply.status, reply.text]).toEqual([404, '<!doctype html>not found']);
    for (const reply of replies.slice(6)) expect(reply.status).toBeGreaterThanOrEqual(400);
    expect((await get('/api/cards/hidden-card')).body).toMatchObject({ code: 'not_found' });
  });

  it('shows a private card to its owner, and keeps it out of caches and search engines', async () => {
    const user = await createUser(app.knex);
    const card = await createBusinessProfile(app.knex, { userId: user.id, isPublic: false });
    const owner = app.client();
    await owner.signIn({ email: user.email });
    const reply = await owner.get(`/p/${card.id}`, { headers: { Accept: 'text/html' } });
    expect([reply.status, reply.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    expect(reply.text).toContain('<meta name="robots" content="noindex">');
    expect((await owner.get(`/api/cards/${card.id}`)).status).toBe(404);
    const other = app.client();
    await other.signIn({ email: (await createUser(app.knex)).email });
    expect((await other.get(`/p/${card.id}`)).status).toBe(404);
    // What one prints and stores before publishing, and nothing else.
    const statuses = (client: typeof owner) =>
      Promise.all(
        ['.vcf', '/qr.svg', '/qr.png', '/share.jpg', '/manifest.webmanifest'].map(
          async (file) => (await client.get(`/p/${card.id}${file}`)).status,
        ),
      );
    expect(await statuses(owner)).toEqual([200, 200, 200, 404, 404]);
    expect(await statuses(other)).toEqual([404, 404, 404, 404, 404]);
  });

  it("gives no card an address of ours, nor another card's number", async () => {
    const first = await paidCard({ businessName: 'ראשון' });
    await paidCard({ customSlug: 'help', useCustomSlug: true, businessName: 'מתחזה' });
    const digits = String(first.id).padStart(3, '0');
    await paidCard({ customSlug: digits, useCustomSlug: true, businessName: 'מתחזה' });
    expect((await get('/help')).status).toBe(404);
    expect((await get(`/p/${first.id}`)).text).toContain('ראשון');
    expect((await get(`/${digits}`)).status).toBe(404);
  });

  it('uses the own address only where the card does', async () => {
    await paidCard({ customSlug: 'quiet-card', useCustomSlug: false });
    const short = await get('/quiet-card');
    expect([short.status, short.headers.get('Location')]).toEqual([301, '/p/quiet-card']);
    expect((await get('/p/quiet-card')).status).toBe(200);
  });

  it('leads an address the card had before to the present one, until it expires', async () => {
    const card = await paidCard({ customSlug: 'new-name' });
    await createProfileSlug(app.knex, {
      profileId: card.id,
      slug: 'old-name',
      expiresAt: new Date(now.getTime() + day),
    });
    await createProfileSlug(app.knex, {
      profileId: card.id,
      slug: 'older-name',
      expiresAt: new Date(now.getTime() - 1),
    });
    const reply = await get('/p/old-name');
    expect([reply.status, reply.headers.get('Location')]).toEqual([301, '/p/new-name']);
    expect((await get('/p/older-name')).status).toBe(404);
  });
});

describe('packages that lapse', () => {
  it('leads visitors to the page for inactive cards, and back when it is renewed', async () => {
    const card = await paidCard({ customSlug: 'lapsing', businessName: 'נשימה & תנועה' });
    await app
      .knex('packages')
      .where('user_id', card.userId)
      .update({ end_date: new Date(now.getTime() - 1) });
    const reply = await get('/p/lapsing');
    expect(reply.status).toBe(302);
    const target = new URL(reply.headers.get('Location') ?? '', app.url);
    expect([target.pathname, target.searchParams.get('business')]).toEqual([
      '/inactive-card',
      'נשימה & תנועה',
    ]);
    expect((await get('/p/lapsing.vcf')).status).toBe(404);
    expect((await get('/api/cards/lapsing')).status).toBe(404);
    await app
      .knex('packages')
      .where('user_id', card.userId)
      .update({ end_date: new Date(now.getTime() + day) });
    expect((await get('/p/lapsing')).status).toBe(200);
  });

  it('covers the oldest cards first, and one free card for everybody', async () => {
    const user = await createUser(app.knex);
    await createPackage(app.knex, { userId: user.id, basicCardCount: 0, proCardCount: 1, endDate: null });
    const cards = [];
    for (const cardType of ['basic', 'basic', 'pro', 'pro'] as const)
      cards.push(await createBusinessProfile(app.knex, { userId: user.id, cardType }));
    const statuses = await Promise.all(cards.map(async ({ id }) => (await get(`/p/${id}`)).status));
    expect(statuses).toEqual([200, 302, 200, 302]);
  });

  it('keeps a card for the seven days in which a failed charge is tried again', async () => {
    const card = await paidCard();
    const packages = app.knex('packages').where('user_id', card.userId);
    await packages.clone().update({
      status: 'past_due',
      end_date: new Date(now.getTime() - 6 * day),
      grace_until: new Date(now.getTime() + day),
      start_date: null,
    });
    expect((await get(`/p/${card.id}`)).status).toBe(200);
    await packages.clone().update({ grace_until: new Date(now.getTime() - day) });
    expect((await get(`/p/${card.id}`)).status).toBe(302);
  });
});

describe('the answer', () => {
  it('allows no script, and its own style by hash', async () => {
    const card = await paidCard();
    const reply = await get(`/p/${card.id}`);
    const policy = reply.headers.get('Content-Security-Policy') ?? '';
    const style = /<style>([\s\S]*?)<\/style>/u.exec(reply.text)?.[1] ?? '';
    expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(policy).not.toMatch(/script-src[^;]*(?:nonce|unsafe)/u);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('is compressed, and answered 304 while nothing changes', async () => {
    const card = await paidCard({ businessName: 'לפני' });
    const reply = await get(`/p/${card.id}`, { 'Accept-Encoding': 'br' });
    expect([reply.headers.get('Content-Encoding'), reply.headers.get('Cache-Control')]).toEqual([
      'br',
      'no-cache',
    ]);
    // fetch would ask for a fresh answer by itself.
    const again = { 'If-None-Match': reply.headers.get('ETag') ?? '', 'Cache-Control': 'max-age=0' };
    expect((await get(`/p/${card.id}`, again)).status).toBe(304);
    await app.knex('business_profiles').where('id', card.id).update({ business_name: 'אחרי' });
    const changed = await get(`/p/${card.id}`, again);
    expect(changed.status).toBe(200);
    expect(changed.text).toContain('אחרי');
  });

  it('speaks the language its owner wrote in or chose, whatever the visitor’s is', async () => {
    const hebrew = await paidCard();
    const english = await paidCard({
      businessName: 'Maya',
      jobTitle: 'Photographer',
      category: 'Photo',
      about: 'Food.',
      address: null,
    });
    const languageOf = async (path: string, headers = {}) =>
      /<html lang="(..)"/u.exec((await get(path, headers)).text)?.[1];
    expect(await languageOf(`/p/${hebrew.id}`, { 'Accept-Language': 'en' })).toBe('he');
    expect(await languageOf(`/p/${english.id}`)).toBe('en');
    const chosen = await paidCard({ language: 'en', showContactForm: true });
    expect(await languageOf(`/p/${chosen.id}`)).toBe('en');
    expect(await languageOf(`/p/${hebrew.id}?lang=en`, { Cookie: 'lang=en' })).toBe('he');
    expect(await languageOf(`/p/${english.id}`, { Cookie: 'lang=he' })).toBe('en');
    for (const file of ['report', 'accessibility'])
      expect(await languageOf(`/p/${hebrew.id}/${file}`, { Cookie: 'lang=en' })).toBe('he');
    const { text } = await get(`/p/${chosen.id}`);
    for (const tag of [
      '<html lang="en" dir="ltr">',
      '<meta property="og:locale" content="en_US">',
      `action="/api/cards/${chosen.id}/contact?lang=en"`,
    ])
      expect(text).toContain(tag);
  });

  it('counts "open now" anew when the business shuts', async () => {
    const card = await paidCard();
    now = new Date('2026-11-23T10:59:00Z');
    expect((await get(`/p/${card.id}`)).text).toContain('פתוח עכשיו');
    now = new Date('2026-11-23T11:00:00Z');
    expect((await get(`/p/${card.id}`)).text).toContain('סגור עכשיו');
  });

  it('keeps bare cards out of search engines', async () => {
    const card = await createBusinessProfile(app.knex, {
      category: null,
      jobTitle: null,
      phone: null,
      whatsapp: null,
      email: null,
      website: null,
      address: null,
      about: null,
      businessHours: [],
    });
    expect((await get(`/p/${card.id}`)).text).toContain('<meta name="robots" content="noindex">');
  });

  it('answers HEAD without a body and leaves other methods alone', async () => {
    const card = await paidCard();
    const head = await app.client().request('HEAD', `/p/${card.id}`);
    expect([head.status, head.text]).toEqual([200, '']);
    expect((await app.client().post(`/p/${card.id}`, {})).status).toBeGreaterThanOrEqual(400);
  });

  it('never makes links of what was put straight into the database', async () => {
    const card = await paidCard({
      website: 'javascript:alert(1)',
      facebook: 'data:text/html,x',
      mapLink: 'vbscript:x',
      address: null,
    });
    const reply = await get(`/p/${card.id}`);
    expect(reply.text).not.toMatch(/(?:javascript|data|vbscript):/u);
  });

  it('fetches no address that stands in it, whatever is asked of the card', async () => {
    const heard: string[] = [];
    const server = createServer((request, answer) => {
      heard.push(request.url ?? '');
      answer.end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/${path}.png`;
    const card = await paidCard({
      website: url('website'),
      facebook: url('facebook'),
      mapLink: url('map'),
      promoVideoUrl: url('video'),
      profileImage: url('profile'),
      coverImage: url('cover'),
      logoImage: url('logo'),
      galleryImages: [
        {
          url: url('gallery'),
          width: 9,
          height: 9,
          caption: null,
          isShown: true,
          showFrom: null,
          showUntil: null,
        },
      ],
    });
    const page = (await get(`/p/${card.id}`)).text;
    const own = [...page.matchAll(/["'](\/(?:p|media|api)\/[^"'\s]*)/gu)].map((match) => match[1] ?? '');
    const usual = ['.vcf', '/qr.png', '/qr.svg', '/embed', '/manifest.webmanifest'];
    const all = new Set([...own, ...usual.map((path) => `/p/${card.id}${path}`), `/api/cards/${card.id}`]);
    for (const path of all) await get(path.replaceAll('&amp;', '&'));
    expect(all.size).toBeGreaterThan(usual.length + 1);
    expect(heard).toEqual([]);
    server.close();
  });
});

describe('files of a card', () => {
  it('saves the contact', async () => {
    const card = await paidCard({
      businessName: 'דנה לוי',
      jobTitle: 'מעצבת',
      customSlug: 'vcf-card',
      phones: [
        { label: 'פקס', number: '03-555-0142' },
        { label: 'משרד', number: '*2345' },
        { label: 'נייד שני', number: '054-555-0142' },
      ],
      branches: [
        { name: 'סניף רעננה; מרכז', address: 'אחוזה 120, רעננה', phone: '09-555-0120', hours: null },
        { name: 'חיפה', address: 'הנמל 3, חיפה', phone: null, hours: null },
      ],
      about: null,
      address: 'הרצל 1, תל אביב',
      logoImage: `/media/${'a'.repeat(20)}-640x160/640.jpg`,
    });
    const reply = await get('/p/vcf-card.vcf');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('Content-Type')).toBe('text/vcard; charset=utf-8');
    expect(reply.headers.get('Content-Disposition')).toContain(
      "filename*=UTF-8''%D7%93%D7%A0%D7%94%20%D7%9C%D7%95%D7%99.vcf",
    );
    expect(reply.text.split('\r\n')).toEqual(
      expect.arrayContaining([
        'N:לוי;דנה;;;',
        'FN:דנה לוי',
        'TITLE:מעצבת',
        'TEL;TYPE=CELL,VOICE,PREF:+972525550123',
        'TEL;TYPE=FAX,WORK:+97235550142',
        'TEL;TYPE=WORK,VOICE:*2345',
        'TEL;TYPE=CELL,VOICE:+972545550142',
        'ADR;TYPE=WORK:;;הרצל 1;תל אביב;;;',
        'item1.ADR;TYPE=WORK:;;אחוזה 120;רעננה;;;',
        'item1.X-ABLabel:סניף רעננה\\; מרכז',
        'item2.TEL;TYPE=WORK,VOICE:+97295550120',
        'item2.X-ABLabel:סניף רעננה\\; מרכז',
        'item3.ADR;TYPE=WORK:;;הנמל 3;חיפה;;;',
        'item3.X-ABLabel:חיפה',
      ]),
    );
    expect(reply.text.replaceAll('\r\n ', '')).toMatch(
      /^LOGO;VALUE=URI:https?:\/\/[^/]+\/media\/a{20}-640x160\/640\.jpg\r$/mu,
    );
    expect(reply.text).toContain(`/p/${card.customSlug}`);
    expect((await get(`/p/${card.id}.vcf`)).status).toBe(200);
  });

  it('draws the code as SVG and as PNG in whole pixels', async () => {
    const card = await paidCard();
    const svg = await get(`/p/${card.id}/qr.svg`);
    expect([svg.headers.get('Content-Type'), svg.status]).toEqual(['image/svg+xml', 200]);
    for (const [asked, least, most] of [
      ['', 900, 1150],
      ['?size=100000', 3500, 4200],
      ['?size=-5', 20, 120],
      ['?size=abc', 900, 1150],
    ] as const) {
      const response = await fetch(`${app.url}/p/${card.id}/qr.png${asked}`);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(response.headers.get('Content-Type')).toBe('image/png');
      const width = bytes.readUInt32BE(16);
      expect(width).toBeGreaterThanOrEqual(least);
      expect(width).toBeLessThanOrEqual(most);
    }
    expect((await get(`/p/${card.id}/qr.gif`)).status).toBe(404);
  });
});

describe('GET /api/cards/{address}', () => {
  it('tells what visitors see and nothing of the owner', async () => {
    const card = await paidCard({ customSlug: 'api-card', businessName: 'כרטיס' });
    const reply = await app.client().get('/api/cards/api-card');
    expect([reply.status, reply.body.name, reply.body.id]).toEqual([200, 'כרטיס', card.id]);
    expect(reply.text).not.toMatch(/userId|user_id|packageId|example\.test"[^}]*username|version/u);
    for (const address of ['%00', '..', 'x'.repeat(61), "' or 1=1 --"])
      expect((await app.client().get(`/api/cards/${address}`)).status).toBeGreaterThanOrEqual(400);
  });
});
