import type { ReactNode } from 'react';
import type { IconSet } from '../icons/icon-set.ts';
import type { CardView } from '../view.ts';

/** A look of the card: an order of blocks, icons, colours counted from the accent; the rest is its stylesheet. */
export interface TemplateParts {
  /** Class of the card's root and name of the stylesheet. */
  look: string;
  Layout: (props: { view: CardView }) => ReactNode;
  icons: IconSet;
  /** Custom properties by name, all of them `#rrggbb`. */
  colours(accent: string | null): Record<string, string>;
  /** What the browser draws its own parts for; light unless the look says otherwise. */
  scheme?: 'dark';
}
