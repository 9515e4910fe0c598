import { z } from 'zod';

/**
 * The closed list of errors, with their HTTP statuses. Clients tell errors apart by code, users read the message
 * (docs/specification.md 8).
 */
export const errorStatuses = {
  malformed_request: 400,
  login_required: 401,
  invalid_credentials: 401,
  bad_signature: 401,
  payment_required: 402,
  forbidden: 403,
  csrf_token_invalid: 403,
  demo_account_protected: 403,
  viewing_only: 403,
  proof_needed: 403,
  second_factor_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  validation_failed: 422,
  too_many_requests: 429,
  internal_error: 500,
  service_unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatuses;
export const errorCodes = Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]];

/** Body of every error answer of the API. `errors` maps a field's path (`a.b.0`) to its text. */
export const errorBody = z.object({
  message: z.string(),
  code: z.enum(errorCodes),
  requestId: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  /** The stored state, where a save was based on an older one. */
  present: z.unknown().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
