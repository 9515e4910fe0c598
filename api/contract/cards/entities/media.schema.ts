import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';

const mediaPurposes = ['cover', 'portrait', 'gallery', 'blog', 'document', 'logo'] as const;
const mediaPurpose = z.enum(mediaPurposes);
export type MediaPurpose = z.infer<typeof mediaPurpose>;
/** What pictures are uploaded for; the picture of a document's first page is made by us. */
export const picturePurpose = mediaPurpose.exclude(['document']);
export type PicturePurpose = z.infer<typeof picturePurpose>;

/**
 * An uploaded picture, or a document with the picture of its first page; its files are in the storage. A row of `media`
 * as JSON carries it; the defaults are the table's.
 */
export const mediaRow = z.object({
  id,
  userId: id,
  profileId: id.nullable().default(null),
  purpose: mediaPurpose,
  storageKey: z.string().max(255),
  mimeType: z.string().max(100),
  byteSize: z.int().min(1),
  width: z.int().min(1),
  height: z.int().min(1),
  /** Of a document; null for a picture. */
  pages: z.int().min(1).nullable().default(null),
  /** Under which visitors save a document; null for a picture. */
  fileName: z.string().min(1).max(120).nullable().default(null),
  sha256: z.string().regex(/^[0-9a-f]{64}$/u),
  /** Since when no card or article is known to show it; null once the sweep has found one that does. */
  unconfirmedSince: timestamp.nullable(),
  createdAt: timestamp,
});
export type MediaRow = z.output<typeof mediaRow>;
