import {
  countRecipientsEndpoint,
  previewCampaignEndpoint,
  readReachEndpoint,
  testCampaignEndpoint,
} from '../../../contract/messaging/campaigns.endpoint.ts';
import {
  countRecipientsSchemas,
  previewCampaignSchemas,
  readReachSchemas,
  testCampaignSchemas,
} from '../../../contract/messaging/campaigns.schema.ts';
import { actorOf } from '../../../http/actor-of.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { NotificationCampaign } from '../../../models/NotificationCampaign.ts';
import { readReach } from './read-reach.ts';
import { countRecipients } from './recipients.queries.ts';
import { previewCampaign, previewNotice, testCampaign } from './try-campaign.ts';

/** What staff read and try before and after sending a campaign (docs/product.md 7 and 13.12). */
export const notificationCampaignsRouter = createFeatureRouter()
  .add(countRecipientsEndpoint, countRecipientsSchemas, (ctx, { body }) =>
    countRecipients(ctx.deps.knex, body, ctx.deps.clock.now()),
  )
  .add(previewCampaignEndpoint, previewCampaignSchemas, (ctx, { body }) =>
    body.channel === 'mail'
      ? previewCampaign(ctx.deps, actorOf(ctx), body, ctx.state.language)
      : previewNotice(ctx, body),
  )
  .add(testCampaignEndpoint, testCampaignSchemas, rateLimit('campaignTest'), async (ctx, { body }) => ({
    to: await testCampaign(ctx.deps, actorOf(ctx), body),
  }))
  .add(readReachEndpoint, readReachSchemas, async (ctx, { params }) => {
    const { knex } = ctx.deps;
    await NotificationCampaign.query(knex).findById(params.id).throwIfNotFound();
    return readReach(knex, params.id);
  });
