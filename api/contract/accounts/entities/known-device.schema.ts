import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';

/**
 * A browser in which a user signed in before; the hash is the SHA-256 of its cookie's value.
 * A row of `known_devices` as JSON carries it; the defaults are the table's.
 */
export const knownDeviceRow = z.object({
  id,
  userId: id,
  deviceHash: z.string().regex(/^[0-9a-f]{64}$/u),
  userAgent: z.string().max(500).nullable().default(null),
  createdAt: timestamp,
  lastSeenAt: timestamp,
});
