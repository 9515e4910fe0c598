import type { Knex } from 'knex';

/** A view has the columns of the time it was made (migrations/README.md). */
const makeView = `
  create view visible_cards as select * from visible_cards_at(now());
  comment on view visible_cards is 'the cards that every visitor may see now';`;

const clicks = (types: string) => `
  alter table card_events drop constraint card_events_type_check,
    add constraint card_events_type_check check (type in (${types}));`;
const before = `'view', 'phone', 'email', 'website', 'whatsapp', 'map', 'social', 'link', 'share', 'download', 'contact_form'`;

/** PDFs of a card: a catalogue, a menu, a price list (docs/product.md 12.4). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    drop view visible_cards;
    alter table business_profiles
      add column documents jsonb not null default '[]' check (jsonb_typeof(documents) = 'array');
    comment on column business_profiles.documents is
      'PDFs that visitors open, in their order: name, and address of the file behind the picture of its first page';
    create index business_profiles_documents_index on business_profiles using gin (documents jsonb_path_ops)
      where documents <> '[]';
    ${makeView}

    alter table media add column pages integer check (pages > 0),
      add column file_name varchar(120) check (file_name <> ''),
      drop constraint media_purpose_check,
      add constraint media_purpose_check
        check (purpose in ('cover', 'portrait', 'gallery', 'blog', 'document')),
      add constraint media_document_facts check ((purpose = 'document') = (pages is not null and file_name is not null));
    comment on table media is
      'uploaded pictures and documents; the bytes lie behind the storage port, those of a document beside the picture of its first page';
    comment on column media.pages is 'of a document; null for a picture';
    comment on column media.file_name is 'under which visitors save a document; null for a picture';

    create function doubt_card_documents() returns trigger language plpgsql as $$
    begin
      perform doubt_pictures(old.documents::text);
      return null;
    end $$;
    comment on function doubt_card_documents() is 'has the sweep look at the documents that a card has let go of';
    create trigger business_profiles_doubt_documents after update of documents on business_profiles for each row
      when (old.documents is distinct from new.documents)
      execute function doubt_card_documents();
    create trigger business_profiles_doubt_deleted_documents after delete on business_profiles for each row
      when (old.documents <> '[]')
      execute function doubt_card_documents();
    ${clicks(`${before}, 'document'`)}`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from card_events where type = 'document';
    ${clicks(before)}
    drop trigger business_profiles_doubt_deleted_documents on business_profiles;
    drop trigger business_profiles_doubt_documents on business_profiles;
    drop function doubt_card_documents();
    delete from media where purpose = 'document';
    alter table media drop constraint media_document_facts, drop constraint media_purpose_check,
      add constraint media_purpose_check check (purpose in ('cover', 'portrait', 'gallery', 'blog')),
      drop column file_name, drop column pages;
    comment on table media is 'uploaded pictures; the bytes lie behind the storage port';
    drop view visible_cards;
    alter table business_profiles drop column documents;
    ${makeView}`);
}
