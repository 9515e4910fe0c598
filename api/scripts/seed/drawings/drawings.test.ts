import sharp from 'sharp';
import { expect, test } from 'vitest';
import { demoArticles, demoAuthors } from '../content/articles/index.ts';
import { demoCards } from '../content/cards/index.ts';
import { picturesOfCards } from '../demo-pictures.ts';
import { demoPictureId } from '../pictures.ts';
import { album, readPhotograph, type PhotographName } from '../photographs/album.ts';
import { draw, drawingNames, pictureNames } from './catalogue.ts';

test.each(drawingNames)('%s draws, the same each time, and without letters', async (name) => {
  const drawn = draw(name);
  expect(draw(name)).toEqual(drawn);
  // Letters would look different on each machine, by the fonts it has.
  expect(drawn.svg).not.toMatch(/<(?:text|image|script|use|foreignObject)\b|href=/u);
  const { width, height } = await sharp(Buffer.from(drawn.svg)).metadata();
  expect([width, height]).toEqual([drawn.width, drawn.height]);
});

test('no two pictures are the same and none is drawn for nothing', () => {
  expect(new Set(pictureNames.map(demoPictureId)).size).toBe(pictureNames.length);
  const shown = new Set<string>([
    ...picturesOfCards(demoCards),
    ...demoArticles.map(({ picture }) => `article:${picture}`),
    ...Object.values(demoAuthors).map(({ portrait }) => portrait),
  ]);
  expect(pictureNames.filter((name) => !shown.has(name))).toEqual([]);
});

test.each(Object.keys(album) as PhotographName[])('%s is a small file in the size it says', async (name) => {
  const { bytes, width, height } = readPhotograph(name);
  expect(bytes.length).toBeLessThanOrEqual(40_000);
  const found = await sharp(bytes).metadata();
  expect(found).toMatchObject({ format: 'heif', width, height });
});
