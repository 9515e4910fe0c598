import { z } from 'zod';
import { id, metadata, timestamp } from '../../base/columns.schema.ts';

/**
 * A signed-in browser; the id is the SHA-256 of the cookie's value.
 * A row of `sessions` as JSON carries it; the defaults are the table's.
 */
export const sessionRow = z.object({
  id: z.string().regex(/^[0-9a-f]{64}$/u),
  userId: id.nullable().default(null),
  data: metadata.default({}),
  userAgent: z.string().max(500).nullable().default(null),
  createdAt: timestamp,
  lastSeenAt: timestamp,
  /** The last proof of identity: the sign-in, or one given since. */
  provedAt: timestamp.nullable().default(null),
  /** Of staff alone: the network they signed in from, `203.0.113.0/24`. */
  network: z.string().max(64).nullable().default(null),
  expiresAt: timestamp,
  /** When a passkey, a code of an app or a recovery code was last given; null where none ever was. */
  secondFactorAt: timestamp.nullable().default(null),
  /** The owner as whom an admin views the product, read-only. */
  viewedUserId: id.nullable().default(null),
  viewingUntil: timestamp.nullable().default(null),
});
export type SessionRow = z.output<typeof sessionRow>;
