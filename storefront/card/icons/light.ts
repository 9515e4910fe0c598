import type { IconSet } from './icon-set.ts';
import { longArrow, outlines } from './outlines.ts';

/** Hairlines, for a look with much white space. */
export const lightIcons: IconSet = {
  outlines: { ...outlines, forward: longArrow },
  stroke: 1.25,
  solid: new Set(),
};
