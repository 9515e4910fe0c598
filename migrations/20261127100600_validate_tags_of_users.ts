import type { Knex } from 'knex';

/** What the file before let new rows keep is true of all of them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table users validate constraint users_tags_check');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users drop constraint users_tags_check,
      add constraint users_tags_check check (jsonb_typeof(tags) = 'array') not valid;
  `);
}
