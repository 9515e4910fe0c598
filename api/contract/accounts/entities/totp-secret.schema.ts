import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';

/**
 * The secret shared with a user's app of one-time codes, encrypted.
 * A row of `totp_secrets` as JSON carries it, the secret as hexadecimal digits; the defaults are the table's.
 */
export const totpSecretRow = z.object({
  userId: id,
  secret: z.string().regex(/^[0-9a-f]*$/u),
  confirmedAt: timestamp.nullable().default(null),
  lastStep: z.int().nullable().default(null),
  createdAt: timestamp,
});
