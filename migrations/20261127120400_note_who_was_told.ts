import type { Knex } from 'knex';

/** Which owners were told of another price, and that it was called off. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table package_migration_rows add column told_at timestamptz, add column told_off_at timestamptz;
    comment on column package_migration_rows.told_at is 'when the owner was told of the other price';
    comment on column package_migration_rows.told_off_at is 'when an owner who was told learned that the price stays';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table package_migration_rows drop column told_at, drop column told_off_at');
}
