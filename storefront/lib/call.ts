import {
  useQuery,
  type DataTag,
  type Query,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import {
  addressOf,
  bodyOf,
  pathOf,
  type AddressInput,
  type CallInput,
  type Endpoint,
  type EndpointAddress,
  type EndpointSchemas,
  type Optional,
  type ReplyOf,
} from '../../api/contract/endpoint.ts';
import { apiRead, apiWrite, type ReadOptions } from './api-client.ts';
import { withFilters } from './with-filters.ts';

/** Where a read stands in the data cache: under its very address, which the server fills before the page goes out. */
export type ReadKey<Reply> = DataTag<readonly [path: string], Reply, Error>;

export function keyOf<Schemas extends EndpointSchemas>(
  endpoint: Endpoint<Schemas>,
  ...input: Optional<AddressInput<Schemas>>
): ReadKey<ReplyOf<Schemas>> {
  return keyAt(pathOf(endpoint, ...input));
}

/** Says what the cache holds under an address; no value has such a type when it runs. */
const keyAt = <Reply>(path: string): ReadKey<Reply> => [path] as unknown as ReadKey<Reply>;

/** The key of a read with those filters that stand in the page's address. */
export function filteredKey<Schemas extends EndpointSchemas>(
  endpoint: Endpoint<Schemas>,
  filters: readonly string[],
  search: string | URLSearchParams,
  ...input: Optional<AddressInput<Schemas>>
): ReadKey<ReplyOf<Schemas>> {
  return keyAt(withFilters(pathOf(endpoint, ...input), filters, search));
}

/** Picks from the data cache the reads of these endpoints, with any filters, and all that stands below their paths. */
export const readsBelow =
  (...endpoints: readonly EndpointAddress[]) =>
  ({ queryKey: [address] }: Pick<Query, 'queryKey'>): boolean =>
    endpoints.some(({ path }) => String(address).startsWith(path));

/** Picks from the data cache the reads of these endpoints themselves, with any parameters and filters. */
export const readsOf =
  (...endpoints: readonly EndpointAddress[]) =>
  ({ queryKey: [address] }: Pick<Query, 'queryKey'>): boolean =>
    endpoints.some(({ path }) =>
      new RegExp(`^${path.replace(/:\w+/g, '[^/?]+')}(?:\\?|$)`).test(String(address)),
    );

/** What is said to an endpoint, and how it is asked. */
export type CallArguments<Schemas extends EndpointSchemas> = [
  ...Optional<CallInput<Schemas>>,
  options?: ReadOptions | undefined,
];

/**
 * Calls one operation of the API; a write carries the anti-forgery token (docs/specification.md 7).
 * @returns what its reply schema names; nothing where it names none
 * @throws {ApiError} of the class its status calls for; {@link NetworkError} when no answer came
 */
export async function call<Schemas extends EndpointSchemas>(
  endpoint: Endpoint<Schemas>,
  ...[input, options]: CallArguments<Schemas>
): Promise<ReplyOf<Schemas>> {
  const path = addressOf(endpoint, input);
  const asked = options as ReadOptions | undefined;
  const reply =
    endpoint.method === 'get'
      ? await apiRead(path, asked)
      : await apiWrite(methods[endpoint.method], path, bodyOf(input), asked?.headers);
  // The one place that takes the server at its word: it sends nothing but what this schema names.
  return (reply instanceof Response ? undefined : reply) as ReplyOf<Schemas>;
}

const methods = { post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const;

type Options<Reply> = Omit<UseQueryOptions<Reply, Error, Reply, readonly [string]>, 'queryKey' | 'queryFn'>;

/** Reads one operation through the data cache, by the numbers of docs/specification.md 9 unless the options say else. */
export function useRead<Schemas extends EndpointSchemas>(
  endpoint: Endpoint<Schemas>,
  ...[input, options]: [...Optional<AddressInput<Schemas>>, options?: Options<ReplyOf<Schemas>>]
): UseQueryResult<ReplyOf<Schemas>> {
  return useReadAt(keyAt(addressOf(endpoint, input)), options);
}

/** The same where the key is needed elsewhere, too. */
export function useReadAt<Reply>(key: ReadKey<Reply>, options?: Options<Reply>): UseQueryResult<Reply> {
  return useQuery<Reply, Error, Reply, readonly [string]>({ ...options, queryKey: key });
}
