import type { Knex } from 'knex';

/**
 * That guests find no card at an address is remembered beside the pages: with the owner of a card that stands there and
 * isn't for guests, else as nobody's. Each change of whom an address belongs to says so; other changes need not.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter function notify_closed_address_change() rename to notify_free_address_change;
    comment on function notify_free_address_change() is
      'tells every process that caches what stands at the addresses of cards that what is nobody''s has changed: the address of a closed account, or one that had no card and may have one now; 0 is nobody''s number';

    create trigger business_profiles_notify_new_address after insert on business_profiles
      for each statement execute function notify_free_address_change();
    -- Of a user, the first public card stands at /@{username}.
    create trigger business_profiles_notify_changed_address after update on business_profiles for each row
      when (
        (old.custom_slug, old.user_id, old.is_public) is distinct from (new.custom_slug, new.user_id, new.is_public)
      )
      execute function notify_free_address_change();

    create or replace function notify_username_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('card_changes', new.id::text);
      perform pg_notify('card_changes', '0');
      return null;
    end $$;

    -- A former address may be led to another's card: both owners hear of it.
    create or replace function notify_card_address_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('card_changes', user_id::text) from business_profiles
        where id in (old.profile_id, new.profile_id);
      return null;
    end $$;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    create or replace function notify_card_address_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('card_changes', user_id::text) from business_profiles
        where id = coalesce(new.profile_id, old.profile_id);
      return null;
    end $$;
    create or replace function notify_username_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('card_changes', new.id::text);
      return null;
    end $$;
    drop trigger business_profiles_notify_changed_address on business_profiles;
    drop trigger business_profiles_notify_new_address on business_profiles;
    comment on function notify_free_address_change() is
      'tells every process that caches what stands at the addresses of cards that those of closed accounts have changed; 0 is nobody''s number';
    alter function notify_free_address_change() rename to notify_closed_address_change;
  `);
}
