import type { Knex } from 'knex';

/** Which owners were told of another price by the undoing of a move, and that it was called off. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table package_migration_rows
      add column undo_told_at timestamptz, add column undo_told_off_at timestamptz;
    comment on column package_migration_rows.undo_told_at is
      'when the owner was told of the price that undoing the move brings back';
    comment on column package_migration_rows.undo_told_off_at is
      'when an owner who was told of the undoing learned that the price stays';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table package_migration_rows drop column undo_told_at, drop column undo_told_off_at');
}
