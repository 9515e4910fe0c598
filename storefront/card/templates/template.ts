import type { ReactNode } from 'react';
import type { Tones } from '../../../api/contract/cards/card-palettes.ts';
import type { IconSet } from '../icons/icon-set.ts';
import type { CardView } from '../view.ts';

/** A palette's colours and those that follow from them, each `#rrggbb`; a stylesheet has the template's own. */
export interface Grounds extends Tones {
  /** The darker one of ink and paper, which words on the accent have. */
  darkest: string;
  /** A bar as dark as ink on either kind of paper. */
  slab: string;
  /** Paper under the pointer. */
  pressed: string;
  /** Lesser words, readable on ground and paper. */
  muted: string;
  line: string;
  /** Edge of a field. */
  field: string;
  /** Edge of a picture. */
  frame: string;
  /** A business that is open now. */
  opened: string;
}

/**
 * A template of the card: an order of blocks, icons, colours derived from the accent. The rest is its
 * stylesheet, whose rules start with `.bc-` and the template's name.
 */
export interface TemplateParts {
  Layout: (props: { view: CardView }) => ReactNode;
  icons: IconSet;
  /**
   * Custom properties by name, all of them `#rrggbb`.
   * @param on a palette's colours; the template's own unless given
   */
  colours(accent: string | null, on?: Grounds): Record<string, string>;
}
