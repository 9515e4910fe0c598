import { errorStatuses, type ErrorCode } from './contract/base/error-codes.schema.ts';
import type { CardLanguage } from './contract/base/card-languages.ts';
import type { Translated } from './contract/base/languages.ts';
import type { ValidationMessageKey } from './contract/base/validation-messages.ts';

/** Field path (`a.b.0`) to the key of the text shown beside the field, or to a text of its own. */
export type FieldErrors = Readonly<Record<string, ValidationMessageKey | Translated>>;

/** A text for users, also in the further languages of cards where a card's visitors may read it. */
type ErrorText = Translated & Readonly<Partial<Record<CardLanguage, string>>>;

interface AppErrorOptions {
  fields?: FieldErrors;
  /** Shown to the user instead of the code's default text (docs/specification.md 8). */
  text?: ErrorText;
  /** The stored state, for a call that was based on an older one; the endpoint's `present` names what of it is sent. */
  present?: unknown;
  /** For the log only; never shown. */
  message?: string;
  /** Whole seconds until the same request may succeed; becomes Retry-After. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/**
 * The error with which our code refuses a request. The error handler turns it into `{ message, code, errors,
 * requestId }` in the user's language (docs/specification.md 8).
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: FieldErrors | undefined;
  readonly text: ErrorText | undefined;
  readonly present: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = errorStatuses[code];
    this.fields = options.fields;
    this.text = options.text;
    this.present = options.present;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  /** The same refusal with another stored state. */
  showing(present: unknown): AppError {
    const { code, message, fields, text, retryAfterSeconds } = this;
    return new AppError(code, {
      message,
      cause: this,
      present,
      ...(fields && { fields }),
      ...(text && { text }),
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    });
  }
}
