import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users
      add column pending_email citext check (char_length(pending_email) between 3 and 254),
      add column email_change_token varchar(255) unique,
      add column email_change_expires timestamptz,
      add constraint users_email_change_whole check (
        num_nonnulls(pending_email, email_change_token, email_change_expires) in (0, 3)
      );
    comment on column users.pending_email is
      'asked for by the owner; becomes the address once the link that went there has been pressed';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users
      drop constraint users_email_change_whole,
      drop column email_change_expires,
      drop column email_change_token,
      drop column pending_email;
  `);
}
