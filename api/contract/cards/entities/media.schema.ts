import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';

const mediaPurposes = ['cover', 'portrait', 'gallery', 'blog'] as const;
export const mediaPurpose = z.enum(mediaPurposes);
export type MediaPurpose = z.infer<typeof mediaPurpose>;

/**
 * An uploaded picture; its bytes lie behind the storage port.
 * A row of `media` as JSON carries it; the defaults are the table's.
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
  sha256: z.string().regex(/^[0-9a-f]{64}$/u),
  /** Since when nobody knows that something shows it; null once the sweep has seen it shown. */
  unconfirmedSince: timestamp.nullable(),
  createdAt: timestamp,
});
export type MediaRow = z.output<typeof mediaRow>;
