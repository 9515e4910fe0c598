import { StorageUnavailableError } from '../adapters/storage.ts';
import { AppError } from '../errors.ts';
import { fromDatabaseError } from './database-errors.ts';

/**
 * Translates the error of what the process itself needs, database and storage, for the user: what is away or full is a
 * reason to try again (docs/specification.md 8).
 * @returns undefined when the error is not theirs or is our own mistake
 */
export function fromOutsideError(error: unknown): AppError | undefined {
  if (error instanceof StorageUnavailableError)
    return new AppError('service_unavailable', { cause: error, retryAfterSeconds: 30 });
  return fromDatabaseError(error);
}
