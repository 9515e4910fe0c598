import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users add column notification_choices jsonb not null default '{}'
      check (jsonb_typeof(notification_choices) = 'object');
    comment on column users.notification_choices is
      'what the person does not want to be told, and where; what it does not name is told';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table users drop column notification_choices;');
}
