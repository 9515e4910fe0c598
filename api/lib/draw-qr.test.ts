import { XMLParser } from 'fast-xml-parser';
import jsQrModule from 'jsqr';
import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import { publicCardOf } from '../testing/factories/public-card.ts';
import { drawQr, qrAddress, qrAsPng, qrAsSvg } from './draw-qr.ts';

// The package is written for an old module system: its function is one step further in.
const readCode = (jsQrModule as unknown as { default: typeof jsQrModule.default }).default ?? jsQrModule;

const addresses = [
  'https://bikur.example/p/7?s=qr',
  'https://bikur.example/p/dana-levi?s=qr',
  `https://cards.a-rather-long-company-name.co.il/p/${'abcd-'.repeat(8)}?s=qr`,
];

const printed = [1024, 2000];

const photo = await sharp({ create: { width: 500, height: 300, channels: 3, background: '#c02050' } })
  .composite([
    { input: { create: { width: 120, height: 300, channels: 3, background: '#f4e060' } }, left: 190, top: 0 },
  ])
  .jpeg()
  .toBuffer();
const black = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#000000' } })
  .jpeg()
  .toBuffer();

async function read(file: Buffer, width?: number): Promise<string | undefined> {
  const image = width ? sharp(file).resize(width) : sharp(file);
  const { data, info } = await image
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return readCode(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

describe('the code of a card', () => {
  it.each(addresses)('is read as PNG, with and without a picture: %s', async (address) => {
    for (const picture of [null, photo, black])
      for (const size of [64, 160, 295, ...(inject('isThorough') ? printed : [])]) {
        const file = await qrAsPng(address, size, picture);
        expect([size, await read(file)]).toEqual([size, address]);
      }
  });

  it.each(printed)('is read as PNG for print, %i pixels wide', async (size) => {
    // The densest code, with the picture that hides most of it.
    const [address = ''] = addresses.slice(-1);
    expect(await read(await qrAsPng(address, size, black))).toBe(address);
  });

  it.each(addresses)('is read as SVG: %s', async (address) => {
    for (const picture of [null, photo, black]) {
      const svg = Buffer.from(await qrAsSvg(address, picture));
      for (const width of [200, 600]) expect([width, await read(svg, width)]).toEqual([width, address]);
    }
  });

  it('has whole pixels, a quiet zone of four modules and nothing but black and white', async () => {
    const address = addresses[1] ?? '';
    const { size } = drawQr(address);
    const { data, info } = await sharp(await qrAsPng(address, 300))
      .toColourspace('b-w')
      .extractChannel(0)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const scale = info.width / (size + 8);
    expect(Number.isInteger(scale)).toBe(true);
    expect(Math.abs(info.width - 300)).toBeLessThanOrEqual((size + 8) / 2);
    expect([...new Set(data)].sort((one, other) => one - other)).toEqual([0, 255]);
    const isQuiet = (x: number, y: number) =>
      Math.min(x, y, info.width - 1 - x, info.height - 1 - y) < 4 * scale;
    const dark = [...data.keys()].filter((at) => data[at] === 0);
    expect(dark.some((at) => isQuiet(at % info.width, Math.floor(at / info.width)))).toBe(false);
    expect(dark.length).toBeGreaterThan(1_000);
    for (const at of dark) {
      const [x, y] = [at % info.width, Math.floor(at / info.width)];
      const corner = Math.floor(y / scale) * scale * info.width + Math.floor(x / scale) * scale;
      if (data[corner] !== 0) throw new Error(`a module is cut at ${x},${y}`);
    }
  });

  it('keeps the picture within 22 % of the width, on a light pad', async () => {
    for (const address of addresses) {
      const svg = await qrAsSvg(address, photo);
      const { svg: drawn } = new XMLParser({ ignoreAttributes: false }).parse(svg) as {
        svg: { image: Record<string, string>; '@_viewBox': string };
      };
      const size = Number(drawn['@_viewBox'].split(' ')[2]) - 8;
      const [x, width] = [Number(drawn.image['@_x']), Number(drawn.image['@_width'])];
      expect((width + 1) / size).toBeLessThanOrEqual(0.22);
      expect((width + 1) / size).toBeGreaterThan(0.13);
      expect(x + width / 2).toBe(size / 2);
      const { data, info } = await sharp(await qrAsPng(address, 500, photo))
        .raw()
        .toBuffer({ resolveWithObject: true });
      const scale = info.width / (size + 8);
      const inPad = Math.round((4 + x - 0.25) * scale);
      const at = (inPad * info.width + Math.round(info.width / 2)) * info.channels;
      expect([...data.subarray(at, at + 3)]).toEqual([255, 255, 255]);
    }
  });

  it('shows the upper part of a high picture, where the face is', async () => {
    const light = { create: { width: 100, height: 100, channels: 3, background: '#ffffff' } } as const;
    const high = await sharp({ create: { ...light.create, height: 300, background: '#000000' } })
      .composite([{ input: light, left: 0, top: 0 }])
      .jpeg()
      .toBuffer();
    const [, shown = ''] = /base64,([^"]+)"/u.exec(await qrAsSvg(addresses[0] ?? '', high)) ?? [];
    const { channels } = await sharp(Buffer.from(shown, 'base64')).stats();
    expect(channels[0]?.mean).toBeGreaterThan(250);
  });

  it('is drawn without the picture when that can’t be read', async () => {
    const address = addresses[0] ?? '';
    expect(await read(await qrAsPng(address, 300, Buffer.from('no picture')))).toBe(address);
    expect(await qrAsSvg(address, black.subarray(0, 30))).not.toContain('<image');
  });

  it('opens the ASCII address, whatever the card’s own is', () => {
    const hebrew = publicCardOf({ customSlug: 'דנה-לוי', useCustomSlug: true });
    expect(qrAddress(hebrew)).toBe('https://bikur.example/p/7?s=qr');
    expect(qrAddress(publicCardOf())).toBe('https://bikur.example/p/dana-levi?s=qr');
  });
});
