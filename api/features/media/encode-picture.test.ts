import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodePicture } from './encode-picture.ts';
import { widthsOf } from './picture-address.ts';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b7a6b' } });

test('gives every width in three formats, upright and without what the camera wrote', async () => {
  const photo = await blank(900, 500)
    .jpeg()
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '32/1 5/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const picture = await encodePicture(photo);
  expect([picture.width, picture.height]).toEqual([500, 900]);
  expect(picture.files.map(({ width, extension }) => `${width}.${extension}`)).toEqual([
    '320.avif',
    '320.webp',
    '320.jpg',
    '500.avif',
    '500.webp',
    '500.jpg',
  ]);
  for (const { bytes, width, extension } of picture.files) {
    const found = await sharp(bytes).metadata();
    expect(found.width).toBe(width);
    expect(found.format).toBe({ avif: 'heif', webp: 'webp', jpg: 'jpeg' }[extension]);
    expect(found.exif).toBeUndefined();
    expect(found.orientation).toBeUndefined();
  }
});

test('makes a large picture smaller and never a small one larger', async () => {
  const large = await encodePicture(await blank(4_000, 1_000).png().toBuffer());
  expect([large.width, large.height]).toEqual([1920, 480]);
  const small = await encodePicture(await blank(7, 3).png().toBuffer());
  expect([small.width, small.height, small.files.length]).toEqual([7, 3, 3]);
});

test('shows a transparent picture on white and only the first of an animation', async () => {
  const clear = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  const [file] = (await encodePicture(clear)).files.filter(({ extension }) => extension === 'webp');
  const { dominant } = await sharp(file?.bytes).stats();
  expect(dominant.r).toBeGreaterThan(240);
  const frames = await sharp(await blank(20, 60).raw().toBuffer(), {
    raw: { width: 20, height: 60, channels: 3, pageHeight: 20 },
  })
    .gif()
    .toBuffer();
  expect((await encodePicture(frames)).height).toBe(20);
});

test.each([
  ['text', () => Buffer.from('not a picture')],
  ['nothing', () => Buffer.alloc(0)],
  ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['HTML that starts like a picture', () => Buffer.from('GIF89a<script>alert(1)</script>')],
  [
    'a picture that breaks off',
    async () => (await blank(800, 800).composite([]).jpeg().toBuffer()).subarray(0, 700),
  ],
])('refuses %s', async (_name, make) => {
  await expect(encodePicture(await make())).rejects.toMatchObject({ code: 'unsupported_media_type' });
});

test.each([
  ['more than 24 megapixels', 6_000, 4_100],
  ['a thread of pixels', 13_000, 1],
])('refuses %s', async (_name, width, height) => {
  await expect(encodePicture(await blank(width, height).png().toBuffer())).rejects.toMatchObject({
    code: 'payload_too_large',
  });
});

test('the widest file is always the picture itself', () => {
  expect(widthsOf(1280)).toEqual([320, 640, 1280]);
  expect(widthsOf(320)).toEqual([320]);
  expect(widthsOf(1)).toEqual([1]);
});
