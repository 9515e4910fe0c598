import { useGetList } from 'react-admin';
import type { ResourceName } from '../resource-entities.ts';

const freshForMs = 60_000;

/** Total of a list under a filter, as the list itself reports it; read at most once a minute. */
export function useTotal(resource: ResourceName, filter: Record<string, unknown> = {}) {
  const { total, error } = useGetList(
    resource,
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'DESC' }, filter },
    { staleTime: freshForMs },
  );
  return { total, failed: Boolean(error) };
}
