import type { Knex } from 'knex';

/** What is in the table keeps the new rules of channels and statuses. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table notification_campaigns validate constraint notification_campaigns_channel_check;
    alter table notification_campaigns validate constraint notification_campaigns_status_check;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table notification_campaigns drop constraint notification_campaigns_channel_check;
    alter table notification_campaigns drop constraint notification_campaigns_status_check;
    alter table notification_campaigns add constraint notification_campaigns_channel_check
      check (channel in ('product', 'mail')) not valid;
    alter table notification_campaigns add constraint notification_campaigns_status_check
      check (status in ('scheduled', 'sending', 'stopped', 'sent')) not valid;
  `);
}
