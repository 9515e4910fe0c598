import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type {
  AddressInput,
  Endpoint,
  EndpointSchemas,
  Optional,
  ReplyOf,
} from '../../api/contract/endpoint.ts';
import { filteredKey, useReadAt } from './call.ts';

/**
 * A list read with the filters of the page's address. While another choice loads, the former list stays and
 * is marked as old.
 */
export function useFilteredRead<Schemas extends EndpointSchemas>(
  endpoint: Endpoint<Schemas>,
  filters: readonly string[],
  ...input: Optional<AddressInput<Schemas>>
): UseQueryResult<ReplyOf<Schemas>> {
  const [search] = useSearchParams();
  return useReadAt(filteredKey(endpoint, filters, search, ...input), { placeholderData: keepPreviousData });
}
