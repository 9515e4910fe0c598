import { directionOf } from '../../../contract/base/card-languages.ts';
import type { PublicCard } from '../../../contract/cards/public-card.schema.ts';
import { openCanvas, readImage } from './frame-picture.ts';
import { monogramOf } from '../../../contract/cards/monogram.ts';
import { drawLogo } from './draw-logo.ts';
import { moodOf } from './moods.ts';
import { shareHeight, shareScenes, shareWidth, type Stage } from './share-scenes.ts';
import { writeFoot, writeWords } from './write-share-text.ts';

/** Link previews refuse larger pictures (docs/product.md 4). In bytes. */
export const maxShareBytes = 300_000;
const qualities = [86, 76, 66, 54, 40, 24];

interface OwnPictures {
  portrait: Buffer | null;
  cover: Buffer | null;
  /** Null, too, unless given. */
  logo?: Buffer | null;
}

/**
 * Draws the picture that chats show beside a card's link: name, trade and number in the template's mood, as JPEG of
 * 1200 by 630 pixels and less than 300,000 bytes (docs/product.md 4). It is laid out in the direction of the card's
 * language, numbers left to right.
 */
export async function drawSharePicture(card: PublicCard, pictures: OwnPictures): Promise<Buffer> {
  const { canvas, ctx } = openCanvas(shareWidth, shareHeight);
  const { language } = card;
  const isRtl = directionOf(language) === 'rtl';
  const mood = moodOf(card);
  const scene = shareScenes[card.template];
  const [portrait, cover, logo] = await Promise.all([
    readImage(pictures.portrait),
    readImage(pictures.cover),
    readImage(pictures.logo ?? null),
  ]);
  const stage: Stage = {
    ctx,
    mood,
    portrait,
    cover,
    monogram: monogramOf(card.name),
    at: (x, y, width, height) => ({ x: isRtl ? x : shareWidth - x - width, y, width, height }),
  };
  ctx.fillStyle = mood.paper;
  ctx.fillRect(0, 0, shareWidth, shareHeight);
  scene.draw(stage);
  const box = logo ? drawLogo(stage, scene, logo, isRtl) : scene.textBox(stage);
  const words = { ctx, card, mood, language, box, isCentred: scene.isCentred };
  writeWords(words);
  writeFoot(words, scene.foot);
  let bytes = await canvas.encode('jpeg', qualities[0]);
  for (const quality of qualities.slice(1)) {
    if (bytes.length < maxShareBytes) break;
    bytes = await canvas.encode('jpeg', quality);
  }
  return bytes;
}
