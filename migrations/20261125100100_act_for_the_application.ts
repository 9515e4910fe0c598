import type { Knex } from 'knex';

/**
 * What the application may do only through its owner's functions, once it has a role of its own that makes and drops no
 * tables and changes no receipts (docs/security.md V1).
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter function make_card_event_partitions(date, integer) security definer set search_path = public, pg_temp;
    alter function drop_card_event_partitions(date) security definer set search_path = public, pg_temp;
    alter function keep_of_closed_account() security definer set search_path = public, pg_temp;

    create function delete_receipts_no_longer_kept(today date) returns integer
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      deleted integer;
    begin
      delete from receipts where user_id is null and keep_until <= today;
      get diagnostics deleted = row_count;
      return deleted;
    end $$;
    comment on function delete_receipts_no_longer_kept(date) is
      'receipts of closed accounts for which the law no longer asks; the only way by which the application deletes any';

    revoke execute on function make_card_event_partitions(date, integer), drop_card_event_partitions(date),
      delete_receipts_no_longer_kept(date) from public;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop function delete_receipts_no_longer_kept(date);
    grant execute on function make_card_event_partitions(date, integer), drop_card_event_partitions(date) to public;
    alter function make_card_event_partitions(date, integer) security invoker reset all;
    alter function drop_card_event_partitions(date) security invoker reset all;
    alter function keep_of_closed_account() security invoker reset all;
  `);
}
