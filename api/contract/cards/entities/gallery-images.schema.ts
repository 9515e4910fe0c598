import { z } from 'zod';
import { timestamp } from '../../base/columns.schema.ts';

/** A picture of the card's gallery, which the owner can switch off or schedule without deleting it. */
export const galleryImage = z.object({
  url: z.string().min(1).max(2000),
  width: z.int().positive(),
  height: z.int().positive(),
  caption: z.string().max(200).nullable().default(null),
  isShown: z.boolean().default(true),
  showFrom: timestamp.nullable().default(null),
  showUntil: timestamp.nullable().default(null),
});
export type GalleryImage = z.infer<typeof galleryImage>;

export const galleryImages = z.array(galleryImage).max(30);
