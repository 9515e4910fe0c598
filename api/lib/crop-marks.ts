import type { SKRSContext2D } from '@napi-rs/canvas';

/** Millimetres over the cut that the ink goes on for, and the paper around it with the marks. */
export const bleed = 3;
export const margin = 9;
/** Length of a crop mark, and how far it keeps from the ink, in millimetres. */
const mark = 5;
const clearance = 0.5;

/**
 * Draws two hairlines at each corner, in line with the cut and outside of the ink.
 * @param ctx in millimetres, with the cut's upper left corner at its origin
 */
export function drawCropMarks(
  ctx: SKRSContext2D,
  { width, height }: { width: number; height: number },
): void {
  const near = bleed + clearance;
  ctx.strokeStyle = '#000';
  ctx.lineWidth = 0.09;
  ctx.beginPath();
  for (const [x, outX] of [
    [0, -1],
    [width, 1],
  ] as const)
    for (const [y, outY] of [
      [0, -1],
      [height, 1],
    ] as const) {
      ctx.moveTo(x + outX * near, y);
      ctx.lineTo(x + outX * (near + mark), y);
      ctx.moveTo(x, y + outY * near);
      ctx.lineTo(x, y + outY * (near + mark));
    }
  ctx.stroke();
}
