import type { Knex } from 'knex';

/** What the dashboard of the back office counts, each found without reading its whole table. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index packages_begun_index on packages (start_date)
      where status not in ('inactive', 'pending_payment') and start_date is not null;
    create index packages_done_index on packages (end_date)
      where status not in ('inactive', 'pending_payment') and start_date is not null and end_date is not null;
    create index payment_attempts_review_index on payment_attempts (created_at desc)
      where status = 'manual_review' or needs_review;
    create index payment_attempts_failed_refunds_index on payment_attempts (created_at desc)
      where kind = 'refund' and status = 'failed';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index payment_attempts_failed_refunds_index;
    drop index payment_attempts_review_index;
    drop index packages_done_index;
    drop index packages_begun_index;
  `);
}
