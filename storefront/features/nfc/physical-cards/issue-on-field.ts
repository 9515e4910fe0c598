import { ApiError } from '../../../lib/api-errors.ts';

/** What the server says of this field; undefined where it says nothing of it. */
export const issueOnField = (error: unknown, field: string): string | undefined =>
  error instanceof ApiError ? error.fields[field] : undefined;
