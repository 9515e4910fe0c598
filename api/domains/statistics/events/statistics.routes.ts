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

/** Statistics are read in the role that only reads (docs/security.md V1). */
const readerOf = ({ deps }: AppContext) => deps.reader ?? deps.knex;

/** Views and clicks of cards, and their statistics for owners (docs/product.md 4 and 5). */
export const statisticsRouter = createFeatureRouter()
  .add(recordEventEndpoint, recordEventSchemas, ownSiteOnly, async (ctx, { params, body }) => {
    const outcome = readAheadOf(ctx.req)?.outcome ?? recordEvent(ctx, { profileId: params.id, ...body });
    const isStored = await outcome;
    if (!isStored) throw new AppError('not_found');
  })
  .add(viewPictureEndpoint, viewPictureSchemas, (ctx, { params }) => answerViewPicture(ctx, params.id))
  .add(readCardStatsEndpoint, readCardStatsSchemas, (ctx, { params, query }) =>
    readCardStats(readerOf(ctx), { ...asker(ctx), ...query, cardId: params.id }),
  )
  .add(readAllStatsEndpoint, readAllStatsSchemas, (ctx, { query }) =>
    readAllStats(readerOf(ctx), { ...asker(ctx), ...query }),
  )
  .add(exportCardStatsEndpoint, exportCardStatsSchemas, rateLimit('csv'), (ctx, { params, query }) =>
    answerTable(ctx, { ...query, cardId: params.id }),
  )
  .add(exportAllStatsEndpoint, exportAllStatsSchemas, rateLimit('csv'), (ctx, { query }) =>
    answerTable(ctx, query),
  );

async function answerTable(ctx: AppContext, query: PeriodQuery & { cardId?: number }): Promise<void> {
  const { name, csv } = await writeStatsTable(readerOf(ctx), {
    ...asker(ctx),
    ...query,
    language: ctx.state.language,
  });
  sendAsFile(ctx, name);
  ctx.body = csv;
}
