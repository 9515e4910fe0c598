import type { Optional } from '../../../api/contract/endpoint.ts';
import {
  addressOf,
  bodyOf,
  withQuery,
  type AddressInput,
  type CallInput,
  type Endpoint,
  type EndpointSchemas,
  type ReplyOf,
} from '../../../api/contract/endpoint.ts';
import { httpClient } from './http-client.ts';

interface CallOptions {
  signal?: AbortSignal | undefined;
}

/**
 * Calls one operation of the API; a write carries the anti-forgery token.
 * @returns what its reply schema names; nothing where it names none
 * @throws {HttpError} status 0 when the network failed, else the server's status
 */
export async function call<Schemas extends EndpointSchemas>(
  endpoint: Endpoint<Schemas>,
  ...[input, options]: [...Optional<CallInput<Schemas>>, options?: CallOptions]
): Promise<ReplyOf<Schemas>> {
  return ask(endpoint, addressOf(endpoint, input), bodyOf(input), options);
}

/** Reads a list with the filters of the page's address, which bear the API's own names. */
export function readFiltered<Schemas extends EndpointSchemas>(
  endpoint: Endpoint<Schemas>,
  search: string | URLSearchParams,
  ...[input, options]: [...Optional<AddressInput<Schemas>>, options?: CallOptions]
): Promise<ReplyOf<Schemas>> {
  const filters = Object.fromEntries(new URLSearchParams(search));
  return ask(endpoint, withQuery(addressOf(endpoint, input), filters), undefined, options);
}

/** Asks an operation at an address made before (`useRead`). */
export async function ask<Schemas extends EndpointSchemas>(
  { method }: Endpoint<Schemas>,
  path: string,
  body: unknown,
  { signal }: CallOptions = {},
): Promise<ReplyOf<Schemas>> {
  const { json } = await httpClient(path, {
    ...(signal && { signal }),
    ...(method !== 'get' && { method: method.toUpperCase() }),
    ...(method !== 'get' &&
      (body !== undefined || method !== 'delete') && { body: JSON.stringify(body ?? {}) }),
  });
  // The one place that takes the server at its word: it sends nothing but what this schema names.
  return json as ReplyOf<Schemas>;
}
