import type { Knex } from 'knex';

/**
 * The folder in which the documents of a receipt lie. Nobody can guess it, and it isn't used again when numbers begin
 * anew, so that no receipt is ever answered with the document of another. The files go when the row goes.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table receipts add column document_key uuid not null default gen_random_uuid() unique;
    create index receipts_documents_due on receipts (id) where pdf_status <> 'ready';
    create function discard_receipt_documents() returns trigger language plpgsql as $$
    begin
      insert into discarded_files (storage_key) values ('receipts/' || old.document_key) on conflict do nothing;
      return null;
    end $$;
    create trigger receipts_discard_documents after delete on receipts
      for each row execute function discard_receipt_documents();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger receipts_discard_documents on receipts;
    drop function discard_receipt_documents();
    drop index receipts_documents_due;
    alter table receipts drop column document_key;
  `);
}
