import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { drawQr } from '../../../lib/draw-qr.ts';
import { fillBox, type Box } from './frame-picture.ts';

/** Light modules around a code, as the standard requires. */
const quietZone = 4;

/**
 * Draws a code, dark on white, with its quiet zone inside the box.
 * @param box square, in the context's units
 */
export function drawCode(ctx: SKRSContext2D, address: string, box: Box, radius = 0): void {
  const { size, path } = drawQr(address);
  const module = box.width / (size + quietZone * 2);
  fillBox(ctx, '#ffffff', box, radius);
  ctx.save();
  ctx.translate(box.x + quietZone * module, box.y + quietZone * module);
  ctx.scale(module, module);
  ctx.fillStyle = '#000000';
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is filled, no array
  ctx.fill(new Path2D(path));
  ctx.restore();
}
