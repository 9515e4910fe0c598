import type { Language } from '../base/languages.ts';
import type { PublicCard } from './public-card.schema.ts';

/** A QR code as one SVG path on a grid of `size` modules, without the quiet zone. */
export interface QrDrawing {
  size: number;
  path: string;
}

/** Sources of the page's script and of what that fetches on demand, as the build's manifest names them. */
export const cardScripts = { main: 'card/script/main.ts', sheets: 'card/script/sheets.ts' } as const;

/** Everything the page of one card is made of; the same input gives the same bytes. */
export interface CardPageInput {
  card: PublicCard;
  language: Language;
  /** The moment shown by "open now". */
  now: Date;
  /** Address of the site, without a trailing slash. */
  publicUrl: string;
  /** Address of the picture for link previews, 1200 by 630 pixels; another one when the card changes. */
  sharePicture: string;
  /** Inside a frame on somebody's site (`?embed=1`). */
  isEmbedded: boolean;
  /** Address of the script that adds to the page what plain HTML can't; null leaves it out. */
  script: { main: string; sheets: string } | null;
  /** False keeps search engines away (bare cards, previews for staff). */
  indexable: boolean;
}

export interface CardPageResult {
  html: string;
  /** Contents of the page's style elements, to be named by hash in the content security policy. */
  styles: string[];
  /** Contents of the page's own script elements, for the same purpose. */
  scripts: string[];
  /** When the same input would give another page (the business opens or shuts, or the day ends). */
  validUntil: Date | null;
}

/** What the storefront's server bundle exports for the pages of cards. */
export type RenderCard = (input: CardPageInput) => CardPageResult;
