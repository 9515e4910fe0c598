import type { Knex } from 'knex';

/** Owners are told of another price before a move takes effect, and the move waits (docs/product.md 13.17). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table package_migrations
      add column runs_at timestamptz,
      add column has_to_tell boolean not null default false,
      add constraint package_migrations_status_known check (status in
        ('preparing', 'ready', 'announced', 'running', 'stopped', 'done', 'discarded')) not valid,
      add constraint package_migrations_announced_for_a_day
        check (status <> 'announced' or runs_at is not null) not valid;
    alter table package_migrations drop constraint package_migrations_status_check;
    comment on column package_migrations.runs_at is
      'when an announced move takes effect; owners were told this day or an earlier one';
    comment on column package_migrations.has_to_tell is
      'a worker has yet to tell owners of another price: of the announced move, or that a discarded one is off';
  `);
}

/** A move that waits is called off without a word: the former version knows no waiting. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    update package_migration_rows set is_held = false
      where migration_id in (select id from package_migrations where status = 'announced');
    update package_migrations set status = 'discarded', finished_at = now() where status = 'announced';
    alter table package_migrations add constraint package_migrations_status_check
      check (status in ('preparing', 'ready', 'running', 'stopped', 'done', 'discarded')) not valid;
    alter table package_migrations validate constraint package_migrations_status_check;
    alter table package_migrations
      drop constraint package_migrations_status_known,
      drop constraint package_migrations_announced_for_a_day,
      drop column runs_at,
      drop column has_to_tell;
  `);
}
