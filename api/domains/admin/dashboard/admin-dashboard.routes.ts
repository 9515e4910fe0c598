import {
  readAdminDashboardEndpoint,
  readWaitingWorkEndpoint,
} from '../../../contract/admin/dashboard.endpoint.ts';
import {
  readAdminDashboardSchemas,
  readWaitingWorkSchemas,
} from '../../../contract/admin/dashboard.schema.ts';
import { figuresFor } from '../../../contract/admin/dashboard-figures.ts';
import { actorOf } from '../../../http/actor-of.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { readAdminDashboard } from './read-dashboard.ts';
import { readWaitingWork } from './read-waiting-work.ts';

/** The dashboard of the back office and the badges of its menu (docs/product.md 7 and 13.8). */
export const adminDashboardRouter = createFeatureRouter()
  .add(readAdminDashboardEndpoint, readAdminDashboardSchemas, (ctx, { query }) => {
    const { knex, clock } = ctx.deps;
    return readAdminDashboard(knex, actorOf(ctx), { days: query.days, now: clock.now() });
  })
  .add(readWaitingWorkEndpoint, readWaitingWorkSchemas, async (ctx) =>
    figuresFor(actorOf(ctx).role, await readWaitingWork(ctx.deps.knex, ctx.deps.clock.now())),
  );
