import type { PictureCut, PictureTurn } from '../../../contract/cards/picture-cut.schema.ts';

interface Size {
  width: number;
  height: number;
}

/** Whole pixels of the upright picture, at least one each way. */
interface CutArea extends Size {
  left: number;
  top: number;
}

/**
 * Where the crop lies in the upright picture before it is turned: the owner crops the turned picture they see.
 * @param size of the upright picture in pixels
 */
export function cutArea(size: Size, { crop, turn = 0 }: PictureCut): { area: CutArea; turn: PictureTurn } {
  const { left, top, width, height } = crop ?? { left: 0, top: 0, width: 100, height: 100 };
  const [right, bottom] = [100 - left - width, 100 - top - height];
  const seen = {
    0: { left, top, width, height },
    90: { left: top, top: right, width: height, height: width },
    180: { left: right, top: bottom, width, height },
    270: { left: bottom, top: left, width: height, height: width },
  }[turn];
  const across = within(seen.left, seen.width, size.width);
  const down = within(seen.top, seen.height, size.height);
  return { area: { left: across.from, width: across.length, top: down.from, height: down.length }, turn };
}

function within(from: number, length: number, pixels: number): { from: number; length: number } {
  const start = Math.min(pixels - 1, Math.max(0, Math.round((from * pixels) / 100)));
  const end = Math.min(pixels, Math.max(start + 1, Math.round(((from + length) * pixels) / 100)));
  return { from: start, length: end - start };
}
