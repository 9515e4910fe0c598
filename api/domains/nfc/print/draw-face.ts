import { Path2D, type Image, type SKRSContext2D } from '@napi-rs/canvas';
import { directionOfText } from '../../../contract/base/typed-text.ts';
import { printedMonogramOf } from '../../../contract/nfc/printed-monogram.ts';
import type { WholePrintedDesign } from '../../../contract/nfc/entities/printed-design.schema.ts';
import { drawQr } from '../../../lib/draw-qr.ts';
import { bleed, trimOf } from './face-size.ts';
import { printFont, type PrintFont } from './print-fonts.ts';
import { inkOfDesign } from './print-ink.ts';

/** All that is printed on one face. */
export interface Face {
  side: 'front' | 'back';
  design: WholePrintedDesign;
  portrait: Image | null;
  cover: Image | null;
  /** Address in the code of the piece, with its scheme. */
  address: string;
}

/** One ink for the whole piece where a laser or a graver makes it: no picture, no second colour. */
const burnt = '#46260b';
const steel = { ground: '#1d2023', words: '#e3e7ea', plate: '#eef0f2' };
const light = '#fffaf1';
/** Light modules that stand around a code. */
const quietZone = 4;
const codeParts = { pvc: 37, bamboo: 41, metal: 39 } as const;

interface Pen {
  ctx: SKRSContext2D;
  face: Face;
  /** Height of the piece; its width is 100. */
  height: number;
  /** How far the ink goes on over the cut. */
  over: number;
  isRtl: boolean;
  ground: string;
  ink: string;
}

interface Line {
  text: string;
  font: PrintFont;
  size: number;
  /** Line height in parts of the size. */
  leading: number;
  lines?: number;
  gap: number;
  /** A phone, an address: left to right whatever is around it. */
  isLatin?: boolean;
  tracking?: number;
}

/**
 * Draws one face as the machine prints it, with ink to the end of the bleed. Places and sizes are those of the proof
 * that the buyer approved (`storefront/features/nfc/printed/printed-piece.module.css`): hundredths of the width.
 * @param ctx in millimetres, its origin at the corner of the cut
 */
export function drawFace(ctx: SKRSContext2D, face: Face): void {
  const { design } = face;
  const trim = trimOf(design.material);
  const unit = trim.width / 100;
  const [ground, words] = inkOfDesign(design);
  const pen: Pen = {
    ctx,
    face,
    height: trim.height / unit,
    over: bleed / unit,
    // A print reads as its words do, whatever the language of the page it was ordered on.
    isRtl: directionOfText(design.words.join(' ') || design.name) === 'rtl',
    ground,
    ink: words,
  };
  ctx.save();
  ctx.scale(unit, unit);
  if (design.material === 'sticker') drawSticker(pen);
  else if (face.side === 'front') drawFront(pen);
  else drawBack(pen);
  ctx.restore();
}

function drawFront(pen: Pen): void {
  const { ctx, face, height, over, ground } = pen;
  const { material, layout, template, name, jobTitle, phone } = face.design;
  const isPvc = material === 'pvc';
  const isNight = isPvc && template === 'night';
  const isFull = isPvc && layout === 'center' && !isNight;
  const ink = isPvc ? (isNight ? '#f2f4f7' : isFull ? pen.ink : '#2a1a10') : engravedInk(pen);
  if (isNight) fillNight(pen);
  else if (isFull) flood(pen, ground);
  if (isPvc && template === 'basic') {
    ctx.fillStyle = ground;
    ctx.fillRect(-over, -over, 100 + over * 2, over + 2.4);
  }
  const hasField = isPvc && (layout === 'diagonal' || layout === 'portrait');
  if (hasField) drawField(pen, layout);
  if (!(hasField && (layout === 'portrait' || !face.portrait))) drawMark(pen, ink);
  const isCentred = layout === 'center';
  const { bold, text } = fontsOf(face.design);
  const isBold = template === 'bold';
  const isMinimal = template === 'minimal';
  drawLines(pen, ink, {
    start: 7,
    end: hasField ? 50 : 7,
    bottom: 7,
    isCentred,
    lines: [
      {
        text: name,
        font: isMinimal ? text : bold,
        size: isBold ? 11 : isMinimal ? 8 : 9.2,
        leading: 1.04,
        lines: 2,
        gap: 1.3,
        tracking: -0.015,
      },
      ...(jobTitle ? [{ text: jobTitle, font: text, size: 4.15, leading: 1.1, gap: 1.3 }] : []),
      ...(phone ? [{ text: phone, font: text, size: 4.3, leading: 1.1, gap: 2.7, isLatin: true }] : []),
    ],
  });
  drawWaves(pen, isPvc && !isFull ? ground : ink, 'start');
  if (template === 'classic') {
    ctx.save();
    ctx.globalAlpha = 0.45;
    ctx.strokeStyle = ink;
    ctx.lineWidth = 0.35;
    ctx.beginPath();
    ctx.roundRect(3.175, 3.175, 100 - 6.35, height - 6.35, 1.6);
    ctx.stroke();
    ctx.restore();
  }
}

function drawBack(pen: Pen): void {
  const { ctx, face, height, ground } = pen;
  const { material, template, name, words } = face.design;
  if (material === 'sticker') return;
  const ink = material === 'pvc' ? pen.ink : engravedInk(pen);
  if (material === 'pvc') flood(pen, ground);
  const width = 41;
  const box = { x: fromStart(pen, 6.6, width), y: (height - width) / 2, width };
  if (material !== 'bamboo') {
    ctx.fillStyle = material === 'pvc' ? light : steel.plate;
    ctx.beginPath();
    ctx.roundRect(box.x, box.y, width, width, material === 'pvc' ? 2.6 : 1.2);
    ctx.fill();
  }
  const inner = codeParts[material];
  drawCode(pen, box.x + (width - inner) / 2, box.y + (width - inner) / 2, inner);
  const { bold, text } = fontsOf(face.design);
  const { host, pathname } = new URL(face.address);
  drawLines(pen, ink, {
    start: 52,
    end: 5,
    bottom: 7.5,
    isCentred: false,
    lines: [
      ...words.map((line) => ({
        text: line,
        font: bold,
        size: template === 'bold' ? 11 : 8.6,
        leading: 1.02,
        gap: 0,
        tracking: -0.015,
      })),
      { text: name, font: text, size: 3.7, leading: 1.1, gap: 1.6 },
      { text: `${host}${pathname}`, font: text, size: 3, leading: 1.1, gap: 1.6, isLatin: true },
    ],
  });
  drawWaves(pen, ink, 'end');
}

function drawSticker(pen: Pen): void {
  const { ctx, face, over, ground, ink } = pen;
  // The ring is at the very edge: it goes on over the cut, so that the knife can't miss it.
  for (const [colour, radius] of [
    [ink, 50 + over],
    [ground, 49.2],
  ] as const) {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.arc(50, 50, radius, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.save();
  ctx.translate(40, 10.4);
  ctx.scale(20 / 72, 20 / 72);
  ctx.translate(-14, -4);
  ctx.fillStyle = ink;
  ctx.beginPath();
  ctx.arc(50, 41, 2.2, 0, Math.PI * 2);
  ctx.fill();
  ctx.strokeStyle = ink;
  ctx.lineCap = 'round';
  ctx.lineWidth = 4.6;
  ctx.stroke(
    new Path2D('M39 33.5a13.5 13.5 0 0 1 22 0M29.5 26.5a25.5 25.5 0 0 1 41 0M20 19.5a37.5 37.5 0 0 1 60 0'),
  );
  ctx.restore();
  ctx.fillStyle = light;
  ctx.beginPath();
  ctx.roundRect(27, 24.1, 46, 46, 3);
  ctx.fill();
  drawCode(pen, 28.5, 25.6, 43);
  const { bold, text } = fontsOf(face.design);
  const lines = { start: 18, end: 18, isCentred: true };
  const name = { text: face.design.name, font: text, size: 6, leading: 1.1, gap: 2 };
  // The circle is narrower where the name stands.
  drawLines(pen, ink, { ...lines, start: 24, end: 24, bottom: 10.7, lines: [name] });
  const words = { text: face.design.words.join(' '), font: bold, size: 8.4, leading: 1, gap: 2 };
  drawLines(pen, ink, { ...lines, bottom: 19.3, lines: [words] });
}

/** Burnt into bamboo, laid bare on steel. */
const engravedInk = ({ face }: Pen): string => (face.design.material === 'bamboo' ? burnt : steel.words);

const fromStart = ({ isRtl }: Pen, start: number, width: number): number =>
  isRtl ? 100 - start - width : start;

function flood({ ctx, height, over }: Pen, colour: SKRSContext2D['fillStyle']): void {
  ctx.fillStyle = colour;
  ctx.fillRect(-over, -over, 100 + over * 2, height + over * 2);
}

function fillNight(pen: Pen): void {
  const { ctx, height, ground } = pen;
  flood(pen, '#11141b');
  const glow = ctx.createRadialGradient(20, height, 0, 20, height, 63);
  glow.addColorStop(0, `${ground}42`);
  glow.addColorStop(1, `${ground}00`);
  flood(pen, glow);
}

/** The picture, or a field of colour, at the end of the front. */
function drawField(pen: Pen, layout: 'diagonal' | 'portrait'): void {
  const { ctx, face, height, over, isRtl, ground, ink } = pen;
  const width = layout === 'diagonal' ? 47 : 42;
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
function drawMark(pen: Pen, ink: string): void {
  const { ctx, face, ground } = pen;
  const { material, layout } = face.design;
  const isPvc = material === 'pvc';
  const place = !isPvc
    ? { start: 70, top: 7, size: 23 }
    : layout === 'diagonal'
      ? { start: 44, top: 6, size: 20 }
      : layout === 'center'
        ? { start: 40, top: 6, size: 20 }
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
function drawCode({ ctx, face }: Pen, x: number, y: number, width: number): void {
  const { size, path } = drawQr(face.address);
  const { material } = face.design;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(width / (size + quietZone * 2), width / (size + quietZone * 2));
  ctx.translate(quietZone, quietZone);
  ctx.fillStyle = material === 'bamboo' ? burnt : material === 'metal' ? steel.ground : '#000';
  ctx.fill(shapeOf(path));
  ctx.restore();
}

const shapeOf = (path: string): Path2D => new Path2D(path);

function drawWaves(pen: Pen, colour: string, at: 'start' | 'end'): void {
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
  ctx.stroke(shapeOf('M6 8.5a6 6 0 0 1 0 7M10 6a10 10 0 0 1 0 12M14 3.5a14.5 14.5 0 0 1 0 17'));
  ctx.restore();
}

const fontsOf = ({ template }: WholePrintedDesign): { bold: PrintFont; text: PrintFont } =>
  template === 'classic'
    ? { bold: 'Print Serif Bold', text: 'Print Serif Text' }
    : { bold: template === 'bold' ? 'Print Poster' : 'Print Bold', text: 'Print Text' };

interface TextBlock {
  start: number;
  end: number;
  /** Distance of its last line from the lower cut. */
  bottom: number;
  isCentred: boolean;
  lines: readonly Line[];
}

/** Lines that stand on the foot of the piece, each at most as wide as their room. */
function drawLines(pen: Pen, ink: string, { start, end, bottom, isCentred, lines }: TextBlock): void {
  const { ctx, height, isRtl } = pen;
  const room = 100 - start - end;
  let y = height - bottom;
  ctx.fillStyle = ink;
  ctx.textBaseline = 'alphabetic';
  for (const line of lines.toReversed()) {
    ctx.letterSpacing = `${(line.tracking ?? 0) * line.size}px`;
    ctx.font = printFont(line.font, line.size);
    // An address that is too long for its room gets smaller: cut off, it would lead nowhere.
    const wide = ctx.measureText(line.text).width;
    const size = line.isLatin && wide > room ? (line.size * room) / wide : line.size;
    ctx.font = printFont(line.font, size);
    const rows = rowsOf(ctx, line.text, room, line.lines ?? 1);
    for (const row of rows.toReversed()) {
      const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = ctx.measureText(row);
      const high = line.leading * size;
      ctx.direction = line.isLatin ? 'ltr' : directionOfText(line.text);
      ctx.textAlign = isCentred ? 'center' : isRtl ? 'right' : 'left';
      const x = isCentred ? fromStart(pen, start, room) + room / 2 : isRtl ? 100 - start : start;
      ctx.fillText(row, x, y - (high - up - down) / 2 - down);
      y -= high;
    }
    y -= line.gap;
  }
  ctx.letterSpacing = '0px';
}

const graphemes = new Intl.Segmenter('he', { granularity: 'grapheme' });

/** Breaks a text into at most so many rows, a word too where it is wider than its room; the rest ends in "…". */
function rowsOf(ctx: SKRSContext2D, text: string, room: number, most: number): string[] {
  const fits = (row: string) => ctx.measureText(row).width <= room;
  /** The longest beginning that fits, with something after it. */
  const beginningOf = (row: string, after: string) => {
    const letters = Array.from(graphemes.segment(row), ({ segment }) => segment);
    while (letters.length > 1 && !fits(letters.join('') + after)) letters.pop();
    return letters.join('');
  };
  const rows: string[] = [];
  let rest = text.trim().replaceAll(/\s+/gu, ' ');
  while (!fits(rest) && rows.length < most - 1) {
    const words = rest.split(' ');
    while (words.length > 1 && !fits(words.join(' '))) words.pop();
    const whole = words.join(' ');
    const row = fits(whole) ? whole : beginningOf(whole, '');
    rows.push(row);
    rest = rest.slice(row.length).trimStart();
  }
  return [...rows, fits(rest) ? rest : `${beginningOf(rest, '…').trimEnd()}…`];
}
