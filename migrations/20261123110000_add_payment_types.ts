import type { Knex } from 'knex';

/** Bit, Apple Pay and Google Pay on the provider's page (docs/money.md 13.11), and on the sandbox's. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table payment_attempts
      add column payment_type varchar(20) check (payment_type in ('bit', 'apple_pay', 'google_pay'));
    comment on column payment_attempts.payment_type is
      'what the customer paid with on the provider''s page instead of typing a card; null for a card';
    alter table sandbox_psp.pages add column charge_methods text[] not null default '{}';
    comment on column sandbox_psp.pages.charge_methods is 'names of what the page offers, as the shop sent them';
    alter table sandbox_psp.transactions add column method varchar(20) not null default 'credit-card';
    comment on column sandbox_psp.transactions.method is 'what was paid with: a typed card, or a press on the page';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table sandbox_psp.transactions drop column method;
    alter table sandbox_psp.pages drop column charge_methods;
    alter table payment_attempts drop column payment_type;
  `);
}
