import type { Knex } from 'knex';

/** Staff say with a refund whether it ends the plan (docs/product.md 13.14). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table payment_attempts
      add column package_after text check (package_after in ('ends', 'stays'))
        constraint payment_attempts_package_after_of_refund check (package_after is null or kind = 'refund');
    comment on column payment_attempts.package_after is
      'of a refund that staff gave: what becomes of the package once it succeeds; null: it ends when all that was paid for its period is given back';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table payment_attempts drop column package_after');
}
