import {
  countRecipientsEndpoint,
  readReachEndpoint,
} from '../../../contract/messaging/campaigns.endpoint.ts';
import { countRecipientsSchemas, readReachSchemas } from '../../../contract/messaging/campaigns.schema.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { NotificationCampaign } from '../../../models/NotificationCampaign.ts';
import { countRecipients } from './recipients.queries.ts';

/** What staff read before and after sending a campaign (docs/product.md 7). */
export const notificationCampaignsRouter = createFeatureRouter()
  .add(countRecipientsEndpoint, countRecipientsSchemas, (ctx, { body }) =>
    countRecipients(ctx.deps.knex, body, ctx.deps.clock.now()),
  )
  .add(readReachEndpoint, readReachSchemas, async (ctx, { params }) => {
    const { knex } = ctx.deps;
    await NotificationCampaign.query(knex).findById(params.id).throwIfNotFound();
    const [told] = (await knex('notifications')
      .where({ campaign_id: params.id })
      .select(
        knex.raw('count(*) filter (where is_read)::integer as read'),
        knex.raw('count(*) filter (where not is_read)::integer as unread'),
      )) as { read: number; unread: number }[];
    return told ?? { read: 0, unread: 0 };
  });
