import type { Knex } from 'knex';

/** Who asked for a payment or refund that the clock or the customer's checkout didn't begin, and why. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table payment_attempts
      add column reason varchar(300) check (reason <> ''),
      add column requested_by varchar(60) check (requested_by <> '');
    create index payment_attempts_for_people on payment_attempts (id)
      where needs_review or status = 'manual_review';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index payment_attempts_for_people;
    alter table payment_attempts drop column reason, drop column requested_by;
  `);
}
