import { matchPath } from 'react-router';
import { redirects, routeTable, type RouteDefinition, type RouteId } from './route-table.ts';

export interface FoundRoute {
  route: RouteDefinition & { id: RouteId };
  params: Record<string, string | undefined>;
}

/** The route of a path, or null when the table has none; numeric parameters must be positive integers. */
export function findRoute(pathname: string): FoundRoute | null {
  for (const route of routeTable) {
    const match = matchPath({ path: route.path, caseSensitive: true }, pathname);
    if (!match) continue;
    const { numeric = [] }: RouteDefinition = route;
    const params: Record<string, string | undefined> = match.params;
    if (numeric.every((name) => /^[1-9]\d{0,14}$/.test(params[name] ?? ''))) return { route, params };
  }
  return null;
}

/** The target of an address that only redirects, with its query; null for any other. */
export function findRedirect(pathname: string, search: string): string | null {
  const target = redirects[pathname];
  return target === undefined ? null : target + search;
}

/** Paths whose page the server makes itself: cards, chips, the back office, files. Links to them leave the app. */
export function isServerPage(pathname: string): boolean {
  const found = findRoute(pathname);
  if (found?.route.serverFirst) return true;
  return found === null && findRedirect(pathname, '') === null;
}
