import { z } from 'zod';

/** A part of a picture in per cent of its upright (and turned) width and height, as crop dialogs give it. */
export interface PictureCrop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** `left,top,width,height`; rounding may step over an edge by a hundredth. */
export const pictureCrop = z
  .string()
  .max(100)
  .regex(/^\d{1,3}(?:\.\d+)?(?:,\d{1,3}(?:\.\d+)?){3}$/)
  .transform((text, check): PictureCrop => {
    const [left = 0, top = 0, width = 0, height = 0] = text.split(',').map(Number);
    const isInside = width > 0 && height > 0 && left + width <= 100.01 && top + height <= 100.01;
    if (isInside) return { left, top, width, height };
    check.addIssue({ code: 'custom' });
    return z.NEVER;
  });

/** Degrees clockwise, after the picture was turned upright and before it is cropped. */
export const pictureTurn = z
  .enum(['0', '90', '180', '270'])
  .transform((text) => Number(text) as 0 | 90 | 180 | 270);
export type PictureTurn = z.output<typeof pictureTurn>;

/** What to make of an uploaded picture. */
export interface PictureCut {
  crop?: PictureCrop | undefined;
  turn?: PictureTurn | undefined;
}

/** A crop as the address of an upload carries it. */
export function writeCrop({ left, top, width, height }: PictureCrop): string {
  return [left, top, width, height]
    .map((part) => String(Math.round(Math.min(100, Math.max(0, part)) * 10_000) / 10_000))
    .join(',');
}
