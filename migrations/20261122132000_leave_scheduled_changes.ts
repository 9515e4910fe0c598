import type { Knex } from 'knex';

const reasons = ['changed_meanwhile', 'payment_under_way', 'provider_renews', 'other_currency'];
const list = (all: string[]) => all.map((reason) => `'${reason}'`).join(', ');

/** A move of packages leaves one alone whose owner has chosen another plan for the end of the period. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table package_migration_rows drop constraint package_migration_rows_reason_check,
      add constraint package_migration_rows_reason_check
        check (reason in (${list([...reasons, 'change_scheduled'])}));
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    update package_migration_rows set reason = 'changed_meanwhile' where reason = 'change_scheduled';
    alter table package_migration_rows drop constraint package_migration_rows_reason_check,
      add constraint package_migration_rows_reason_check check (reason in (${list(reasons)}));
  `);
}
