import { AppError } from '../errors.ts';
import type { ValidationMessageKey } from '../contract/base/validation-messages.ts';

/** The parts of PostgreSQL's error that we read; `detail` holds values and is never shown or logged. */
interface PostgresError {
  code: string;
  table?: string;
  column?: string;
  constraint?: string;
  detail?: string;
}

/** Texts of unique columns that have a better one than "already in use". */
const takenTexts: Record<string, ValidationMessageKey> = {
  'users.username': 'username_taken',
  'users.email': 'email_taken',
  'business_profiles.custom_slug': 'slug_taken',
  'blog_posts.slug': 'slug_taken',
};

const connectionErrnos = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EPIPE',
  'EAI_AGAIN',
]);

/**
 * Translates the error of a failed statement for the user (docs/specification.md 8): a unique violation is a conflict
 * on its field, a broken check or reference an issue of the input, a lost race or connection a reason to try again.
 * @returns undefined when the error is not the database's or is our own mistake
 */
export function fromDatabaseError(error: unknown): AppError | undefined {
  const cause = nativeError(error);
  if (isConnectionError(cause))
    return new AppError('service_unavailable', { cause: error, retryAfterSeconds: 5 });
  if (!isPostgresError(cause)) return undefined;
  switch (cause.code) {
    case '23505':
      return new AppError('conflict', { cause: error, fields: uniqueFields(cause) });
    case '23503':
      return foreignKeyError(cause, error);
    case '23502':
      return new AppError('validation_failed', { cause: error, fields: fieldOf(cause.column, 'required') });
    case '23514':
    case '23P01':
      return new AppError('validation_failed', {
        cause: error,
        fields: fieldOf(columnOfConstraint(cause), 'invalid_input'),
      });
    // Serialization failure, deadlock, lock timeout, statement timeout: the same request may well succeed.
    case '40001':
    case '40P01':
    case '55P03':
    case '57014':
      return new AppError('service_unavailable', { cause: error, retryAfterSeconds: 1 });
    default:
      return byClass(cause, error);
  }
}

function byClass(cause: PostgresError, error: unknown): AppError | undefined {
  const group = cause.code.slice(0, 2);
  // Data exceptions: a value that its column can't hold (too long, out of range, NUL in a text).
  if (group === '22')
    return new AppError('validation_failed', {
      cause: error,
      fields: fieldOf(cause.column, 'invalid_input'),
    });
  // Connection exceptions, too few resources, the server is shutting down.
  if (group === '08' || group === '53' || cause.code.startsWith('57P'))
    return new AppError('service_unavailable', { cause: error, retryAfterSeconds: 5 });
  return undefined;
}

function foreignKeyError(cause: PostgresError, error: unknown): AppError {
  const stillReferenced = cause.detail?.includes('is still referenced') ?? false;
  if (stillReferenced) return new AppError('conflict', { cause: error, fields: { root: 'still_in_use' } });
  const column = columnsOfDetail(cause)[0];
  return new AppError('validation_failed', { cause: error, fields: fieldOf(column, 'reference_missing') });
}

function uniqueFields(cause: PostgresError): Record<string, ValidationMessageKey> {
  const columns = columnsOfDetail(cause);
  // In a key of several columns the last one is what the user chose (`user_id, slug`).
  const column = columns.at(-1);
  return fieldOf(column, takenTexts[`${cause.table}.${column}`] ?? 'taken');
}

/** Column names of `Key (lower(email))=(…) already exists.`, without functions and casts. */
function columnsOfDetail(cause: PostgresError): string[] {
  const key = /^Key \((.+?)\)=\(/.exec(cause.detail ?? '')?.[1];
  if (!key) return [];
  return key
    .split(',')
    .map((part) => /([a-z_][a-z0-9_]*)"?\)*(?:::.*)?$/.exec(part.trim().replace(/::[a-z ]+/g, ''))?.[1] ?? '')
    .filter((name) => name !== '');
}

/** PostgreSQL names a column's own check `<table>_<column>_check`. */
function columnOfConstraint(cause: PostgresError): string | undefined {
  const start = `${cause.table}_`;
  const name = cause.constraint ?? '';
  return name.startsWith(start) && name.endsWith('_check')
    ? name.slice(start.length, -'_check'.length)
    : undefined;
}

function fieldOf(
  column: string | undefined,
  key: ValidationMessageKey,
): Record<string, ValidationMessageKey> {
  return { [column ? camelCase(column) : 'root']: key };
}

function camelCase(column: string): string {
  return column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function nativeError(error: unknown): unknown {
  return error instanceof Error && 'nativeError' in error ? error.nativeError : error;
}

function isPostgresError(error: unknown): error is PostgresError {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^[0-9A-Z]{5}$/.test(error.code)
  );
}

function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'KnexTimeoutError') return true;
  if ('code' in error && typeof error.code === 'string' && connectionErrnos.has(error.code)) return true;
  // The driver gives a dropped connection, and one that was not greeted in time, no code of its own; knex puts the
  // statement before its words.
  return /(?:^| - )(?:timeout expired$|Connection terminated|Client has encountered a connection error)/.test(
    error.message,
  );
}
