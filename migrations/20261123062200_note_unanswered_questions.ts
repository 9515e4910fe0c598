import type { Knex } from 'knex';

/** Whether the provider answered when it was last asked about a payment (docs/money.md 13.6). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table payment_attempts add column unanswered_at timestamptz;
    comment on column payment_attempts.unanswered_at is
      'when the provider was last asked and gave no answer; null once it did: what isn''t known is called so';`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table payment_attempts drop column unanswered_at');
}
