import { createCanvas, loadImage, type Image, type SKRSContext2D } from '@napi-rs/canvas';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Decodes a stored picture; null for none, and for bytes that are no picture. */
export async function readImage(bytes: Buffer | null): Promise<Image | null> {
  if (!bytes) return null;
  try {
    return await loadImage(bytes);
  } catch {
    return null;
  }
}

/**
 * Fills a rounded box with a picture, cut evenly at the sides or, for a face, less at the top than at the bottom.
 * @param radius pixels; half the width makes a circle
 */
export function framePicture(ctx: SKRSContext2D, image: Image, box: Box, radius = 0): void {
  const scale = Math.max(box.width / image.width, box.height / image.height);
  const wide = box.width / scale;
  const high = box.height / scale;
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(box.x, box.y, box.width, box.height, radius);
  ctx.clip();
  ctx.imageSmoothingQuality = 'high';
  const left = (image.width - wide) / 2;
  const top = (image.height - high) / 3;
  ctx.drawImage(image, left, top, wide, high, box.x, box.y, box.width, box.height);
  ctx.restore();
}

/** Fills a rounded box with a colour. */
export function fillBox(ctx: SKRSContext2D, colour: string, box: Box, radius = 0): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.roundRect(box.x, box.y, box.width, box.height, radius);
  ctx.fill();
}

/** Opens a new canvas, in pixels. */
export function openCanvas(width: number, height: number) {
  const canvas = createCanvas(width, height);
  return { canvas, ctx: canvas.getContext('2d') };
}
