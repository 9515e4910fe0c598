import type { Knex } from 'knex';

/** Tax documents of the sandbox, so that the whole way of one can be tried (docs/money.md 13.8). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create sequence sandbox_psp.document_numbers start 10001;
    create table sandbox_psp.documents (
      uid uuid primary key default gen_random_uuid(),
      unique_identifier varchar(100) not null unique,
      doc_type varchar(30) not null check (doc_type in ('inv_tax_receipt', 'inv_refund')),
      number bigint not null unique default nextval('sandbox_psp.document_numbers'),
      allocation_number varchar(9),
      customer_name varchar(200) not null,
      customer_number varchar(20),
      amount numeric(12,2) not null check (amount > 0),
      currency varchar(3) not null,
      visible_from timestamptz not null,
      created_at timestamptz not null
    );
    comment on table sandbox_psp.documents is 'tax invoices and credit invoices that shops ordered';
    comment on column sandbox_psp.documents.visible_from is 'a document that comes late is found from then on only';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table sandbox_psp.documents; drop sequence sandbox_psp.document_numbers');
}
