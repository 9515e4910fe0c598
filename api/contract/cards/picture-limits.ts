import { pictureRefusals } from './messages.ts';

/** What may be uploaded (docs/security.md C3). Checked by the form before it sends, and by the server. */
export const pictureLimits = {
  bytes: 10 * 1024 * 1024,
  /** 24 megapixels as makers of cameras count: pictures of theirs have up to 24.5 million. */
  pixels: 24_500_000,
  /** Pixels of the longer side. */
  side: 12_000,
  /** Kept pictures of one account. */
  kept: 1_000,
} as const;

export type PictureRefusal = keyof typeof pictureRefusals;
