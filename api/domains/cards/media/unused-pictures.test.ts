import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Storage } from '../../../adapters/storage.ts';
import { addressOfPicture } from '../../../contract/cards/picture-address.ts';
import type { Media } from '../../../models/Media.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { createBlogPost } from '../../../testing/factories/blog-post.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createMedia } from '../../../testing/factories/media.ts';
import { createPhysicalCardOrder } from '../../../testing/factories/physical-card-order.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { assertOwnPictures } from './own-pictures.ts';
import { makePictureId } from './picture-key.ts';
import { addressOfMedia } from './address-of-media.ts';
import { removeUnusedPictures } from './remove-unused-pictures.ts';

const hour = 60 * 60 * 1000;
let database: TestDatabase;
let knex: Knex;
let removed: string[] = [];
const storage = {
  remove(key: string) {
    removed.push(key);
    return Promise.resolve();
  },
} as Storage;

beforeAll(async () => {
  database = await createTestDatabase();
  knex = database.knex;
});
beforeEach(async () => {
  await knex('users').delete();
  await knex('discarded_files').delete();
  removed = [];
});
afterAll(() => database.destroy());

const later = (hours: number) => new Date(Date.now() + hours * hour);
const sweep = (hours: number) => removeUnusedPictures(knex, storage, later(hours));

async function picture(userId: number): Promise<Media & { address: string }> {
  const storageKey = makePictureId(640, 480);
  const media = await createMedia(knex, { userId, storageKey, width: 640, height: 480 });
  return Object.assign(media, { address: addressOfPicture(storageKey) });
}

const galleryOf = (url: string) => [
  { url, width: 640, height: 480, caption: null, isShown: false, showFrom: null, showUntil: null },
];

test('a picture that nothing took goes after 24 hours and not before', async () => {
  const unused = await picture((await createUser(knex)).id);
  expect(await sweep(23)).toEqual({ pictures: 0, files: 0, failed: 0 });
  expect(await sweep(25)).toEqual({ pictures: 1, files: 1, failed: 0 });
  expect(removed).toEqual([unused.storageKey]);
  expect(await sweep(26)).toEqual({ pictures: 0, files: 0, failed: 0 });
});

test('what cards and articles show stays, hidden pictures of a gallery too', async () => {
  const user = await createUser(knex);
  const [cover, portrait, hidden, featured, author, inText, logo] = await Promise.all(
    Array.from({ length: 7 }, () => picture(user.id)),
  );
  await createBusinessProfile(knex, {
    userId: user.id,
    coverImage: cover?.address ?? null,
    profileImage: portrait?.address ?? null,
    logoImage: logo?.address ?? null,
    galleryImages: galleryOf(hidden?.address ?? ''),
  });
  await createBlogPost(knex, {
    featuredImage: featured?.address ?? null,
    authorImage: author?.address ?? null,
    content: `<p><img src="/media/${inText?.storageKey}/320.jpg"></p>`,
  });
  expect((await sweep(25)).pictures).toBe(0);
  expect((await sweep(1_000)).pictures).toBe(0);
});

test('a document stays while a card names it, and goes with its picture when no card does', async () => {
  const user = await createUser(knex);
  const media = await createMedia(knex, {
    userId: user.id,
    storageKey: makePictureId(320, 452),
    purpose: 'document',
    pages: 2,
    fileName: 'a.pdf',
  });
  const documents = [{ name: 'תפריט', file: addressOfMedia(media) }];
  const card = await createBusinessProfile(knex, { userId: user.id, documents });
  expect((await sweep(25)).pictures).toBe(0);
  await card.$query(knex).patch({ documents: [] });
  expect((await sweep(25)).pictures).toBe(1);
  expect(removed).toEqual([media.storageKey]);
});

test('the pictures of an approved print stay until its pieces have arrived, whatever becomes of the card', async () => {
  const user = await createUser(knex);
  const [cover, portrait] = [await picture(user.id), await picture(user.id)];
  const shown = { coverImage: cover.address, profileImage: portrait.address };
  const card = await createBusinessProfile(knex, { userId: user.id, ...shown });
  const design = { cover: cover.address, portrait: portrait.address };
  const order = await createPhysicalCardOrder(knex, { userId: user.id, profileId: card.id, design });
  await sweep(25);
  await card.$query(knex).patch({ coverImage: null, profileImage: null });
  expect((await sweep(25)).pictures).toBe(0);
  // An order that ends needs them no more.
  await order.$query(knex).patch({ status: 'cancelled' });
  expect((await sweep(25)).pictures).toBe(2);
});

test('a card that lets go of a picture leaves 24 hours to take it back', async () => {
  const user = await createUser(knex);
  const [first, second, logo] = [await picture(user.id), await picture(user.id), await picture(user.id)];
  const galleryImages = galleryOf(second.address);
  const card = await createBusinessProfile(knex, {
    userId: user.id,
    coverImage: first.address,
    logoImage: logo.address,
    galleryImages,
  });
  await sweep(25);
  await card.$query(knex).patch({ coverImage: null, galleryImages: [] });
  expect((await sweep(23)).pictures).toBe(0);
  await card.$query(knex).patch({ coverImage: first.address });
  expect((await sweep(25)).pictures).toBe(1);
  expect(removed).toEqual([second.storageKey]);
  await card.$query(knex).patch({ logoImage: null });
  expect((await sweep(25)).pictures).toBe(1);
  expect(removed).toEqual([second.storageKey, logo.storageKey]);
});

test('a deleted card takes its drawings, its passes and, a day later, its pictures along', async () => {
  const user = await createUser(knex);
  const [own, shared] = [await picture(user.id), await picture(user.id)];
  const card = await createBusinessProfile(knex, {
    userId: user.id,
    coverImage: own.address,
    profileImage: shared.address,
  });
  await createBusinessProfile(knex, { userId: user.id, profileImage: shared.address });
  await sweep(25);
  await card.$query(knex).delete();
  await sweep(1);
  expect(removed.sort()).toEqual([`card-${card.id}`, `pass-${card.id}`]);
  await sweep(25);
  expect(removed).toContain(own.storageKey);
  expect(removed).not.toContain(shared.storageKey);
});

test('a deleted account takes all of its files along at once', async () => {
  const user = await createUser(knex);
  const media = await picture(user.id);
  const card = await createBusinessProfile(knex, { userId: user.id, coverImage: media.address });
  await user.$query(knex).delete();
  await sweep(0);
  expect(removed.sort()).toEqual([media.storageKey, `card-${card.id}`, `pass-${card.id}`].sort());
});

test('a row that came back keeps its files', async () => {
  const user = await createUser(knex);
  const media = await picture(user.id);
  await media.$query(knex).delete();
  await createMedia(knex, { userId: user.id, storageKey: media.storageKey });
  const card = await createBusinessProfile(knex, { userId: user.id });
  await card.$query(knex).delete();
  await createBusinessProfile(knex, { userId: user.id, id: card.id });
  expect(await sweep(0)).toEqual({ pictures: 0, files: 3, failed: 0 });
  expect(removed).toEqual([]);
});

test('files that can’t be removed now are tried again', async () => {
  const unused = await picture((await createUser(knex)).id);
  const away = { remove: () => Promise.reject(new Error('away')) } as unknown as Storage;
  expect(await removeUnusedPictures(knex, away, later(25))).toEqual({ pictures: 1, files: 0, failed: 1 });
  expect(await sweep(25)).toEqual({ pictures: 0, files: 1, failed: 0 });
  expect(removed).toEqual([unused.storageKey]);
});

test('a picture that is being saved on a card is passed over', async () => {
  const user = await createUser(knex);
  const media = await picture(user.id);
  const card = await createBusinessProfile(knex, { userId: user.id });
  await knex.transaction(async (trx) => {
    await assertOwnPictures(trx, user.id, { coverImage: media.address });
    expect((await sweep(25)).pictures).toBe(0);
    await card.$query(trx).patch({ coverImage: media.address });
  });
  expect((await sweep(25)).pictures).toBe(0);
});

test('a card may name its owner’s pictures and what it named before, nothing else', async () => {
  const [user, other] = [await createUser(knex), await createUser(knex)];
  const [own, foreign, old] = [await picture(user.id), await picture(other.id), await picture(other.id)];
  const check = (next: Parameters<typeof assertOwnPictures>[2]) =>
    knex.transaction((trx) => assertOwnPictures(trx, user.id, next, { profileImage: old.address }));
  await check({});
  await check({ coverImage: null, profileImage: '', galleryImages: [] });
  await check({ coverImage: own.address, profileImage: old.address, galleryImages: galleryOf(own.address) });
  const refused = { code: 'validation_failed' };
  const strange = [
    foreign.address,
    'https://evil.example/x.jpg',
    'javascript:alert(1)',
    own.address.replace('640.jpg', '320.jpg'),
    `/media/${'a'.repeat(20)}-640x480/640.jpg`,
  ];
  for (const address of strange) {
    const fields = { coverImage: 'picture_not_found', 'galleryImages.1.url': 'picture_not_found' };
    const galleryImages = [...galleryOf(own.address), ...galleryOf(address)];
    await expect(check({ coverImage: address, galleryImages })).rejects.toMatchObject({ ...refused, fields });
  }
});
