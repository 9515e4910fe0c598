import type { IconSet } from './icon-set.ts';
import { outlines } from './outlines.ts';

/** Thin strokes for rows of text; the phone is filled, because it is the one people look for. */
export const plainIcons: IconSet = { outlines, stroke: 1.75, solid: new Set(['phone', 'play']) };
