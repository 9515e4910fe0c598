import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';

/**
 * An address a card had before; it redirects until it expires.
 * A row of `profile_slug_history` as JSON carries it; the defaults are the table's.
 */
export const profileSlugRow = z.object({
  id,
  profileId: id,
  slug: z.string().max(40),
  retiredAt: timestamp,
  expiresAt: timestamp,
});
