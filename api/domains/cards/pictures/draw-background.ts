import { directionOf } from '../../../contract/base/card-languages.ts';
import { directionOfText } from '../../../contract/base/typed-text.ts';
import type { PublicCard } from '../../../contract/cards/public-card.schema.ts';
import { qrAddress } from '../../../lib/draw-qr.ts';
import { posterWords } from './messages.ts';
import { drawCode } from './draw-code.ts';
import { fitText } from './fit-text.ts';
import { fillBox, openCanvas } from './frame-picture.ts';
import { moodOf } from './moods.ts';
import { shareFont } from './share-fonts.ts';

const width = 1920;
const height = 1080;
/** Kept free of words and code: the head and shoulders of whoever sits before it. */
export const speaker = { x: 560, width: 800 };
const edge = 64;
const code = 344;

/**
 * Draws a background for video meetings: 1920 by 1080 pixels, the name on the side where the card's language begins and
 * the code on the other, both above and beside the speaker (docs/product.md 12.11). Meetings mirror one's own view
 * alone, so nothing is drawn mirrored.
 */
export async function drawBackground(card: PublicCard): Promise<Buffer> {
  const { canvas, ctx } = openCanvas(width, height);
  const mood = moodOf(card);
  const isRtl = directionOf(card.language) === 'rtl';
  const at = (x: number, y: number, wide: number, high: number) => ({
    x: isRtl ? width - x - wide : x,
    y,
    width: wide,
    height: high,
  });
  fillBox(ctx, mood.paper, { x: 0, y: 0, width, height });
  // A quiet room: a floor in the accent and one large shape behind the speaker.
  ctx.globalAlpha = 0.14;
  ctx.fillStyle = mood.accent;
  ctx.beginPath();
  ctx.arc(width / 2, height * 0.72, 620, 0, Math.PI * 2);
  ctx.fill();
  ctx.globalAlpha = 1;
  fillBox(ctx, mood.accent, { x: 0, y: height - 36, width, height: 36 });

  const panel = at(edge, edge, speaker.x - edge * 2, code);
  fillBox(ctx, mood.accent, at(edge, edge + 8, 96, 12), 6);
  const write = (text: string, family: typeof mood.nameFont, size: number, colour: string, top: number) => {
    const lines = family === mood.nameFont ? 3 : 2;
    const fitted = fitText(ctx, text, {
      family,
      width: panel.width,
      largest: size,
      smallest: Math.min(size, 30),
      lines,
    });
    ctx.font = shareFont(family, fitted.size);
    ctx.fillStyle = colour;
    ctx.direction = directionOfText(text);
    ctx.textAlign = isRtl ? 'right' : 'left';
    ctx.textBaseline = 'alphabetic';
    const lineHeight = Math.round(fitted.size * 1.16);
    fitted.lines.forEach((line, index) =>
      ctx.fillText(line, isRtl ? panel.x + panel.width : panel.x, top + lineHeight * index + fitted.size),
    );
    return top + lineHeight * fitted.lines.length;
  };
  let top = write(card.name, mood.nameFont, Math.min(mood.nameSize, 84), mood.ink, edge + 44);
  const role = card.jobTitle ?? card.category;
  if (role) top = write(role, 'Card Text', 40, mood.accentInk, top + 12);

  const place = at(width - edge - code, edge, code, code);
  drawCode(ctx, qrAddress(card), place, 24);
  ctx.font = shareFont('Card Bold', 30);
  ctx.fillStyle = mood.ink;
  ctx.direction = directionOf(card.language);
  ctx.textAlign = 'center';
  ctx.fillText(posterWords[card.language].short, place.x + code / 2, edge + code + 48);
  return canvas.encode('png');
}
