import type { ErrorBody } from '../../api/contract/base/error-codes.schema.ts';

type ErrorType = 'AuthenticationError' | 'ValidationError' | 'ServerError' | 'ClientError' | 'NetworkError';

/** A refused or failed call: its kind, its status and the unchanged body (docs/specification.md 8). */
export class ApiError extends Error {
  readonly errorType: ErrorType;
  /** 0 when no answer came. */
  readonly status: number;
  readonly data: unknown;

  constructor(errorType: ErrorType, message: string, status: number, data: unknown, cause?: unknown) {
    super(message, { cause });
    this.name = errorType;
    this.errorType = errorType;
    this.status = status;
    this.data = data;
  }

  /** The server's issues by field, if it named any. */
  get fields(): Record<string, string> {
    const errors = (this.data as Partial<ErrorBody> | null)?.errors;
    return typeof errors === 'object' && errors !== null ? errors : {};
  }
}

export class AuthenticationError extends ApiError {
  constructor(message: string, status: number, data: unknown) {
    super('AuthenticationError', message, status, data);
  }
}

export class ValidationError extends ApiError {
  constructor(message: string, status: number, data: unknown) {
    super('ValidationError', message, status, data);
  }
}

export class ServerError extends ApiError {
  constructor(message: string, status: number, data: unknown) {
    super('ServerError', message, status, data);
  }
}

export class ClientError extends ApiError {
  constructor(message: string, status: number, data: unknown) {
    super('ClientError', message, status, data);
  }
}

export class NetworkError extends ApiError {
  constructor(message: string, cause?: unknown) {
    super('NetworkError', message, 0, null, cause);
  }
}

/** 401 and 403, other 4xx, 5xx, any other failure (docs/specification.md 4, error classification). */
export function errorOfStatus(status: number, message: string, data: unknown): ApiError {
  if (status === 401 || status === 403) return new AuthenticationError(message, status, data);
  if (status >= 400 && status < 500) return new ValidationError(message, status, data);
  if (status >= 500 && status < 600) return new ServerError(message, status, data);
  return new ClientError(message, status, data);
}
