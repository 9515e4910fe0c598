import type { ErrorBody } from '../../api/contract/base/error-codes.schema.ts';
import type { Endpoint, EndpointSchemas, PresentOf } from '../../api/contract/endpoint.ts';
import { ApiError } from './api-errors.ts';

/** The stored state that an endpoint's refusal shows, since the call was based on an older one; null for other errors. */
export function presentIn<Schemas extends EndpointSchemas>(
  _endpoint: Endpoint<Schemas>,
  error: unknown,
): PresentOf<Schemas> | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  // As in `call`: the server sends nothing but what the endpoint's schema names.
  return ((error.data as Partial<ErrorBody> | null)?.present ?? null) as PresentOf<Schemas> | null;
}
