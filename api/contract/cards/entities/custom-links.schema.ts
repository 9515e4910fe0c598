import { z } from 'zod';
import { safeLink } from '../../base/safe-link.schema.ts';
import { timestamp } from '../../base/columns.schema.ts';

/** A link of the owner's own, which they can switch off or schedule without deleting it. */
const customLink = z.object({
  title: z.string().min(1).max(80),
  url: z
    .string()
    .max(2000)
    .refine((url) => safeLink(url) !== null, 'invalid_url'),
  isShown: z.boolean().default(true),
  showFrom: timestamp.nullable().default(null),
  showUntil: timestamp.nullable().default(null),
});
export type CustomLink = z.infer<typeof customLink>;

export const customLinks = z.array(customLink).max(30);
