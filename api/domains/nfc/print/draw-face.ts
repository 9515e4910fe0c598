import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { directionOfPrint } from '../../../contract/nfc/direction-of-print.ts';
import { inkOfPrint } from '../../../contract/nfc/print-ink.ts';
import {
  codeWidths,
  roomOnFront,
  sizeOfPhone,
  stickerWaves,
  trimOf,
} from '../../../contract/nfc/printed-geometry.ts';
import { textColourOn } from '../../../lib/readable-colour.ts';
import { drawLines } from './face-lines.ts';
import { drawCode, drawField, drawMark, drawWaves } from './face-marks.ts';
import { engravedInk, flood, fontsOf, fromStart, light, steel, type Face, type Pen } from './face-pen.ts';
import { bleed } from '../../../lib/crop-marks.ts';

/**
 * Draws one face as the machine prints it, with ink to the end of the bleed. Places and sizes are those of the proof
 * that the buyer approved (`storefront/features/nfc/printed/printed-piece.module.css`): hundredths of the width.
 * @param ctx in millimetres, its origin at the corner of the cut
 */
export function drawFace(ctx: SKRSContext2D, face: Face): void {
  const { design } = face;
  const trim = trimOf(design.material);
  const unit = trim.width / 100;
  const [ground, words] = inkOfPrint(design, textColourOn);
  const pen: Pen = {
    ctx,
    face,
    height: trim.height / unit,
    over: bleed / unit,
    isRtl: directionOfPrint(design) === 'rtl',
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
      ...(phone
        ? [
            {
              text: phone,
              font: text,
              size: sizeOfPhone(phone, roomOnFront(hasField)),
              leading: 1.1,
              gap: 2.7,
              isLatin: true,
            },
          ]
        : []),
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
  const { code, field } = codeWidths[material];
  const box = { x: fromStart(pen, 6.6, field), y: (height - field) / 2 };
  if (material !== 'bamboo') {
    ctx.fillStyle = material === 'pvc' ? light : steel.plate;
    ctx.beginPath();
    ctx.roundRect(box.x, box.y, field, field, material === 'pvc' ? 2.6 : 1.2);
    ctx.fill();
  }
  const edge = (field - code) / 2;
  drawCode(pen, box.x + edge, box.y + edge, code);
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
  const { dot, path } = stickerWaves;
  const { code, field } = codeWidths.sticker;
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
  ctx.arc(dot.x, dot.y, dot.radius, 0, Math.PI * 2);
  ctx.fill();
  ctx.strokeStyle = ink;
  ctx.lineCap = 'round';
  ctx.lineWidth = 4.6;
  ctx.stroke(new Path2D(path));
  ctx.restore();
  ctx.fillStyle = light;
  ctx.beginPath();
  ctx.roundRect(50 - field / 2, 24.1, field, field, 3);
  ctx.fill();
  drawCode(pen, 50 - code / 2, 24.1 + (field - code) / 2, code);
  const { bold, text } = fontsOf(face.design);
  const lines = { start: 18, end: 18, isCentred: true };
  const name = { text: face.design.name, font: text, size: 6, leading: 1.1, gap: 2 };
  // The circle is narrower where the name stands.
  drawLines(pen, ink, { ...lines, start: 24, end: 24, bottom: 10.7, lines: [name] });
  const words = { text: face.design.words.join(' '), font: bold, size: 8.4, leading: 1, gap: 2 };
  drawLines(pen, ink, { ...lines, bottom: 19.3, lines: [words] });
}

function fillNight(pen: Pen): void {
  const { ctx, height, ground } = pen;
  flood(pen, '#11141b');
  const glow = ctx.createRadialGradient(20, height, 0, 20, height, 63);
  glow.addColorStop(0, `${ground}42`);
  glow.addColorStop(1, `${ground}00`);
  flood(pen, glow);
}
