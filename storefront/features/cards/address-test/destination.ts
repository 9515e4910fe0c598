import type { ResolvedAddress } from '../../../../api/contract/cards/address-test.schema.ts';
import { findRedirect, findRoute } from '../../../routes/find-route.ts';
import type { RouteId } from '../../../routes/route-table.ts';

/** Where an address leads, by the very tables the server and the browser go by. */
export type Destination =
  | { kind: 'page'; route: RouteId }
  | { kind: 'redirect'; to: string }
  /** The back office, the API, or a file. */
  | { kind: 'service' }
  | ResolvedAddress;

const services =
  /^\/(admin|admin-dashboard|blog-admin|package-migration|api|assets|media|healthz|readyz|metrics)(\/|$)|^\/(robots\.txt|sitemap[\w-]*\.xml|favicon\.(svg|ico))$/;

/**
 * What a visitor would meet at a path.
 * @param asked what the server's resolver of cards said of it
 */
export function destinationOf(path: string, asked: ResolvedAddress): Destination {
  const redirect = findRedirect(path, '');
  if (redirect !== null) return { kind: 'redirect', to: redirect };
  const found = findRoute(path);
  if (found) return { kind: 'page', route: found.route.id };
  return services.test(path) ? { kind: 'service' } : asked;
}
