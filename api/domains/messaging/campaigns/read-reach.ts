import type { Knex } from 'knex';
import type { z } from 'zod';
import type { readReachSchemas } from '../../../contract/messaging/campaigns.schema.ts';

type Reach = z.output<typeof readReachSchemas.reply>;

/** What became of a campaign's notifications and mails; those that are no longer kept count as nothing. */
export async function readReach(knex: Knex, campaignId: number): Promise<Reach> {
  const [seen] = (await knex('notifications')
    .where({ campaign_id: campaignId })
    .select(
      knex.raw('count(*) filter (where is_read)::integer as read'),
      knex.raw('count(*) filter (where not is_read)::integer as unread'),
    )) as { read: number; unread: number }[];
  const [mails] = (await knex('campaign_mails')
    .join('mail_log', 'mail_log.id', 'campaign_mails.mail_id')
    .where({ campaign_id: campaignId })
    .select(
      knex.raw(`count(*) filter (where status in ('sent', 'kept'))::integer as sent`),
      knex.raw(`count(*) filter (where status = 'queued')::integer as waiting`),
      knex.raw(`count(*) filter (where status = 'failed')::integer as failed`),
    )) as Reach['mails'][];
  return { ...(seen ?? { read: 0, unread: 0 }), mails: mails ?? { sent: 0, waiting: 0, failed: 0 } };
}
