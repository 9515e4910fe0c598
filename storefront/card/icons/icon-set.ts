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
  | 'send'
  | 'play'
  | 'accessibility';

export interface IconSet {
  /** The `d` of one path for each name, on a grid of 24. */
  outlines: Record<IconName, string>;
  /** Width of the lines on that grid. */
  stroke: number;
  /** Icons that are filled as well as stroked. */
  solid: ReadonlySet<IconName>;
}
