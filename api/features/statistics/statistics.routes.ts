import {
  readCardStatsEndpoint,
  recordEventEndpoint,
  viewPictureEndpoint,
} from '../../contract/card-events.ts';
import { AppError } from '../../errors.ts';
import { actorOf } from '../../http/actor-of.ts';
import { ownSiteOnly } from '../../http/own-site-only.ts';
import { createFeatureRouter } from '../../http/route.ts';
import { answerViewPicture } from './answer-view-picture.ts';
import { readCardStats } from './read-card-stats.ts';
import { recordEvent } from './record-event.ts';

/** Views and clicks of cards, and what their owners see of them (product.md chapters 4 and 5). */
export const statisticsRouter = createFeatureRouter()
  .add(recordEventEndpoint, ownSiteOnly, async (ctx, { params, body }) => {
    const isStored = await recordEvent(ctx, { profileId: params.id, ...body });
    if (!isStored) throw new AppError('not_found');
  })
  .add(viewPictureEndpoint, (ctx, { params }) => answerViewPicture(ctx, params.id))
  .add(readCardStatsEndpoint, (ctx, { params, query }) => {
    const { knex, clock } = ctx.parts;
    return readCardStats(knex, { cardId: params.id, ownerId: actorOf(ctx).id, now: clock.now(), ...query });
  });
