import type { Knex } from 'knex';

/** Closed months of events may leave the database as files; whose card is deleted meanwhile is taken out of them, too. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table card_event_archives (
      month date not null check (extract(day from month) = 1),
      part smallint not null check (part > 0),
      storage_key text not null unique check (length(storage_key) <= 255),
      events bigint not null check (events >= 0),
      byte_size bigint not null check (byte_size > 0),
      checksum bytea not null check (octet_length(checksum) = 32),
      created_at timestamptz not null default now(),
      primary key (month, part)
    );
    comment on table card_event_archives is
      'months of card_events that left the database as Parquet files in the storage; a month is here or a partition, never both';
    comment on column card_event_archives.part is 'a card is in one part of a month';
    comment on column card_event_archives.checksum is 'SHA-256 of the file';

    create table card_event_erasures (
      profile_id bigint primary key,
      created_at timestamptz not null default now()
    );
    comment on table card_event_erasures is
      'cards that were deleted since the files of past months were last gone through; the worker empties it each night';

    create or replace function delete_card_events() returns trigger language plpgsql as $$
    begin
      delete from card_events where profile_id = old.id;
      delete from card_event_visitors where profile_id = old.id;
      insert into card_event_erasures (profile_id) values (old.id) on conflict do nothing;
      return null;
    end $$;

    create function drop_archived_card_events(archived date) returns void language plpgsql
    security definer set search_path = public, pg_temp as $$
    begin
      if not exists (select from card_event_archives where month = archived) then
        raise exception 'the month % is not archived', archived;
      end if;
      execute format('drop table if exists %I', 'card_events_' || to_char(archived, 'YYYY_MM'));
    end $$;
    comment on function drop_archived_card_events(date) is
      'drops the partition of a month whose file is written down; the application itself may drop no table';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop function drop_archived_card_events(date);
    create or replace function delete_card_events() returns trigger language plpgsql as $$
    begin
      delete from card_events where profile_id = old.id;
      delete from card_event_visitors where profile_id = old.id;
      return null;
    end $$;
    drop table card_event_erasures, card_event_archives;
  `);
}
