import type { SocialNetwork } from '../../../api/contract/cards/social-networks.ts';

export type IconName =
  | SocialNetwork
  | 'phone'
  | 'whatsapp'
  | 'email'
  | 'website'
  | 'waze'
  | 'maps'
  | 'form'
  | 'forward'
  | 'contact'
  | 'share'
  | 'qr'
  | 'wallet'
  | 'download'
  | 'star'
  | 'send'
  | 'play'
  | 'accessibility';

/** How a look draws its icons. */
export interface IconSet {
  /** The `d` of one path for each name, on a grid of 24. */
  outlines: Record<IconName, string>;
  /** Thickness of the lines on that grid. */
  stroke: number;
  /** Which are filled, too. */
  solid: ReadonlySet<IconName>;
}
