import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';

/**
 * An error that a browser reported, or one of the server while it answered. A row of `error_logs` as JSON carries it;
 * the defaults are the table's.
 */
export const errorLogRow = z.object({
  id,
  userId: id.nullable().default(null),
  username: z.string().max(100).nullable().default(null),
  errorType: z.string().max(100),
  errorMessage: z.string().max(2000),
  errorDetails: z.string().max(20000).nullable().default(null),
  path: z.string().max(2000).nullable().default(null),
  createdAt: timestamp,
  /** Of the request that failed; the log has the same id, and the user was shown it. */
  requestId: z.string().max(100).nullable().default(null),
  handledBy: id.nullable().default(null),
  handledAt: timestamp.nullable().default(null),
});
