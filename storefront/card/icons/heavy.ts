import type { IconSet } from './icon-set.ts';
import { longArrow, outlines } from './outlines.ts';

/** Bold strokes, filled where a shape must be seen from afar. */
export const heavyIcons: IconSet = {
  outlines: { ...outlines, forward: longArrow },
  stroke: 2.5,
  solid: new Set(['phone', 'play']),
};
