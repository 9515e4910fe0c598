import { readAdminDashboardEndpoint } from '../../../contract/admin/dashboard.endpoint.ts';
import { readAdminDashboardSchemas } from '../../../contract/admin/dashboard.schema.ts';
import { actorOf } from '../../../http/actor-of.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { readAdminDashboard } from './read-dashboard.ts';

/** The dashboard of the back office (docs/product.md 7). */
export const adminDashboardRouter = createFeatureRouter().add(
  readAdminDashboardEndpoint,
  readAdminDashboardSchemas,
  (ctx, { query }) => {
    const { knex, clock } = ctx.deps;
    return readAdminDashboard(knex, actorOf(ctx), { days: query.days, now: clock.now() });
  },
);
