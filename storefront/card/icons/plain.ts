import type { IconSet } from './icon-set.ts';
import { outlines } from './outlines.ts';

/** Thin strokes for rows of text; the phone is filled because visitors look for it most. */
export const plainIcons: IconSet = { outlines, stroke: 1.75, solid: new Set(['phone', 'play']) };
