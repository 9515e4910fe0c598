import sharp from 'sharp';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import {
  cardPalettes,
  cardTemplates,
  colorSchemes,
  type CardPalette,
  type CardTemplate,
  type PublicCard,
} from '../../../contract/cards/public-card.schema.ts';
import { contrastOf } from '../../../lib/readable-colour.ts';
import { publicCardOf } from '../../../testing/factories/public-card.ts';
import { drawSharePicture, maxShareBytes } from './draw-share-picture.ts';
import { openCanvas } from './frame-picture.ts';
import { moodOf } from './moods.ts';
import { shareFont, type ShareFont } from './share-fonts.ts';

const none = { portrait: null, cover: null };

/** Noise is the hardest thing to compress. */
async function noise(width: number, height: number): Promise<Buffer> {
  let seed = 7;
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (seed = (seed * 48_271) % 2_147_483_647) & 255;
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

interface Mask {
  width: number;
  height: number;
  on: Uint8Array;
}

/** Marks the pixels that are nearer to the text's colour than to the ground's. */
function maskOf(
  rgb: Buffer,
  width: number,
  height: number,
  channels: number,
  text: string,
  ground: string,
): Mask {
  const rgbOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const [ink, paper] = [rgbOf(text), rgbOf(ground)];
  const on = new Uint8Array(width * height);
  for (let pixel = 0; pixel < on.length; pixel += 1) {
    let distance = 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const value = rgb[pixel * channels + channel] ?? 0;
      distance += (value - (ink[channel] ?? 0)) ** 2 - (value - (paper[channel] ?? 0)) ** 2;
    }
    on[pixel] = distance < 0 ? 1 : 0;
  }
  return { width, height, on };
}

/** The text alone, left to right as it is written here, without a margin. */
function written(text: string, font: ShareFont, size: number, colour: string, ground: string): Mask {
  const { ctx } = openCanvas(900, 160);
  ctx.fillStyle = ground;
  ctx.fillRect(0, 0, 900, 160);
  ctx.fillStyle = colour;
  ctx.font = shareFont(font, size);
  ctx.direction = 'ltr';
  ctx.textAlign = 'left';
  ctx.fillText(text, 20, 110);
  const { actualBoundingBoxAscent, actualBoundingBoxRight } = ctx.measureText(text);
  const box = {
    x: 18,
    y: Math.floor(108 - actualBoundingBoxAscent),
    width: Math.ceil(actualBoundingBoxRight) + 4,
  };
  const height = 114 - box.y;
  const { data } = ctx.getImageData(box.x, box.y, box.width, height);
  return maskOf(Buffer.from(data), box.width, height, 4, colour, ground);
}

/** Counts the marked pixels of a box by four look-ups in a summed-area table. */
function countsIn({ width, height, on }: Mask) {
  const sums = new Uint32Array((width + 1) * (height + 1));
  const at = (x: number, y: number) => y * (width + 1) + x;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      sums[at(x + 1, y + 1)] =
        (on[y * width + x] ?? 0) +
        (sums[at(x, y + 1)] ?? 0) +
        (sums[at(x + 1, y)] ?? 0) -
        (sums[at(x, y)] ?? 0);
  return (x: number, y: number, across: number, down: number): number =>
    (sums[at(x + across, y + down)] ?? 0) -
    (sums[at(x, y + down)] ?? 0) -
    (sums[at(x + across, y)] ?? 0) +
    (sums[at(x, y)] ?? 0);
}

/**
 * The share of a text that is missing or too much at the place where it fits best: 0 is the same picture, 1 the
 * worst.
 */
function bestFit(picture: Mask, text: Mask): number {
  const marked = text.on.reduce((sum, value) => sum + value, 0);
  const inPicture = countsIn(picture);
  const inText = countsIn(text);
  // What the ink of each part differs by is wrong at least: most places are told by that.
  const parts = Array.from({ length: 12 }, (_, part) => {
    const [from, to] = [part / 12, (part + 1) / 12].map((share) => Math.round(share * text.width));
    const box = { x: from ?? 0, width: (to ?? 0) - (from ?? 0) };
    return { ...box, ink: inText(box.x, 0, box.width, text.height) };
  });
  const leastWrong = (start: number, top: number) => {
    let wrong = 0;
    for (const { x, width, ink } of parts)
      wrong += Math.abs(inPicture(start + x, top, width, text.height) - ink);
    return wrong;
  };
  let best = Math.ceil(marked / 2);
  for (let top = 0; top + text.height <= picture.height; top += 1)
    for (let start = 0; start + text.width <= picture.width; start += 1) {
      // Too much or too little ink to fit better than the best so far.
      if (Math.abs(inPicture(start, top, text.width, text.height) - marked) >= best) continue;
      if (leastWrong(start, top) >= best) continue;
      let wrong = 0;
      for (let y = 0; y < text.height && wrong < best; y += 1)
        for (let x = 0; x < text.width && wrong < best; x += 1)
          if (text.on[y * text.width + x] !== picture.on[(top + y) * picture.width + start + x]) wrong += 1;
      best = Math.min(best, wrong);
    }
  return best / marked;
}

async function pictureMask(card: PublicCard, text: string, ground: string): Promise<Mask> {
  const { data, info } = await sharp(await drawSharePicture(card, none))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return maskOf(data, info.width, info.height, info.channels, text, ground);
}

describe('the letters of a word in Arabic', () => {
  it('are drawn joined', async () => {
    const card = publicCardOf({ template: 'minimal', language: 'ar', jobTitle: 'كهربائي', phone: null });
    const { paper, accentInk } = moodOf(publicCardOf({ template: 'minimal', colorScheme: 'light' }));
    const picture = await pictureMask(card, accentInk, paper);
    const fit = (text: string) => bestFit(picture, written(text, 'Card Text', 42, accentInk, paper));
    expect(fit('كهربائي')).toBeLessThan(0.15);
    expect(fit([...'كهربائي'].join('\u200C'))).toBeGreaterThan(0.25);
  });
});

describe('the order of what is drawn', () => {
  it.each(['basic', 'classic', 'night'] as const)(
    'keeps the digits of a phone number in %s',
    async (template) => {
      const card = publicCardOf({ template, cardType: template === 'basic' ? 'basic' : 'pro' });
      const { accent, onAccent } = moodOf(card);
      const picture = await pictureMask(card, onAccent, accent);
      const fit = (text: string) => bestFit(picture, written(text, 'Card Bold', 42, onAccent, accent));
      expect(fit('052-123-4567')).toBeLessThan(0.15);
      expect(fit('4567-123-052')).toBeGreaterThan(0.25);
    },
  );

  it('keeps a number within Hebrew, and puts what follows it to its left', async () => {
    const card = publicCardOf({ template: 'minimal', jobTitle: 'מוקד 052-123-4567 שבת', phone: null });
    const { paper, accentInk } = moodOf(publicCardOf({ template: 'minimal', colorScheme: 'light' }));
    const picture = await pictureMask(card, accentInk, paper);
    const fit = (text: string) => bestFit(picture, written(text, 'Card Text', 42, accentInk, paper));
    // In visual order, from the left; marks force each run, so that the reference needs no algorithm.
    expect(fit('\u202Dתבש\u202C 052-123-4567 \u202Dדקומ\u202C')).toBeLessThan(0.15);
    expect(fit('\u202Dדקומ\u202C 052-123-4567 \u202Dתבש\u202C')).toBeGreaterThan(0.25);
    expect(fit('4567-123-052')).toBeGreaterThan(0.25);
  });

  it('keeps an English name in a Hebrew line', async () => {
    const card = publicCardOf({ template: 'minimal', jobTitle: 'בוגרת Studio Harari (2019)', phone: null });
    const { paper, accentInk } = moodOf(publicCardOf({ template: 'minimal', colorScheme: 'light' }));
    const picture = await pictureMask(card, accentInk, paper);
    const fit = (text: string) => bestFit(picture, written(text, 'Card Text', 42, accentInk, paper));
    // The year follows its English name, as the Unicode algorithm has it.
    expect(fit('Studio Harari (2019)')).toBeLessThan(0.15);
    expect(fit('(2019) Studio Harari')).toBeGreaterThan(0.25);
  });
});

const longName = 'סטודיו לעיצוב פנים ואדריכלות ירוקה של משפחת בן־דוד כהן־אזולאי ושות׳ בע״מ';
const names = {
  'direction marks': '\u202Eיול הנד\u202C \u2067x\u2069\u200F',
  'ten thousand letters': 'א'.repeat(10_000),
  'ten thousand words': 'אב '.repeat(10_000),
  'emoji alone': '🌸👩‍🎨🇮🇱',
  'English with Hebrew': 'DJ Maya & מאיה (Live!) ₪1,234 100%',
  'a long name': longName,
  'one letter': 'ד',
  'another script': 'Ünïcödé 漢字 عربي',
  'nothing that shows': '\u200B\u2066\u2069',
};

describe('the picture', () => {
  // Each name in a third of the templates, and each template with a third of the names; thorough: all in all.
  const cases = cardTemplates.flatMap((template, place) =>
    Object.keys(names)
      .filter((_kind, at) => inject('isThorough') || (place + at) % 3 === 0)
      .map((kind) => [template, kind] as const),
  );
  it.each(cases)('in %s with %s has its size', async (template, kind) => {
    const name = names[kind as keyof typeof names];
    const card: PublicCard = { ...publicCardOf({ businessName: name, jobTitle: name }), template };
    const bytes = await drawSharePicture(card, none);
    const { width, height, format } = await sharp(bytes).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    expect(bytes.length).toBeLessThan(maxShareBytes);
  });

  let pictures: Parameters<typeof drawSharePicture>[1];
  beforeAll(async () => {
    pictures = { portrait: await noise(640, 640), cover: await noise(1280, 720) };
  });
  it.each(cardTemplates)('in %s stays under 300 KB with the worst pictures', async (template) => {
    const bytes = await drawSharePicture({ ...publicCardOf(), template }, pictures);
    expect(bytes.length).toBeLessThan(maxShareBytes);
  });

  it('shows the owner’s picture and accent, and none that is broken', async () => {
    const red = await sharp({ create: { width: 300, height: 500, channels: 3, background: '#ff0000' } })
      .jpeg()
      .toBuffer();
    const card: PublicCard = { ...publicCardOf(), template: 'bold', accent: '#0044cc' };
    const colourAt = async (bytes: Buffer) => {
      const { data } = await sharp(bytes)
        .extract({ left: 60, top: 60, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return [...data].map((value) => Math.round(value / 51));
    };
    expect(await colourAt(await drawSharePicture(card, { portrait: red, cover: null }))).toEqual([5, 0, 0]);
    const broken = { portrait: red.subarray(0, 40), cover: Buffer.from('no picture') };
    expect(await colourAt(await drawSharePicture(card, broken))).toEqual([0, 1, 4]);
  });

  it.each(cardTemplates)('shows the logo once, in its own proportions, in %s', async (template) => {
    const logo = await sharp({ create: { width: 320, height: 80, channels: 3, background: '#ff00ff' } })
      .png()
      .toBuffer();
    const portrait = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#00aa00' } })
      .png()
      .toBuffer();
    const boxOf = async (language: PublicCard['language'], own: Parameters<typeof drawSharePicture>[1]) => {
      const { data, info } = await sharp(
        await drawSharePicture({ ...publicCardOf(), template, language }, own),
      )
        .raw()
        .toBuffer({ resolveWithObject: true });
      const [xs, ys]: number[][] = [[], []];
      for (let at = 0; at < data.length; at += info.channels)
        if ((data[at] ?? 0) > 200 && (data[at + 1] ?? 0) < 70 && (data[at + 2] ?? 0) > 200) {
          xs?.push((at / info.channels) % info.width);
          ys?.push(Math.floor(at / info.channels / info.width));
        }
      const sides = [xs, ys].map((all = []) =>
        all.length === 0 ? 0 : Math.max(...all) - Math.min(...all) + 1,
      );
      return sides;
    };
    for (const [width = 0, height = 0] of [
      await boxOf('he', { portrait, cover: null, logo }),
      await boxOf('en', { portrait: null, cover: null, logo }),
    ]) {
      // The corners are round, and JPEG blurs the edge.
      expect(Math.abs(width - 300)).toBeLessThan(6);
      expect(Math.abs(height - 75)).toBeLessThan(6);
    }
    expect(await boxOf('he', { portrait, cover: null })).toEqual([0, 0]);
  });

  it('keeps every word inside', async () => {
    const card: PublicCard = {
      ...publicCardOf({ businessName: longName, jobTitle: longName }),
      template: 'minimal',
    };
    const { ink, paper } = moodOf(publicCardOf({ template: 'minimal', colorScheme: 'light' }));
    const picture = await pictureMask(card, ink, paper);
    const edge = [...picture.on].filter((value, at) => value && (at % 1200 < 48 || at % 1200 > 1152));
    expect(edge).toEqual([]);
  });
});

describe('colours', () => {
  const accents = ['#000000', '#ffffff', '#ffff00', '#808080', '#0000ff', '#ff0000', null];
  const cases = cardTemplates.flatMap((template) =>
    cardPalettes.map((palette): [CardTemplate, CardPalette] => [template, palette]),
  );
  it.each(cases)('can be read in %s with %s', (template, palette) => {
    for (const accent of accents)
      for (const colorScheme of colorSchemes) {
        const mood = moodOf({ template, palette, accent, colorScheme, typeface: 'own' });
        for (const [text, ground] of [
          [mood.ink, mood.paper],
          [mood.muted, mood.paper],
          [mood.accentInk, mood.paper],
          [mood.onAccent, mood.accent],
        ] as const)
          expect(contrastOf(text, ground)).toBeGreaterThanOrEqual(4.5);
      }
  });

  it('are the palette’s, and dark where the card always is', () => {
    const paper = (look: Partial<Parameters<typeof moodOf>[0]>) =>
      moodOf({ ...publicCardOf({ template: 'classic' }), ...look }).paper;
    expect(new Set(cardPalettes.map((palette) => paper({ palette }))).size).toBe(cardPalettes.length);
    expect(paper({ colorScheme: 'system' })).toBe(paper({ colorScheme: 'light' }));
    expect(contrastOf(paper({ colorScheme: 'dark' }), '#ffffff')).toBeGreaterThan(10);
  });
});

describe('numbers in Arabic words', () => {
  it.each(['كهربائي 052-123-4567', 'من 9:00-17:00 كل يوم'])('keep their order: %s', async (jobTitle) => {
    const drawn = (line: string) => drawSharePicture(publicCardOf({ jobTitle: line }), none);
    const isolated = jobTitle.replace(/[\d:-]+/gu, '\u2066$&\u2069');
    expect((await drawn(jobTitle)).equals(await drawn(isolated))).toBe(true);
  });
});
