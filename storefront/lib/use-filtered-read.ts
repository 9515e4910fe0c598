import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { withFilters } from './with-filters.ts';

/**
 * A list read with the filters of the page's address. While another choice loads, the former list stays and
 * is marked as old.
 */
export function useFilteredRead<T>(path: string, filters: readonly string[]): UseQueryResult<T> {
  const [search] = useSearchParams();
  return useQuery<T>({ queryKey: [withFilters(path, filters, search)], placeholderData: keepPreviousData });
}
