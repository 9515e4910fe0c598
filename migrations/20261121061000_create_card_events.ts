import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table card_events (
      profile_id bigint not null,
      occurred_at timestamptz not null default now(),
      type varchar(20) not null check (type in
        ('view', 'phone', 'email', 'website', 'whatsapp', 'map', 'social', 'link', 'share', 'download', 'contact_form')),
      source varchar(20) not null default 'direct' check (source in
        ('direct', 'qr', 'nfc', 'whatsapp', 'social', 'search', 'embed')),
      device varchar(10) not null default 'other' check (device in ('phone', 'tablet', 'desktop', 'other')),
      visitor_hash bytea,
      left_out varchar(10) check (left_out in ('bot', 'preview', 'prefetch', 'owner'))
    ) partition by range (occurred_at);
    create index card_events_profile_index on card_events (profile_id, occurred_at);
    -- Catches what no month was prepared for: an event that was answered is in the database.
    create table card_events_default partition of card_events default;

    create function make_card_event_partitions(first_day date, months integer) returns void
    language plpgsql as $$
    declare
      month_start date := date_trunc('month', first_day)::date;
      from_time timestamptz;
      to_time timestamptz;
      part text;
    begin
      for i in 1 .. months loop
        part := 'card_events_' || to_char(month_start, 'YYYY_MM');
        from_time := month_start::timestamp at time zone 'UTC';
        to_time := (month_start + interval '1 month') at time zone 'UTC';
        if to_regclass(part) is null then
          lock table card_events in access exclusive mode;
          execute format('create table %I (like card_events including defaults including constraints)', part);
          execute format('with moved as (delete from card_events_default
            where occurred_at >= %L and occurred_at < %L returning *) insert into %I select * from moved',
            from_time, to_time, part);
          execute format('alter table card_events attach partition %I for values from (%L) to (%L)',
            part, from_time, to_time);
        end if;
        month_start := (month_start + interval '1 month')::date;
      end loop;
    end $$;

    create function drop_card_event_partitions(before_day date) returns integer
    language plpgsql as $$
    declare
      part text;
      dropped integer := 0;
    begin
      for part in
        select inhrelid::regclass::text from pg_inherits
        where inhparent = 'card_events'::regclass and inhrelid::regclass::text ~ '^card_events_[0-9]{4}_[0-9]{2}$'
      loop
        if to_date(right(part, 7), 'YYYY_MM') + interval '1 month' <= before_day then
          execute format('drop table %I', part);
          dropped := dropped + 1;
        end if;
      end loop;
      return dropped;
    end $$;

    select make_card_event_partitions((current_date - interval '13 months')::date, 16);

    -- In place of a foreign key, whose check would lock the card's row once for every event.
    create function delete_card_events() returns trigger language plpgsql as $$
    begin
      delete from card_events where profile_id = old.id;
      return null;
    end $$;
    create trigger business_profiles_delete_events after delete on business_profiles
      for each row execute function delete_card_events();

    create table card_event_salts (
      day date primary key,
      salt bytea not null
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table card_event_salts;
    drop trigger business_profiles_delete_events on business_profiles;
    drop function delete_card_events();
    drop table card_events;
    drop function drop_card_event_partitions(date);
    drop function make_card_event_partitions(date, integer);
  `);
}
