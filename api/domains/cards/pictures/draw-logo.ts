import type { Image } from '@napi-rs/canvas';
import { logoSize } from '../../../contract/cards/logo-size.ts';
import { framePicture, type Box } from './frame-picture.ts';
import type { Scene, Stage } from './share-scenes.ts';

const most = { width: 300, height: 88 };
const gap = 16;

/**
 * Draws the logo in the scene's corner for it, else above the words.
 * @returns the room that is left for the words
 */
export function drawLogo(stage: Stage, scene: Scene, logo: Image, isRtl: boolean): Box {
  const words = scene.textBox(stage);
  const corner = scene.logoCorner?.(stage);
  const size = logoSize(logo, most);
  const room = corner ?? words;
  const [first, last] = [room.x, room.x + room.width - size.width];
  // A corner is at the end of the lines, words are at their start.
  const isAtRight = corner ? !isRtl : isRtl;
  const x = scene.isCentred && !corner ? (first + last) / 2 : isAtRight ? last : first;
  framePicture(stage.ctx, logo, { x, y: room.y, ...size }, 12);
  if (corner) return words;
  const taken = size.height + gap;
  return { ...words, y: words.y + taken, height: words.height - taken };
}
