import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';

/**
 * A request of staff to remove a user's second factors, which another one of staff confirms.
 * A row of `factor_resets` as JSON carries it; the defaults are the table's.
 */
export const factorResetRow = z.object({
  id,
  userId: id,
  askedBy: id.nullable().default(null),
  askedAt: timestamp,
  expiresAt: timestamp,
});
