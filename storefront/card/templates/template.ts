import type { ReactNode } from 'react';
import type { IconSet } from '../icons/icon-set.ts';
import type { CardView } from '../view.ts';

/**
 * A template of the card: an order of blocks, icons, colours derived from the accent. The rest is its
 * stylesheet, whose rules start with `.bc-` and the template's name.
 */
export interface TemplateParts {
  Layout: (props: { view: CardView }) => ReactNode;
  icons: IconSet;
  /** Custom properties by name, all of them `#rrggbb`. */
  colours(accent: string | null): Record<string, string>;
  /** The CSS `color-scheme` of scroll bars and controls; light unless set. */
  scheme?: 'dark';
}
