import type { ReactNode } from 'react';
import type { IconSet } from '../icons/icon-set.ts';
import type { CardView } from '../view.ts';

/**
 * A template of the card: an order of blocks, icons, colours counted from the accent; the rest is its stylesheet, whose
 * rules begin with `.bc-` and the template's name.
 */
export interface TemplateParts {
  Layout: (props: { view: CardView }) => ReactNode;
  icons: IconSet;
  /** Custom properties by name, all of them `#rrggbb`. */
  colours(accent: string | null): Record<string, string>;
  /** What the browser draws its own parts for; light unless the template says otherwise. */
  scheme?: 'dark';
}
