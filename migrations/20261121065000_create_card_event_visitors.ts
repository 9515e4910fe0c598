import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Who was at a card today, by the day's hash. The key counts each visitor once, whichever process asks.
    create table card_event_visitors (
      profile_id bigint not null,
      day date not null,
      visitor_hash bytea not null check (octet_length(visitor_hash) between 16 and 32),
      primary key (profile_id, day, visitor_hash)
    );
    create index card_event_visitors_day_index on card_event_visitors (day);

    create or replace function delete_card_events() returns trigger language plpgsql as $$
    begin
      delete from card_events where profile_id = old.id;
      delete from card_event_visitors where profile_id = old.id;
      return null;
    end $$;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    create or replace function delete_card_events() returns trigger language plpgsql as $$
    begin
      delete from card_events where profile_id = old.id;
      return null;
    end $$;
    drop table card_event_visitors;
  `);
}
