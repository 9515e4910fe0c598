import { ApiError } from '../../../lib/api-errors.ts';

/** The server's issue for this field, if any. */
export const issueOnField = (error: unknown, field: string): string | undefined =>
  error instanceof ApiError ? error.fields[field] : undefined;
