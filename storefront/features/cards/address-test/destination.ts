import type { ResolvedAddress } from '../../../../api/contract/cards/address-test.schema.ts';
import { findRedirect, findRoute } from '../../../routes/find-route.ts';
import type { RouteId } from '../../../routes/route-table.ts';

/** What an address shows, by the same tables the server and the browser route with. */
export type Destination =
  | { kind: 'page'; route: RouteId }
  | { kind: 'redirect'; to: string }
  | { kind: 'service' }
  | ResolvedAddress;

const services =
  /^\/(admin|admin-dashboard|blog-admin|package-migration|api|assets|media|healthz|readyz|metrics)(\/|$)|^\/(robots\.txt|sitemap[\w-]*\.xml|favicon\.(svg|ico))$/;

/**
 * The page a visitor would get at a path.
 * @param asked the reply of the server's resolver of card addresses
 */
export function destinationOf(path: string, asked: ResolvedAddress): Destination {
  const redirect = findRedirect(path, '');
  if (redirect !== null) return { kind: 'redirect', to: redirect };
  const found = findRoute(path);
  if (found) return { kind: 'page', route: found.route.id };
  return services.test(path) ? { kind: 'service' } : asked;
}
