import { z } from 'zod';
import { id, timestamp } from './columns.ts';

/**
 * An error that a browser reported.
 * A row of `error_logs` as JSON carries it; the defaults are the table's.
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
});
export type ErrorLogRow = z.output<typeof errorLogRow>;
