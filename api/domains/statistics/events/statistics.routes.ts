import type { Knex } from 'knex';
import {
  exportAllStatsEndpoint,
  exportCardStatsEndpoint,
  readAllStatsEndpoint,
  readCardStatsEndpoint,
  recordEventEndpoint,
  viewPictureEndpoint,
} from '../../../contract/statistics/card-events.endpoint.ts';
import {
  type PeriodQuery,
  exportAllStatsSchemas,
  exportCardStatsSchemas,
  readAllStatsSchemas,
  readCardStatsSchemas,
  recordEventSchemas,
  viewPictureSchemas,
} from '../../../contract/statistics/card-events.schema.ts';
import { AppError } from '../../../errors.ts';
import { actorOf } from '../../../http/actor-of.ts';
import { sendAsFile } from '../../../http/attachment.ts';
import type { AppContext } from '../../../http/context.ts';
import { ownSiteOnly } from '../../../http/own-site-only.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { readAheadOf } from '../../../http/read-ahead.ts';
import { readFromReplica } from '../../../http/replica-reads.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { answerViewPicture } from './answer-view-picture.ts';
import { readAllStats, readCardStats } from '../reports/read-stats.ts';
import { recordEvent } from './record-event.ts';
import { writeStatsTable } from '../reports/stats-table.ts';

const asker = (ctx: AppContext) => ({
  ownerId: actorOf(ctx).id,
  now: ctx.deps.clock.now(),
  hooks: ctx.deps.hooks.accounts,
});

/** Statistics are read in the role that only reads (docs/security.md V1), from a replica where there is one. */
const read = <Result>(ctx: AppContext, work: (knex: Knex) => Promise<Result>): Promise<Result> =>
  readFromReplica(ctx, ctx.deps.reader ?? ctx.deps.knex, work);

/** Views and clicks of cards, and their statistics for owners (docs/product.md 4 and 5). */
export const statisticsRouter = createFeatureRouter()
  .add(recordEventEndpoint, recordEventSchemas, ownSiteOnly, async (ctx, { params, body }) => {
    const outcome = readAheadOf(ctx.req)?.outcome ?? recordEvent(ctx, { profileId: params.id, ...body });
    const isStored = await outcome;
    if (!isStored) throw new AppError('not_found');
  })
  .add(viewPictureEndpoint, viewPictureSchemas, (ctx, { params }) => answerViewPicture(ctx, params.id))
  .add(readCardStatsEndpoint, readCardStatsSchemas, (ctx, { params, query }) =>
    read(ctx, (knex) => readCardStats(knex, { ...asker(ctx), ...query, cardId: params.id })),
  )
  .add(readAllStatsEndpoint, readAllStatsSchemas, (ctx, { query }) =>
    read(ctx, (knex) => readAllStats(knex, { ...asker(ctx), ...query })),
  )
  .add(exportCardStatsEndpoint, exportCardStatsSchemas, rateLimit('csv'), (ctx, { params, query }) =>
    answerTable(ctx, { ...query, cardId: params.id }),
  )
  .add(exportAllStatsEndpoint, exportAllStatsSchemas, rateLimit('csv'), (ctx, { query }) =>
    answerTable(ctx, query),
  );

async function answerTable(ctx: AppContext, query: PeriodQuery & { cardId?: number }): Promise<void> {
  const { language } = ctx.state;
  const { name, csv } = await read(ctx, (knex) =>
    writeStatsTable(knex, { ...asker(ctx), ...query, language }),
  );
  sendAsFile(ctx, name);
  ctx.body = csv;
}
