import { createCanvas } from '@napi-rs/canvas';
import jsQrModule from 'jsqr';
import sharp, { type Region } from 'sharp';
import { expect, test } from 'vitest';
import { cardLanguages, directionOf } from '../../../contract/base/card-languages.ts';
import { cardTemplates, type PublicCard } from '../../../contract/cards/public-card.schema.ts';
import { margin } from '../../../lib/crop-marks.ts';
import { qrAddress } from '../../../lib/draw-qr.ts';
import { publicCardOf } from '../../../testing/factories/public-card.ts';
import { drawBackground, speaker } from './draw-background.ts';
import { drawPoster, paintPoster, posterNames, posterSizes } from './draw-poster.ts';

// The package is written for an old module system: its function is one step further in.
const jsQr = (jsQrModule as unknown as { default: typeof jsQrModule.default }).default ?? jsQrModule;
const long = 'מכון ירושלמי לייעוץ משפטי, גישור ובוררות בע״מ והבנים';

async function readCode(picture: Buffer, region?: Region): Promise<string | undefined> {
  const cut = region ? sharp(picture).extract(region) : sharp(picture).resize(800);
  const { data, info } = await cut.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test.each(
  cardLanguages.map(
    (language, index) => [language, cardTemplates[index % cardTemplates.length] ?? 'basic'] as const,
  ),
)(
  'a background (%s, %s) has its code in an upper corner, and nothing where the speaker sits',
  async (language, template) => {
    const card = { ...publicCardOf({ template, businessName: long }), language } as PublicCard;
    const picture = await drawBackground(card);
    const { width, height, format } = await sharp(picture).metadata();
    expect([width, height, format]).toEqual([1920, 1080, 'png']);
    const end = directionOf(language) === 'rtl' ? 0 : 1920 - speaker.x;
    expect(await readCode(picture, { left: end, top: 0, width: speaker.x, height: 540 })).toBe(
      qrAddress(card),
    );
    // Between the sides are flat colours alone: the ground and the shape behind the speaker.
    for (const top of [100, 500, 1000]) {
      const row = { left: speaker.x, top, width: speaker.width, height: 1 };
      const pixels = await sharp(picture).extract(row).removeAlpha().raw().toBuffer();
      const colours = Array.from({ length: speaker.width }, (_, x) =>
        pixels.subarray(x * 3, x * 3 + 3).join(),
      );
      expect(new Set(colours).size).toBe(1);
    }
  },
);

test.each(posterNames)(
  '%s is in real size with bleed and marks, and its code is read as printed',
  async (name) => {
    const trim = posterSizes[name];
    for (const businessName of ['דנה לוי', long]) {
      const card = publicCardOf({ businessName, template: 'bold' });
      const dots = 8;
      const canvas = createCanvas((trim.width + margin * 2) * dots, (trim.height + margin * 2) * dots);
      const ctx = canvas.getContext('2d');
      ctx.fillStyle = '#fff';
      ctx.fillRect(0, 0, canvas.width, canvas.height);
      ctx.scale(dots, dots);
      paintPoster(ctx, card, null, trim);
      expect(await readCode(await canvas.encode('png'))).toBe(qrAddress(card));
      // Ink reaches 3 mm beyond the cut, and no further but for the marks.
      const at = (x: number, y: number) =>
        [
          ...ctx.getImageData(Math.round((margin + x) * dots), Math.round((margin + y) * dots), 1, 1).data,
        ].join();
      expect(at(trim.width / 2, -2.8)).not.toBe('255,255,255,255');
      expect(at(trim.width / 2, -3.3)).toBe('255,255,255,255');
    }
    const file = (await drawPoster(publicCardOf(), null, name)).toString('latin1');
    const points = (millimetres: number) => ((millimetres + margin * 2) * 72) / 25.4;
    const [, wide, high] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(file) ?? [];
    expect(Math.abs(Number(wide) - points(trim.width))).toBeLessThan(1);
    expect(Math.abs(Number(high) - points(trim.height))).toBeLessThan(1);
  },
);
