import { Path2D, type Image, type SKRSContext2D } from '@napi-rs/canvas';
import { directionOfText } from '../../../contract/base/typed-text.ts';
import { pictureWidths, quietZone, tapWaves } from '../../../contract/nfc/printed-geometry.ts';
import { printedMonogramOf } from '../../../contract/nfc/printed-monogram.ts';
import { drawQr } from '../../../lib/draw-qr.ts';
import { burnt, flood, fontsOf, fromStart, steel, type Pen } from './face-pen.ts';
import { printFont } from './print-fonts.ts';

const codeInks = { pvc: '#000', sticker: '#000', bamboo: burnt, metal: steel.ground } as const;

/** The picture, or a field of colour, at the end of the front. */
export function drawField(pen: Pen, layout: 'diagonal' | 'portrait'): void {
  const { ctx, face, height, over, isRtl, ground, ink } = pen;
  const width = pictureWidths[layout];
  const begin = 100 - width;
  const x = (start: number) => (isRtl ? 100 - start : start);
  // The slanted edge of the picture goes on in the same line over the cut.
  const slant = layout === 'diagonal' ? width * 0.22 : 0;
  const edgeAt = (y: number) => begin + slant * (1 - y / height);
  ctx.save();
  ctx.beginPath();
  ctx.moveTo(x(edgeAt(-over)), -over);
  ctx.lineTo(x(100 + over), -over);
  ctx.lineTo(x(100 + over), height + over);
  ctx.lineTo(x(edgeAt(height + over)), height + over);
  ctx.closePath();
  ctx.clip();
  flood(pen, ground);
  const { portrait, cover } = face;
  const picture = layout === 'portrait' ? (portrait ?? cover) : (cover ?? portrait);
  if (picture)
    fillWith(ctx, picture, {
      x: isRtl ? -over : begin,
      y: -over,
      width: width + over,
      height: height + over * 2,
    });
  else monogram(pen, ink, fromStart(pen, begin, width) + width / 2, height / 2, 15);
  ctx.restore();
}

/** The portrait, or the monogram that stands for it: a laser makes lines and no pictures. */
export function drawMark(pen: Pen, ink: string): void {
  const { ctx, face, ground } = pen;
  const { material, layout } = face.design;
  const isPvc = material === 'pvc';
  const place = !isPvc
    ? { start: 70, top: 7, size: 23 }
    : layout === 'diagonal'
      ? { start: 44, top: 6, size: pictureWidths.face }
      : layout === 'center'
        ? { start: 40, top: 6, size: pictureWidths.face }
        : { start: 69, top: 7, size: 24 };
  const { size, top } = place;
  const left = fromStart(pen, place.start, size);
  const radius = isPvc && layout === 'logo' ? 3 : size / 2;
  if (!isPvc) {
    ctx.strokeStyle = ink;
    ctx.lineWidth = 0.9;
    ctx.beginPath();
    ctx.arc(left + size / 2, top + size / 2, size / 2 - 0.45, 0, Math.PI * 2);
    ctx.stroke();
    return monogram(pen, ink, left + size / 2, top + size / 2, 8);
  }
  if (layout === 'diagonal') {
    ctx.fillStyle = '#fffdf8';
    ctx.beginPath();
    ctx.arc(left + size / 2, top + size / 2, size / 2 + 1.1, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(left, top, size, size, radius);
  ctx.clip();
  ctx.fillStyle = ground;
  ctx.fillRect(left, top, size, size);
  if (layout === 'center') {
    ctx.globalAlpha = 0.14;
    ctx.fillStyle = pen.ink;
    ctx.fillRect(left, top, size, size);
    ctx.globalAlpha = 1;
  }
  if (face.portrait) fillWith(ctx, face.portrait, { x: left, y: top, width: size, height: size });
  else monogram(pen, pen.ink, left + size / 2, top + size / 2, 8);
  ctx.restore();
}

function monogram({ ctx, face }: Pen, ink: string, x: number, y: number, size: number): void {
  const letters = printedMonogramOf(face.design.name);
  ctx.font = printFont(fontsOf(face.design).bold, size);
  ctx.direction = directionOfText(letters);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  ctx.fillStyle = ink;
  const { actualBoundingBoxAscent, actualBoundingBoxDescent } = ctx.measureText(letters);
  ctx.fillText(letters, x, y + (actualBoundingBoxAscent - actualBoundingBoxDescent) / 2);
}

/** Cut evenly at the sides that are too much, as `object-fit: cover` does. */
function fillWith(
  ctx: SKRSContext2D,
  image: Image,
  box: { x: number; y: number; width: number; height: number },
): void {
  const scale = Math.max(box.width / image.width, box.height / image.height);
  const [wide, high] = [box.width / scale, box.height / scale];
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(
    image,
    (image.width - wide) / 2,
    (image.height - high) / 2,
    wide,
    high,
    box.x,
    box.y,
    box.width,
    box.height,
  );
}

/** Dark modules on a light ground on every material: many readers fail at the opposite. */
export function drawCode({ ctx, face }: Pen, x: number, y: number, width: number): void {
  const { size, path } = drawQr(face.address);
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(width / (size + quietZone * 2), width / (size + quietZone * 2));
  ctx.translate(quietZone, quietZone);
  ctx.fillStyle = codeInks[face.design.material];
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is filled, no array
  ctx.fill(new Path2D(path));
  ctx.restore();
}

/** The sign of a tap, at either side of the upper edge. */
export function drawWaves(pen: Pen, colour: string, at: 'start' | 'end'): void {
  const { ctx, isRtl } = pen;
  ctx.save();
  ctx.translate(fromStart(pen, at === 'start' ? 6.4 : 86.6, 7), 6);
  if (isRtl) {
    ctx.translate(7, 0);
    ctx.scale(-1, 1);
  }
  ctx.scale(7 / 24, 7 / 24);
  ctx.strokeStyle = colour;
  ctx.lineCap = 'round';
  ctx.lineWidth = 1.9;
  ctx.stroke(new Path2D(tapWaves));
  ctx.restore();
}
