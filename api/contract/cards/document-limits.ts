import type { documentRefusals } from './messages.ts';

/** What may be uploaded as a document (docs/product.md 12.4). Checked by the form before it sends, and by the server. */
export const documentLimits = {
  bytes: 10 * 1024 * 1024,
  pages: 2_000,
  /** Kept documents of one account, on cards or not. */
  kept: 100,
  /** Characters of a file's own name; longer ones are cut. */
  fileName: 120,
} as const;

export type DocumentRefusal = keyof typeof documentRefusals;
