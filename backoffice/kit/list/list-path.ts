import type { ResourceName } from '../resource-entities.ts';

/** Filters of an address that writes them by the API's own names, as in `?state=failed`. */
export function plainFilters(search: URLSearchParams, names: readonly string[]): Record<string, string> {
  return Object.fromEntries([...search].filter(([name]) => names.includes(name)));
}

/** Address of a list under a filter, in react-admin's own format. */
export function listPath(resource: ResourceName, filter: Record<string, unknown> = {}): string {
  if (Object.keys(filter).length === 0) return `/${resource}`;
  const shown = Object.fromEntries(Object.keys(filter).map((name) => [name, true]));
  const search = new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify(shown),
  });
  return `/${resource}?${search}`;
}
