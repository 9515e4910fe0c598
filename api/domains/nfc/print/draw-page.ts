import { setImmediate } from 'node:timers/promises';
import { createCanvas, PDFDocument, type SKRSContext2D } from '@napi-rs/canvas';
import type { Material } from '../../../contract/nfc/entities/nfc-product.schema.ts';
import { directionOfText } from '../../../contract/base/typed-text.ts';
import { drawFace } from './draw-face.ts';
import type { Face } from './face-pen.ts';
import { trimOf } from '../../../contract/nfc/printed-geometry.ts';
import { bleed, drawCropMarks, margin } from '../../../lib/crop-marks.ts';
import { footer, pageOf } from './face-size.ts';
import { printFont } from './print-fonts.ts';

export interface FacePage {
  face: Face;
  /** Below the marks: order, side, pieces. */
  note: string;
}

const millimetresPerInch = 25.4;
const pointsPerInch = 72;
/** Dots to the inch of a picture of a face: what printers ask of pictures. */
const printDpi = 300;

/**
 * The faces as a file for the press: a page each in real size, with 3 mm of bleed and crop marks; letters and codes are
 * shapes, so that they are sharp at any resolution. Colours are RGB.
 */
export async function writeFacesAsPdf(
  pages: readonly FacePage[],
  { title }: { title: string },
): Promise<Buffer> {
  const file = new PDFDocument({ title, creator: 'Bikur', producer: 'Bikur' });
  const scale = pointsPerInch / millimetresPerInch;
  for (const page of pages) {
    const { width, height } = pageOf(page.face.design.material);
    const ctx = file.beginPage(width * scale, height * scale) as unknown as SKRSContext2D;
    ctx.scale(scale, scale);
    drawPage(ctx, page);
    file.endPage();
    // Three hundred pages must not hold up what others wait for.
    await setImmediate();
  }
  return file.close();
}

/** One face with its bleed and marks as a PNG of 300 dots to the inch. */
export async function drawFaceAsPng(page: FacePage): Promise<Buffer> {
  const { width, height } = pageOf(page.face.design.material);
  const scale = printDpi / millimetresPerInch;
  const canvas = createCanvas(Math.round(width * scale), Math.round(height * scale));
  const ctx = canvas.getContext('2d');
  ctx.scale(scale, scale);
  drawPage(ctx, page);
  return canvas.encode('png');
}

function drawPage(ctx: SKRSContext2D, { face, note }: FacePage): void {
  const { material } = face.design;
  const page = pageOf(material);
  const trim = trimOf(material);
  ctx.fillStyle = '#fff';
  ctx.fillRect(0, 0, page.width, page.height);
  ctx.save();
  ctx.translate(margin, margin);
  ctx.save();
  clipToInk(ctx, material);
  drawFace(ctx, face);
  ctx.restore();
  drawCropMarks(ctx, trim);
  ctx.restore();
  ctx.font = printFont('Print Text', 2.4);
  ctx.direction = directionOfText(note);
  ctx.fillStyle = '#000';
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  const wide = ctx.measureText(note).width;
  if (wide > page.width - 4) ctx.font = printFont('Print Text', (2.4 * (page.width - 4)) / wide);
  ctx.fillText(note, page.width / 2, page.height - footer);
}

/** Ink ends with the bleed. Metal isn't printed but engraved: its own dark ground is shown, and ends with the cut. */
function clipToInk(ctx: SKRSContext2D, material: Material): void {
  const { width, height } = trimOf(material);
  ctx.beginPath();
  if (material === 'metal') {
    ctx.roundRect(0, 0, width, height, width * 0.037);
    ctx.fillStyle = '#1d2023';
    ctx.fill();
  } else ctx.rect(-bleed, -bleed, width + bleed * 2, height + bleed * 2);
  ctx.clip();
}
