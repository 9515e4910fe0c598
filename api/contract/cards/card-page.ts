import type { PublicCard } from './public-card.schema.ts';

/** A QR code as one SVG path on a grid of `size` modules, without the quiet zone. */
export interface QrDrawing {
  size: number;
  path: string;
}

/** Source files of the page's script and of the one it loads on demand, as the build's manifest names them. */
export const cardScripts = { main: 'card/script/main.ts', sheets: 'card/script/sheets.ts' } as const;

/** All input of a card's page; the same input gives the same bytes. */
export interface CardPageInput {
  card: PublicCard;
  /** The moment for "open now". */
  now: Date;
  /** Address of the site, without a trailing slash. */
  publicUrl: string;
  /** Address of the picture for link previews, 1200 by 630 pixels; it differs when the card changes. */
  sharePicture: string;
  isEmbedded: boolean;
  /** Addresses of the scripts that add what plain HTML can't do; null leaves them out. */
  script: { main: string; sheets: string } | null;
  /** False hides the page from search engines (cards with a name only, previews for staff). */
  indexable: boolean;
}

export interface CardPageResult {
  html: string;
  /** Contents of the page's style elements, whose hashes go into the content security policy. */
  styles: string[];
  /** Contents of the page's own script elements, whose hashes go into it, too. */
  scripts: string[];
  /** When the same input would give another page (the business opens or closes, or the day ends). */
  validUntil: Date | null;
}

/** What the storefront's server bundle exports for the pages of cards. */
export type RenderCard = (input: CardPageInput) => CardPageResult;
