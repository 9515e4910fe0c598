import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';

const base64url = z.string().regex(/^[\w-]+$/u);

/**
 * A passkey with which its user signs in.
 * A row of `passkeys` as JSON carries it, the key as hexadecimal digits; the defaults are the table's.
 */
export const passkeyRow = z.object({
  id,
  userId: id,
  credentialId: base64url.max(1_400),
  userHandle: base64url.max(90),
  publicKey: z.string().regex(/^[0-9a-f]*$/u),
  signCount: z.int().min(0).default(0),
  transports: z.array(z.string()).default([]),
  isSynced: z.boolean().default(false),
  name: z.string().min(1).max(60),
  createdAt: timestamp,
  lastUsedAt: timestamp.nullable().default(null),
});
