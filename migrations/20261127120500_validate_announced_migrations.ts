import type { Knex } from 'knex';

/** What an earlier migration has said of new rows holds for all. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table package_migrations validate constraint package_migrations_status_known;
    alter table package_migrations validate constraint package_migrations_announced_for_a_day;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table package_migrations
      drop constraint package_migrations_status_known,
      drop constraint package_migrations_announced_for_a_day,
      add constraint package_migrations_status_known check (status in
        ('preparing', 'ready', 'announced', 'running', 'stopped', 'done', 'discarded')) not valid,
      add constraint package_migrations_announced_for_a_day
        check (status <> 'announced' or runs_at is not null) not valid;
  `);
}
