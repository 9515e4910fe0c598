import type { Knex } from 'knex';

/** Answers at the addresses of closed accounts are cached as cards are, though nobody owns them any more. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function notify_closed_address_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('card_changes', '0');
      return null;
    end $$;
    comment on function notify_closed_address_change() is
      'tells every process that caches what stands at the addresses of cards that those of closed accounts have changed; 0 is nobody''s number';
    create trigger closed_card_addresses_notify_change
      after insert or update or delete or truncate on closed_card_addresses
      for each statement execute function notify_closed_address_change();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger closed_card_addresses_notify_change on closed_card_addresses;
    drop function notify_closed_address_change();
  `);
}
