import type { Knex } from 'knex';

/** What all later tables use: text without regard to case, search inside words, and the common trigger functions. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create extension if not exists citext;
    create extension if not exists pg_trgm;

    create function set_updated_at() returns trigger language plpgsql as $$
    begin
      -- A statement that names updated_at itself (an import, the demo data) keeps what it says.
      if new.updated_at is not distinct from old.updated_at then
        new.updated_at := now();
      end if;
      return new;
    end $$;

    create function increase_version() returns trigger language plpgsql as $$
    begin
      new.version := old.version + 1;
      return new;
    end $$;
  `);

  // Each trigger names the allowed pairs; api/domains/payments/attempts/transitions.ts has the same, and a test compares.
  await knex.raw(`
    create function check_status_pair() returns trigger language plpgsql as $$
    begin
      if new.status is distinct from old.status and not (old.status || '>' || new.status) = any (tg_argv) then
        raise exception '% does not lead from % to %', tg_table_name, old.status, new.status
          using errcode = 'check_violation', table = tg_table_name::text;
      end if;
      return null;
    end $$;
    comment on function check_status_pair() is
      'lets a status move only along the pairs (from>to) its trigger names, whoever writes the row';
  `);

  // What a cached card page depends on has a trigger that calls one of these.
  await knex.raw(`
    create function notify_card_change() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then perform pg_notify('card_changes', old.user_id::text); end if;
      if tg_op <> 'DELETE' then perform pg_notify('card_changes', new.user_id::text); end if;
      return null;
    end $$;
    comment on function notify_card_change() is
      'tells every process that caches card pages whose cards have changed: an owner, not a card, because a package or an older card''s type decides about the others';

    create function notify_all_cards_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('card_changes', 'all');
      return null;
    end $$;
  `);

  await knex.raw(`
    create table discarded_files (
      storage_key varchar(255) primary key,
      discarded_at timestamptz not null default now()
    );
    comment on table discarded_files is
      'files whose rows are gone, however the rows went (triggers); a worker removes them later, also when the storage does not answer at that moment';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table discarded_files;
    drop function notify_all_cards_changed();
    drop function notify_card_change();
    drop function check_status_pair();
    drop function increase_version();
    drop function set_updated_at();
    drop extension pg_trgm;
    drop extension citext;
  `);
}
