import type { AdminResource } from '../../http/admin/admin-resource.ts';
import type { FeatureRouter } from '../../http/route.ts';
import { checkoutRouter } from './checkout/checkout.routes.ts';
import { packageMigrationRouter } from './package-moves/package-migration.routes.ts';
import { renewalCardRouter } from './plan/renewal-card.routes.ts';
import { subscriptionRouter } from './plan/subscription.routes.ts';
import { productsResource } from './products/products.resource.ts';
import { productsRouter } from './products/products.routes.ts';
import { packagesResource } from './staff/packages.resource.ts';
import { packagesRouter } from './staff/packages.routes.ts';
import { teamMembersResource } from './team/team-members.resource.ts';
import { teamRouter } from './team/team.routes.ts';

/** Tables of this domain as the back office has them (docs/product.md 10). */
export const adminResources: readonly AdminResource[] = [
  productsResource,
  packagesResource,
  teamMembersResource,
];

/** What else of this domain answers requests of the API. */
export const routers: readonly FeatureRouter[] = [
  productsRouter,
  renewalCardRouter,
  subscriptionRouter,
  teamRouter,
  checkoutRouter,
  packageMigrationRouter,
  packagesRouter,
];
