import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';

/** A bearer token, stored as its SHA-256. A row of `access_tokens` as JSON carries it; the defaults are the table's. */
export const accessTokenRow = z.object({
  id,
  userId: id,
  tokenHash: z.string().regex(/^[0-9a-f]{64}$/u),
  userAgent: z.string().max(500).nullable().default(null),
  createdAt: timestamp,
  lastUsedAt: timestamp.nullable().default(null),
  /** The last proof of identity: the sign-in, or one given since. */
  provedAt: timestamp.nullable().default(null),
  /** Of staff alone: the network they signed in from, `203.0.113.0/24`. */
  network: z.string().max(64).nullable().default(null),
  expiresAt: timestamp,
  /** When a passkey, a code of an app or a recovery code was last given; null where none ever was. */
  secondFactorAt: timestamp.nullable().default(null),
});
