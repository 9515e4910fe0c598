import { personSummaryEndpoint, personTimelineEndpoint } from '../../../contract/accounts/person.endpoint.ts';
import { personSummarySchemas, personTimelineSchemas } from '../../../contract/accounts/person.schema.ts';
import { AppError } from '../../../errors.ts';
import { actorOf } from '../../../http/actor-of.ts';
import type { AppContext } from '../../../http/context.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { User } from '../../../models/User.ts';
import { readSummary } from './read-summary.ts';
import { readTimeline } from './read-timeline.ts';

async function assertKnown(ctx: AppContext, id: number): Promise<void> {
  if (!(await User.query(ctx.deps.knex).findById(id).select('id'))) throw new AppError('not_found');
}

/** What the page of a person opens with (docs/product.md 13.5). */
export const personRouter = createFeatureRouter()
  .add(personSummaryEndpoint, personSummarySchemas, async (ctx, { params }) => {
    await assertKnown(ctx, params.id);
    return readSummary(ctx.deps.knex, params.id);
  })
  .add(personTimelineEndpoint, personTimelineSchemas, async (ctx, { params, query }) => {
    await assertKnown(ctx, params.id);
    return readTimeline(ctx.deps.knex, params.id, { ...query, role: actorOf(ctx).role });
  });
