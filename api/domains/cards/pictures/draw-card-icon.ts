import { directionOfText } from '../../../contract/base/typed-text.ts';
import type { PublicCard } from '../../../contract/cards/public-card.schema.ts';
import { fillBox, framePicture, openCanvas, readImage } from './frame-picture.ts';
import { cardIcons, type CardIcon } from './icon-sizes.ts';
import { monogramOf } from '../../../contract/cards/monogram.ts';
import { moodOf } from './moods.ts';
import { shareFont } from './share-fonts.ts';

/** Draws a card's icon: the owner's picture, else the monogram of the name on the accent. */
export async function drawCardIcon(
  card: PublicCard,
  portrait: Buffer | null,
  name: CardIcon,
): Promise<Buffer> {
  const { width, isMaskable } = cardIcons[name];
  const { canvas, ctx } = openCanvas(width, width);
  const mood = moodOf(card);
  const whole = { x: 0, y: 0, width, height: width };
  const radius = isMaskable ? 0 : width * 0.22;
  const image = await readImage(portrait);
  if (image) framePicture(ctx, image, whole, radius);
  else {
    fillBox(ctx, mood.accent, whole, radius);
    const letter = monogramOf(card.name);
    const size = width * (isMaskable ? 0.46 : 0.58);
    ctx.font = shareFont(mood.nameFont, size);
    const room = width * (isMaskable ? 0.5 : 0.66);
    const written = ctx.measureText(letter).width;
    if (written > room) ctx.font = shareFont(mood.nameFont, (size * room) / written);
    ctx.direction = directionOfText(letter);
    ctx.fillStyle = mood.onAccent;
    ctx.textAlign = 'center';
    const { actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent } = ctx.measureText(letter);
    ctx.fillText(letter, width / 2, width / 2 + (ascent - descent) / 2);
  }
  return canvas.encode('png');
}
