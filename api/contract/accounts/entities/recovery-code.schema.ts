import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';

/**
 * A one-time code in place of a passkey or an app; the hash is its SHA-256.
 * A row of `recovery_codes` as JSON carries it; the defaults are the table's.
 */
export const recoveryCodeRow = z.object({
  id,
  userId: id,
  codeHash: z.string().regex(/^[0-9a-f]{64}$/u),
  createdAt: timestamp,
  usedAt: timestamp.nullable().default(null),
});
