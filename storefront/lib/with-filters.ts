import { withQuery } from '../../api/contract/endpoint.ts';
import { maxFilterLength } from '../../api/contract/base/list-filters.ts';

/**
 * A path with its filters from the search parameters, in a fixed order, so that server and browser use the
 * same cache key. Drops empty and too long values and a page that is not a number.
 */
export function withFilters(
  path: string,
  names: readonly string[],
  search: string | URLSearchParams,
): string {
  const given = new URLSearchParams(search);
  const kept: Record<string, string> = {};
  for (const name of names) {
    const value = given.get(name)?.trim() ?? '';
    const isKept =
      name === 'page' ? /^[1-9]\d{0,4}$/.test(value) && value !== '1' : value.length <= maxFilterLength;
    if (value !== '' && isKept) kept[name] = value;
  }
  return withQuery(path, kept);
}
