import { useSearchParams } from 'react-router';
import { displayed } from './quick-filter.ts';
import type { ListName } from '../resource-entities.ts';

/**
 * Where an address leads that writes its filters by the API's own names, as in `?state=failed`, of which
 * react-admin knows nothing; null for react-admin's own addresses.
 */
export function usePathOfPlainFilters(list: ListName, names: readonly string[]): string | null {
  const [search] = useSearchParams();
  const plain = [...search].filter(([name]) => names.includes(name));
  return plain.length > 0 ? listPath(list, Object.fromEntries(plain)) : null;
}

/** Address of a list under a filter, in react-admin's own format. */
export function listPath(resource: ListName, filter: Record<string, unknown> = {}): string {
  if (Object.keys(filter).length === 0) return `/${resource}`;
  const search = new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify(displayed(filter)),
  });
  return `/${resource}?${search}`;
}
