import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { encodePicture } from './encode-picture.ts';
import { widthsOf } from '../../../contract/cards/picture-address.ts';
import { pictureRefusals } from '../../../contract/cards/messages.ts';

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

test('shows a transparent picture on white', async () => {
  const clear = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  const [file] = (await encodePicture(clear)).files.filter(({ extension }) => extension === 'webp');
  const { dominant } = await sharp(file?.bytes).stats();
  expect(dominant.r).toBeGreaterThan(240);
});

test.each([
  ['dark, on a clear ground: white, with a margin', '#203040', 0, [640 + 2 * 23, 160 + 2 * 23], 255],
  ['light, on a clear ground: dark, with a margin', '#fff8e0', 0, [640 + 2 * 23, 160 + 2 * 23], 22],
  ['with a ground of its own: as it is', '#203040', 255, [640, 160], 204],
] as const)('a logo %s', async (_case, ink, alpha, size, ground) => {
  const mark = await sharp({ create: { width: 400, height: 150, channels: 4, background: ink } })
    .png()
    .toBuffer();
  const logo = await sharp({
    create: {
      width: 800,
      height: 200,
      channels: 4,
      background: { r: 204, g: 204, b: 204, alpha: alpha / 255 },
    },
  })
    .composite([{ input: mark, left: 200, top: 25 }])
    .png()
    .toBuffer();
  const picture = await encodePicture(logo, {}, 'logo');
  expect([picture.width, picture.height]).toEqual(size);
  const widest = picture.files.find(({ width, extension }) => width === picture.width && extension === 'jpg');
  const { data } = await sharp(widest?.bytes)
    .extract({ left: 4, top: 4, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(Math.abs((data[0] ?? 0) - ground)).toBeLessThan(8);
});

describe('a part of a picture', () => {
  /** Four quarters of different colours, as in the upright picture. */
  const quarters = { red: [0, 0], green: [1, 0], blue: [0, 1], yellow: [1, 1] } as const;
  const colours = { red: '#ff0000', green: '#00ff00', blue: '#0000ff', yellow: '#ffff00' };
  const tile = (background: string) =>
    sharp({ create: { width: 100, height: 60, channels: 3, background } })
      .png()
      .toBuffer();

  /** A photo as a camera held sideways stores it: turned back by its orientation mark. */
  async function photo(orientation: 1 | 6): Promise<Buffer> {
    const tiles = Object.entries(quarters).map(async ([name, [x, y]]) => ({
      input: await tile(colours[name as keyof typeof colours]),
      left: x * 100,
      top: y * 60,
    }));
    const upright = await blank(200, 120)
      .composite(await Promise.all(tiles))
      .png()
      .toBuffer();
    return sharp(upright)
      .rotate(orientation === 6 ? 270 : 0)
      .jpeg({ quality: 95 })
      .withMetadata({ orientation })
      .toBuffer();
  }

  async function colourOf(picture: Awaited<ReturnType<typeof encodePicture>>): Promise<string> {
    const file = picture.files.find(({ extension }) => extension === 'jpg');
    const { data } = await sharp(file?.bytes).resize(1, 1).raw().toBuffer({ resolveWithObject: true });
    const near = [...data].map((value) => (value > 127 ? 'ff' : '00')).join('');
    return Object.entries(colours).find(([, colour]) => colour === `#${near}`)?.[0] ?? near;
  }

  // The quarter that is at the upper start corner after a clockwise turn.
  const upperLeft = { 0: 'red', 90: 'blue', 180: 'yellow', 270: 'green' } as const;
  const cases = ([1, 6] as const).flatMap((orientation) =>
    ([0, 90, 180, 270] as const).map((turn) => [orientation, turn] as const),
  );
  test.each(cases)('with orientation %d, turned by %d, is what was seen', async (orientation, turn) => {
    const crop = { left: 5, top: 5, width: 40, height: 40 };
    const picture = await encodePicture(await photo(orientation), { crop, turn });
    expect(await colourOf(picture)).toBe(upperLeft[turn]);
    expect([picture.width, picture.height]).toEqual(turn % 180 === 0 ? [80, 48] : [48, 80]);
  });

  test('is cut at its full size, before it is made smaller', async () => {
    // Made smaller first, to 1920 pixels, it would have 960.
    const picture = await encodePicture(await blank(2_000, 1_000).png().toBuffer(), {
      crop: { left: 25, top: 0, width: 50, height: 100 },
    });
    expect([picture.width, picture.height]).toEqual([1_000, 1_000]);
  });

  test('has a pixel at least and ends at the edge', async () => {
    const bytes = await blank(10, 10).png().toBuffer();
    const tiny = await encodePicture(bytes, { crop: { left: 99.9, top: 99.9, width: 0.01, height: 0.01 } });
    expect([tiny.width, tiny.height]).toEqual([1, 1]);
    const whole = await encodePicture(bytes, { crop: { left: 0, top: 0.005, width: 100, height: 100 } });
    expect([whole.width, whole.height]).toEqual([10, 10]);
  });
});

function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(17);
  header.write('IHDR', 0, 'latin1');
  header.writeUInt32BE(width, 4);
  header.writeUInt32BE(height, 8);
  header.set([8, 2, 0, 0, 0], 12);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(13, 0);
  frame.writeUInt32BE(crc32(header), 4);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    frame.subarray(0, 4),
    header,
    frame.subarray(4),
    // An empty run of pixels, as packed by zlib.
    Buffer.from('000000084944415478da0300000000012dd8dd51', 'hex'),
  ]);
}

async function movingWebp(): Promise<Buffer> {
  const pixels = Buffer.concat([Buffer.alloc(1_200, 0), Buffer.alloc(1_200, 200)]);
  return sharp(pixels, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
    .webp({ delay: [100, 100], loop: 0 })
    .toBuffer();
}

async function movingPng(): Promise<Buffer> {
  const still = await blank(20, 20).png().toBuffer();
  const part = Buffer.alloc(20);
  part.writeUInt32BE(8, 0);
  part.write('acTL', 4, 'latin1');
  part.writeUInt32BE(2, 8);
  part.writeUInt32BE(crc32(part.subarray(4, 16)), 16);
  return Buffer.concat([still.subarray(0, 33), part, still.subarray(33)]);
}

const jpeg = () => blank(800, 800).jpeg().toBuffer();

test.each<[string, keyof typeof pictureRefusals, () => Buffer | Promise<Buffer>]>([
  ['text', 'notPicture', () => Buffer.from('not a picture')],
  ['three bytes', 'notPicture', () => Buffer.from('abc')],
  ['nothing', 'empty', () => Buffer.alloc(0)],
  ['HTML', 'notPicture', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a zip', 'notPicture', () => Buffer.from('PK\x03\x04........')],
  ['a PDF', 'notPicture', () => Buffer.from('%PDF-1.7 ...')],
  ['SVG', 'svg', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['SVG behind a comment', 'svg', () => Buffer.from('\uFEFF <?xml version="1.0"?><!-- x --><svg/>')],
  ['GIF', 'gif', () => blank(9, 9).gif().toBuffer()],
  ['a script that starts like a GIF', 'gif', () => Buffer.from('GIF89a=1;alert(1)')],
  ['a telephone’s own format', 'heic', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic....', 'latin1')],
  ['a film', 'notPicture', () => Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42....', 'latin1')],
  ['a moving WebP', 'animated', movingWebp],
  ['a moving PNG', 'animated', movingPng],
  ['a JPEG that breaks off', 'broken', async () => (await jpeg()).subarray(0, 700)],
  ['a JPEG that breaks off near its end', 'broken', async () => (await jpeg()).subarray(0, -40)],
  ['a PNG that breaks off', 'broken', async () => (await blank(900, 9).png().toBuffer()).subarray(0, 60)],
  ['an AVIF that breaks off', 'broken', async () => (await blank(90, 90).avif().toBuffer()).subarray(0, -20)],
  ['the mark of JPEG and nothing else', 'broken', () => Buffer.from('\xFF\xD8\xFF<svg/>', 'latin1')],
  ['a claim of 900 megapixels', 'tooManyPixels', () => pngHeader(30_000, 30_000)],
  ['a claim of two thousand million pixels at a side', 'broken', () => pngHeader(2 ** 31 - 1, 2)],
  ['more than 24 megapixels', 'tooManyPixels', () => blank(6_000, 4_100).png().toBuffer()],
  ['a thread of pixels', 'tooLong', () => blank(30_000, 1).png().toBuffer()],
])('refuses %s', async (_name, reason, make) => {
  const refused = await encodePicture(await make()).catch((error: unknown) => error);
  expect(refused).toMatchObject({ text: pictureRefusals[reason] });
});

test('refuses a JPEG of more scans than any camera writes, before it is decoded', async () => {
  const photo = await blank(64, 64).jpeg({ progressive: true }).toBuffer();
  const first = photo.indexOf(Buffer.from([0xff, 0xda]));
  const second = photo.indexOf(Buffer.from([0xff, 0xda]), first + 2);
  const scan = photo.subarray(first, second);
  const withScans = (more: number) =>
    Buffer.concat([photo.subarray(0, second), ...Array<Buffer>(more).fill(scan), photo.subarray(second)]);
  expect((await encodePicture(withScans(10))).width).toBe(64);
  // No cause: it was never given to the decoder.
  const refusal = { text: pictureRefusals.broken, cause: undefined };
  await expect(encodePicture(withScans(60))).rejects.toMatchObject(refusal);
});

test('takes what phones call 24 megapixels', async () => {
  const { width, height } = await encodePicture(await blank(5_712, 4_284).jpeg().toBuffer());
  expect([width, height]).toEqual([1920, 1440]);
});

test('carries over nothing that hides behind a picture', async () => {
  const zip = Buffer.from('PK\x03\x04<script>alert(1)</script><?php system($_GET[0]); ?>');
  const { files } = await encodePicture(Buffer.concat([await jpeg(), zip]));
  for (const { bytes } of files) expect(bytes.includes('script')).toBe(false);
});

test('the widest file is always the picture itself', () => {
  expect(widthsOf(1280)).toEqual([320, 640, 1280]);
  expect(widthsOf(320)).toEqual([320]);
  expect(widthsOf(1)).toEqual([1]);
});
