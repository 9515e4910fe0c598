import type { Knex } from 'knex';

/** Bulk mail that was written before it was marked keeps nobody waiting either. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    update mail_log set is_bulk = true
      where status = 'queued' and not is_bulk and template in (
        'campaign_news', 'campaign_service', 'weekly_letter', 'price_change', 'renewal_ahead', 'plan_ends',
        'card_expiring', 'transfer_reminder'
      )
  `);
}

/** The column goes with an earlier step. */
export async function down(): Promise<void> {}
