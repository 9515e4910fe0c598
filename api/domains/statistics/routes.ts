import type { AdminResource } from '../../http/admin/admin-resource.ts';
import type { FeatureRouter } from '../../http/route.ts';
import { statisticsRouter } from './events/statistics.routes.ts';
import { profileStatsResource } from './reports/profile-stats.resource.ts';

/** Tables of this domain as the back office has them (docs/product.md 10). */
export const adminResources: readonly AdminResource[] = [profileStatsResource];

/** What else of this domain answers requests of the API. */
export const routers: readonly FeatureRouter[] = [statisticsRouter];
