import type { Knex } from 'knex';

/** What an earlier migration has said of new rows holds for all. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table package_migrations validate constraint package_migrations_undo_only_what_ran_before;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table package_migrations
      drop constraint package_migrations_undo_only_what_ran_before,
      add constraint package_migrations_undo_only_what_ran_before
        check (direction = 'apply' or status in ('announced', 'running', 'stopped', 'done')) not valid;
  `);
}
