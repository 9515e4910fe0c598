import type { AdminResource } from '../../http/admin/admin-resource.ts';
import { createResourceRouter } from '../../http/admin/resource-router.ts';
import type { FeatureRouter } from '../../http/route.ts';
import { statisticsRouter } from './events/statistics.routes.ts';
import { profileStatsResource } from './reports/profile-stats.resource.ts';

/** Tables of this domain as the back office has them (docs/product.md 10). */
export const adminResources: readonly AdminResource[] = [profileStatsResource];

/** Everything of this domain that answers requests of the API. */
export const routers: readonly FeatureRouter[] = [
  statisticsRouter,
  ...adminResources.map(createResourceRouter),
];
