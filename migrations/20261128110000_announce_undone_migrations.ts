import type { Knex } from 'knex';

/** A move whose undoing changes prices waits as the move itself does. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table package_migrations add constraint package_migrations_undo_only_what_ran_before
      check (direction = 'apply' or status in ('announced', 'running', 'stopped', 'done')) not valid;
    alter table package_migrations drop constraint package_migrations_undo_only_what_ran;
    comment on column package_migrations.runs_at is
      'when an announced move, or the undoing of one, takes effect; owners were told this day or an earlier one';
    comment on column package_migrations.has_to_tell is
      'a worker has yet to tell owners of another price, or that one of which they were told is off';
  `);
}

/** An undoing that waits is called off without a word: the former version knows no waiting. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    update package_migration_rows set is_held = false
      where migration_id in (select id from package_migrations where status = 'announced' and direction = 'undo');
    update package_migrations set status = 'done', direction = 'apply', has_to_tell = false
      where status = 'announced' and direction = 'undo';
    alter table package_migrations add constraint package_migrations_undo_only_what_ran
      check (direction = 'apply' or status in ('running', 'stopped', 'done')) not valid;
    alter table package_migrations validate constraint package_migrations_undo_only_what_ran;
    alter table package_migrations drop constraint package_migrations_undo_only_what_ran_before;
    comment on column package_migrations.runs_at is
      'when an announced move takes effect; owners were told this day or an earlier one';
    comment on column package_migrations.has_to_tell is
      'a worker has yet to tell owners of another price: of the announced move, or that a discarded one is off';
  `);
}
