import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { describePicture } from '../../../contract/cards/picture-address.ts';
import { storePicture } from './store-picture.ts';

let app: TestApp;
let address: string;

beforeAll(async () => {
  app = await startTestApp();
  const profile = await createBusinessProfile(app.knex);
  const bytes = await sharp({ create: { width: 700, height: 400, channels: 3, background: '#ff8a4c' } })
    .png()
    .toBuffer();
  const upload = { bytes, userId: profile.userId, profileId: profile.id, purpose: 'cover' as const };
  address = (await storePicture(app.knex, app.deps.storage, upload)).address;
});
afterAll(() => app.close());

const ask = (path: string, method = 'GET') => fetch(app.url + path, { method });

test('answers each file that a page names, for ever the same, and lets nothing in it run', async () => {
  const picture = describePicture(address);
  expect(picture).toMatchObject({ src: address, width: 700, height: 400 });
  for (const { type, srcset } of picture?.sources ?? []) {
    const files = srcset.split(', ').map((part) => part.split(' ')[0] ?? '');
    expect(files).toHaveLength(3);
    for (const file of files) {
      const answer = await ask(file);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe(type);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.length).toBe(Number(answer.headers.get('content-length')));
      expect((await sharp(bytes).metadata()).width).toBe(Number(/(\d+)\.\w+$/.exec(file)?.[1]));
    }
  }
});

test('answers HEAD with the size alone', async () => {
  const answer = await ask(address, 'HEAD');
  expect(answer.status).toBe(200);
  expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(100);
  expect(await answer.text()).toBe('');
});

test('knows no other file', async () => {
  const folder = address.slice(0, address.lastIndexOf('/'));
  const others = [
    `${folder}/641.jpg`,
    `${folder}/700.svg`,
    `${folder}/700.jpg.part`,
    `${folder}/..%2f..%2fpostgres%2fPG_VERSION`,
    `${folder}/%00.jpg`,
    '/media/aaaaaaaaaaaaaaaaaaaa-700x400/700.jpg',
    '/media/AAAAAAAAAAAAAAAAAAAA-700x400/700.jpg',
    '/media/x/700.jpg',
  ];
  for (const path of others)
    expect([path, [400, 404].includes((await ask(path)).status)]).toEqual([path, true]);
});

test('describes only addresses of its own making', () => {
  const foreign = [
    'https://evil.example/x.jpg',
    '/media/x/1.jpg',
    'javascript:alert(1)',
    '',
    '/media/../etc',
  ];
  for (const text of foreign) expect(describePicture(text)).toBeNull();
  expect(describePicture(null)).toBeNull();
});
