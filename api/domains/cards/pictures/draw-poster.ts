import { PDFDocument, type Image, type SKRSContext2D } from '@napi-rs/canvas';
import { directionOf } from '../../../contract/base/card-languages.ts';
import { monogramOf } from '../../../contract/cards/monogram.ts';
import { directionOfText } from '../../../contract/base/typed-text.ts';
import type { PublicCard } from '../../../contract/cards/public-card.schema.ts';
import { bleed, drawCropMarks, margin } from '../../../lib/crop-marks.ts';
import { qrAddress } from '../../../lib/draw-qr.ts';
import { posterWords } from './messages.ts';
import { drawCode } from './draw-code.ts';
import { fitText } from './fit-text.ts';
import { fillBox, framePicture, readImage } from './frame-picture.ts';
import { moodOf, type Mood } from './moods.ts';
import { shareFont } from './share-fonts.ts';

/** Cut sizes of the signs in millimetres; both have the proportions of A4. */
export const posterSizes = {
  'poster-a4.pdf': { width: 210, height: 297 },
  'sign-a6.pdf': { width: 105, height: 148 },
} as const;
export type PosterName = keyof typeof posterSizes;
export const posterNames = Object.keys(posterSizes) as PosterName[];

const pointsPerMillimetre = 72 / 25.4;
/** Text is fitted in whole steps of pixels, so a sign is laid out as if A4 were this wide. */
const units = 2100;

/**
 * Draws a sign for the counter, the door or the table as a PDF for the press: real size, 3 mm of bleed, crop marks;
 * letters and code are shapes (docs/product.md 12.11). Colours are RGB.
 */
export async function drawPoster(
  card: PublicCard,
  portrait: Buffer | null,
  name: PosterName,
): Promise<Buffer> {
  const trim = posterSizes[name];
  const image = await readImage(portrait);
  const file = new PDFDocument({ title: `${card.name} QR`, creator: 'Bikur', producer: 'Bikur' });
  const ctx = file.beginPage(
    (trim.width + margin * 2) * pointsPerMillimetre,
    (trim.height + margin * 2) * pointsPerMillimetre,
  ) as unknown as SKRSContext2D;
  ctx.scale(pointsPerMillimetre, pointsPerMillimetre);
  paintPoster(ctx, card, image, trim);
  file.endPage();
  return file.close();
}

/**
 * Paints the sign's whole page, its marks included.
 * @param ctx in millimetres
 */
export function paintPoster(
  ctx: SKRSContext2D,
  card: PublicCard,
  image: Image | null,
  trim: (typeof posterSizes)[PosterName],
): void {
  ctx.translate(margin, margin);
  const mood = moodOf(card);
  fillBox(ctx, mood.paper, {
    x: -bleed,
    y: -bleed,
    width: trim.width + bleed * 2,
    height: trim.height + bleed * 2,
  });
  ctx.save();
  ctx.beginPath();
  ctx.rect(-bleed, -bleed, trim.width + bleed * 2, trim.height + bleed * 2);
  ctx.clip();
  const scale = trim.width / units;
  ctx.scale(scale, scale);
  drawSign(ctx, card, mood, image, bleed / scale);
  ctx.restore();
  drawCropMarks(ctx, trim);
}

/**
 * @param over how far the ink goes on beyond the cut, in units
 */
function drawSign(ctx: SKRSContext2D, card: PublicCard, mood: Mood, image: Image | null, over: number): void {
  const words = posterWords[card.language];
  const direction = directionOf(card.language);
  const middle = units / 2;
  fillBox(ctx, mood.accent, { x: -over, y: -over, width: units + over * 2, height: 620 + over });
  const write = (
    text: string,
    given: { top: number; size: number; lines: number; colour: string; isName?: boolean },
  ) => {
    const family = given.isName ? mood.nameFont : 'Card Bold';
    const room = { family, width: 1700, largest: given.size, smallest: 56, lines: given.lines };
    const { size, lines } = fitText(ctx, text, room);
    ctx.font = shareFont(family, size);
    ctx.fillStyle = given.colour;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'alphabetic';
    ctx.direction = directionOfText(text);
    lines.forEach((line, index) => ctx.fillText(line, middle, given.top + size * (0.9 + index * 1.14)));
    return given.top + size * 1.14 * lines.length;
  };
  ctx.direction = direction;
  write(words.title, { top: 130, size: 130, lines: 1, colour: mood.onAccent });
  const face = { x: middle - 210, y: 410, width: 420, height: 420 };
  fillBox(ctx, mood.paper, { x: face.x - 20, y: face.y - 20, width: 460, height: 460 }, 230);
  if (image) framePicture(ctx, image, face, 210);
  else {
    fillBox(ctx, mood.ink, face, 210);
    ctx.font = shareFont(mood.nameFont, 190);
    ctx.fillStyle = mood.paper;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.fillText(monogramOf(card.name), middle, face.y + 215);
  }
  let top = write(card.name, { top: 890, size: 170, lines: 2, colour: mood.ink, isName: true });
  const role = card.jobTitle ?? card.category;
  if (role) top = write(role, { top: top + 10, size: 84, lines: 1, colour: mood.accentInk });
  const code = Math.min(1_300, 2_740 - top);
  drawCode(ctx, qrAddress(card), { x: middle - code / 2, y: top + 40, width: code, height: code }, 40);
  const address = card.url.replace(/^https?:\/\//u, '');
  write(address, { top: top + code + 70, size: 72, lines: 1, colour: mood.muted });
}
