import type { Knex } from 'knex';

/** What the migration before has said of new rows holds for all. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table users validate constraint users_role_known');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users drop constraint users_role_known;
    alter table users add constraint users_role_known
      check (user_role in ('admin', 'finance', 'support', 'content', 'moderator', 'user')) not valid;
  `);
}
