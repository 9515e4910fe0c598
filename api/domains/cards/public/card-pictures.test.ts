import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { cardStorefront } from '../../../testing/card-storefront.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { signedInClient } from '../../../testing/sign-in.ts';
import { storePicture } from '../media/store-picture.ts';
import { prepareSharePictures } from '../pictures/prepare-share-pictures.ts';

const day = 86_400_000;
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({
    env: { PUBLIC_URL: 'https://bikur.example' },
    deps: {
      storefront: cardStorefront,
    },
  });
});
afterAll(() => app.close());

async function paidCard(overrides: Partial<BusinessProfile> = {}): Promise<BusinessProfile> {
  const user = await createUser(app.knex);
  await createPackage(app.knex, { userId: user.id, endDate: new Date(Date.now() + day) });
  return createBusinessProfile(app.knex, { userId: user.id, cardType: 'pro', ...overrides });
}

async function givePortrait(card: BusinessProfile, colour: string): Promise<void> {
  const bytes = await sharp({ create: { width: 400, height: 400, channels: 3, background: colour } })
    .png()
    .toBuffer();
  const upload = { bytes, userId: card.userId, profileId: card.id, purpose: 'portrait' as const };
  const { address } = await storePicture(app.knex, app.deps.storage, upload);
  await app.knex('business_profiles').where('id', card.id).update({ profile_image: address });
}

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.url + path, { headers: { Accept: 'text/html', ...headers }, redirect: 'manual' });
const bytesOf = async (path: string) => Buffer.from(await (await ask(path)).arrayBuffer());
const shareAddress = async (card: BusinessProfile) =>
  /<meta property="og:image" content="https:\/\/bikur\.example([^"]+)"/u.exec(
    await (await ask(`/p/${card.id}`)).text(),
  )?.[1] ?? '';

describe('the share picture', () => {
  it('is named by the page with its size, and answered to every chat', async () => {
    const card = await paidCard({ customSlug: 'כרטיס-עברי', useCustomSlug: true });
    const html = await (await ask(`/p/${card.id}`)).text();
    expect(html).toContain('<meta property="og:image:width" content="1200">');
    const address = await shareAddress(card);
    expect(address).toMatch(new RegExp(`^/p/${card.id}/share\\.jpg\\?v=[0-9a-f]{16}$`));
    const answer = await ask(address, { 'User-Agent': 'WhatsApp/2.24.6.77 A' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height, bytes.length < 300_000]).toEqual([1200, 630, true]);
    const again = { 'If-None-Match': answer.headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' };
    expect((await ask(address, again)).status).toBe(304);
    const outdated = await ask(`/p/${card.id}/share.jpg?v=0123456789abcdef`);
    expect([outdated.status, outdated.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect((await fetch(app.url + address, { method: 'HEAD' })).status).toBe(200);
  });

  it('has a new address and other pixels when what is on it changes, and the same ones otherwise', async () => {
    const card = await paidCard();
    const first = await shareAddress(card);
    const before = await bytesOf(first);
    expect(await bytesOf(first)).toEqual(before);
    await app.knex('business_profiles').where('id', card.id).update({ seo_title: 'אחר' });
    expect(await shareAddress(card)).toBe(first);
    for (const change of [
      { business_name: 'אחרי' },
      { phone: '03-1234567' },
      { palette: 'sea' },
      { typeface: 'serif' },
      { accent_color: '#123456' },
    ]) {
      const old = await shareAddress(card);
      await app.knex('business_profiles').where('id', card.id).update(change);
      expect(await shareAddress(card)).not.toBe(old);
    }
    const old = await shareAddress(card);
    await givePortrait(card, '#ff0000');
    expect(await shareAddress(card)).not.toBe(old);
    expect((await bytesOf(await shareAddress(card))).equals(before)).toBe(false);
  });

  it('is kept once drawn, and only the present one', async () => {
    const card = await paidCard();
    const version = async () => new URLSearchParams((await shareAddress(card)).split('?')[1]).get('v') ?? '';
    const old = `card-${card.id}/${await version()}/share.jpg`;
    await Promise.all([1, 2, 3].map(() => bytesOf(`/p/${card.id}/share.jpg`)));
    expect(await app.deps.storage.sizeOf(old)).toBeGreaterThan(5_000);
    await app.knex('business_profiles').where('id', card.id).update({ business_name: 'חדש' });
    await bytesOf(`/p/${card.id}/share.jpg`);
    expect(await app.deps.storage.sizeOf(old)).toBeNull();
    expect(await app.deps.storage.sizeOf(`card-${card.id}/${await version()}/share.jpg`)).not.toBeNull();
  });

  it('is drawn ahead by the worker', async () => {
    const card = await paidCard();
    const hidden = await paidCard({ isPublic: false });
    expect(await prepareSharePictures(app.deps)).toBeGreaterThan(0);
    const version = /v=(.*)$/u.exec(await shareAddress(card))?.[1];
    expect(await app.deps.storage.sizeOf(`card-${card.id}/${version}/share.jpg`)).not.toBeNull();
    expect(await prepareSharePictures(app.deps)).toBe(0);
    await app.deps.storage.remove(`card-${hidden.id}`);
  });

  it('has a background for meetings and signs beside it, as files; their owner gets them before publishing', async () => {
    const card = await paidCard();
    for (const [name, type] of [
      ['background.png', 'image/png'],
      ['poster-a4.pdf', 'application/pdf'],
      ['sign-a6.pdf', 'application/pdf'],
    ] as const) {
      const answer = await ask(`/p/${card.id}/${name}`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
      expect(answer.headers.get('content-disposition')).toContain(`-${name}`);
    }
    await app.knex('business_profiles').where('id', card.id).update({ is_public: false });
    expect((await ask(`/p/${card.id}/sign-a6.pdf`)).status).toBe(404);
    const owner = await app.knex('users').where('id', card.userId).first();
    const client = await signedInClient(app, owner);
    expect((await client.get(`/p/${card.id}/sign-a6.pdf`)).status).toBe(200);
    expect((await client.get(`/p/${card.id}/share.jpg`)).status).toBe(404);
  });

  it('is not to be had of private, lapsed and missing cards', async () => {
    const owner = await createUser(app.knex);
    const hidden = await createBusinessProfile(app.knex, { userId: owner.id, isPublic: false });
    const lapsed = await paidCard();
    await app
      .knex('packages')
      .where('user_id', lapsed.userId)
      .update({ end_date: new Date(Date.now() - 1) });
    const client = app.client();
    await client.signIn({ email: owner.email });
    for (const file of [
      'share.jpg',
      'icon-192.png',
      'manifest.webmanifest',
      'wallet.pkpass',
      'google-wallet',
    ]) {
      for (const path of [`/p/${hidden.id}/${file}`, `/p/${lapsed.id}/${file}`, `/p/99999999/${file}`])
        expect([path, (await ask(path)).status]).toEqual([path, 404]);
      expect((await client.get(`/p/${hidden.id}/${file}`)).status).toBe(404);
    }
  });
});

const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);

describe('the manifest', () => {
  it('carries the card’s name, address, colour and icons that are there', async () => {
    const card = await paidCard({ businessName: 'מאפיית גפן של משפחת לוי', accentColor: '#0b7a6b' });
    await givePortrait(card, '#00ff00');
    const html = await (await ask(`/p/${card.customSlug}`)).text();
    const href = /<link rel="manifest" href="([^"]+)"/u.exec(html)?.[1] ?? '';
    const answer = await ask(href);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'application/manifest+json; charset=utf-8',
    ]);
    const manifest = (await answer.json()) as { icons: { src: string; sizes: string; purpose: string }[] };
    expect(manifest).toMatchObject({
      name: 'מאפיית גפן של משפחת לוי',
      short_name: 'מאפיית גפן',
      lang: 'he',
      dir: 'rtl',
      start_url: `/p/${card.customSlug}`,
      theme_color: '#0b7a6b',
      display: 'minimal-ui',
    });
    expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
      ['192x192', 'any'],
      ['512x512', 'any'],
      ['512x512', 'maskable'],
    ]);
    const links = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/gu)].map(
      ([, src]) => src ?? '',
    );
    expect(links).toHaveLength(2);
    for (const src of [...links, ...manifest.icons.map(({ src: icon }) => icon)]) {
      const icon = sharp(await bytesOf(src));
      const { width, height, format } = await icon.metadata();
      expect([format, `${width}x${height}`]).toEqual(['png', expect.stringMatching(/^(\d+)x\1$/u)]);
      const { dominant } = await icon.stats();
      expect(dominant.g).toBeGreaterThan(200);
    }
  });

  it.each(['basic', 'creative', 'classic', 'minimal', 'bold', 'night'] as const)(
    'has the colour of the page in %s',
    async (template) => {
      const card = await paidCard({ template, cardType: template === 'basic' ? 'basic' : 'pro' });
      const html = await (await ask(`/p/${card.id}`)).text();
      const manifest = (await (await ask(`/p/${card.id}/manifest.webmanifest`)).json()) as {
        theme_color: string;
      };
      const shown = /<meta name="theme-color" content="([^"]+)"/u.exec(html)?.[1] ?? '';
      // The dark template tints its ground slightly.
      const apart = [1, 3, 5].map((at) => Math.abs(part(shown, at) - part(manifest.theme_color, at)));
      expect(Math.max(...apart)).toBeLessThan(4);
    },
  );
});

describe('a card in a frame', () => {
  it('is allowed at one address alone', async () => {
    const card = await paidCard();
    const framing = async (path: string) => {
      const { headers } = await ask(path);
      const policy = headers.get('content-security-policy') ?? '';
      return [/frame-ancestors ([^;]+)/u.exec(policy)?.[1], headers.get('x-frame-options')];
    };
    // Twice, because the second answer comes from the cache.
    for (const _ of [1, 2]) {
      expect(await framing(`/p/${card.id}?embed=1`)).toEqual(['*', null]);
      for (const path of [`/p/${card.id}`, `/p/${card.id}?embed=2`, '/p/99999999?embed=1', '/embed', '/'])
        expect([path, ...(await framing(path))]).toEqual([path, "'none'", 'DENY']);
    }
  });

  it('opens its links in the whole window, its own parts within, and tells its height', async () => {
    const card = await paidCard();
    const html = await (await ask(`/p/${card.id}?embed=1`)).text();
    expect(html).toContain('<base target="_top">');
    for (const [, attributes] of html.matchAll(/<a ([^>]*href="#[^>]*)>/gu))
      expect(attributes).toContain('target="_self"');
    expect(html).toContain('bikur:height');
    expect(await (await ask(`/p/${card.id}`)).text()).not.toContain('bikur:height');
  });
});
