import type { Knex } from 'knex';

/** Campaigns go by mail, too, and begin at a time that staff choose (docs/product.md 13.12). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table notification_campaigns add column channel varchar(10) not null default 'product';
    alter table notification_campaigns add constraint notification_campaigns_channel_check
      check (channel in ('product', 'mail')) not valid;
    alter table notification_campaigns add column starts_at timestamptz;
    alter table notification_campaigns drop constraint notification_campaigns_status_check;
    alter table notification_campaigns add constraint notification_campaigns_status_check
      check (status in ('scheduled', 'sending', 'stopped', 'sent')) not valid;
    comment on column notification_campaigns.channel is 'product: a notification; mail: a mail, of advertising only to who agreed';
    comment on column notification_campaigns.starts_at is 'when the sending begins; null: at once. Until then the status is scheduled';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    update notification_campaigns set status = 'stopped' where status = 'scheduled';
    alter table notification_campaigns drop constraint notification_campaigns_status_check;
    alter table notification_campaigns add constraint notification_campaigns_status_check
      check (status in ('sending', 'stopped', 'sent'));
    alter table notification_campaigns drop column starts_at;
    alter table notification_campaigns drop column channel;
  `);
}
