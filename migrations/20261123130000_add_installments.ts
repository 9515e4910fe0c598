import type { Knex } from 'knex';

/** Payments that the customer's card is charged in installments (docs/money.md 13.11), and the sandbox's. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table payment_attempts
      add column installments smallint not null default 1 check (installments between 1 and 99);
    comment on column payment_attempts.installments is
      'in how many payments the card is charged: as chosen at the checkout, and once paid as the provider told; the amount is always the whole sum';
    alter table receipts add column installments smallint not null default 1 check (installments between 1 and 99);
    comment on column receipts.installments is
      'in how many payments the card was charged; of a credit, those of the payment that it corrects';
    alter table sandbox_psp.pages add column payments smallint not null default 1;
    comment on column sandbox_psp.pages.payments is 'in how many payments the page charges a card, as the shop sent it';
    alter table sandbox_psp.transactions
      add column number_of_payments smallint not null default 1,
      add column first_payment_amount numeric(12, 2),
      add column rest_payments_amount numeric(12, 2);
    comment on column sandbox_psp.transactions.number_of_payments is 'in how many payments the card is charged';
    comment on column sandbox_psp.transactions.first_payment_amount is 'of several: the first, with what is left over';
    comment on column sandbox_psp.transactions.rest_payments_amount is 'of several: each further one';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table sandbox_psp.transactions
      drop column rest_payments_amount, drop column first_payment_amount, drop column number_of_payments;
    alter table sandbox_psp.pages drop column payments;
    alter table receipts drop column installments;
    alter table payment_attempts drop column installments;
  `);
}
