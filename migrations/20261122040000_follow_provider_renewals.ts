import type { Knex } from 'knex';

/** What was last seen of a charge that the provider repeats, so that a change here is told from a change there. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table recurring_payments
      add column provider_active boolean,
      add column checked_at timestamptz;
    create index recurring_payments_followed on recurring_payments (checked_at)
      where recurring_payment_uid is not null and package_id is not null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index recurring_payments_followed;
    alter table recurring_payments drop column provider_active, drop column checked_at;
  `);
}
