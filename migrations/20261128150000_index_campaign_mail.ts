import type { Knex } from 'knex';
import { buildIndex, dropIndex } from './tools/build-index.ts';

export const config = { transaction: false };

const name = 'mail_log_campaign_due_index';

/** Mails of campaigns that are due are counted at once, however many others are due before them. */
export async function up(knex: Knex): Promise<void> {
  await buildIndex(knex, {
    name,
    table: 'mail_log',
    definition: `(next_try_at, id) where status = 'queued' and template in ('campaign_news', 'campaign_service')`,
  });
}

export async function down(knex: Knex): Promise<void> {
  await dropIndex(knex, name);
}
