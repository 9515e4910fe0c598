import type { Knex } from 'knex';

/**
 * An address that its owner is just leaving is free as soon as that commits: who asked for it meanwhile has waited at the
 * unique index, and had looked before that, when nobody's former address stood there yet. So what an address belonged to
 * is looked at after the row is written. In one query, that sees both tables at one moment: the former address of an
 * account that is just closed goes from one into the other. The name stands before
 * `business_profiles_keep_former_address`, which forgets the former address of the card that takes it.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function guard_card_address() returns trigger language plpgsql as $$
    declare
      refusal text := (
        select 'address %s still leads to another card' from profile_slug_history former
          join business_profiles card on card.id = former.profile_id
          where former.slug = new.custom_slug and former.expires_at > now() and card.user_id <> new.user_id
        union all
        select '%s belonged to an account that was closed lately' from closed_card_addresses
          where kind = 'slug' and value = new.custom_slug and expires_at > now()
        limit 1);
    begin
      if refusal is not null then
        raise exception '%', format(refusal, new.custom_slug) using
          errcode = 'unique_violation', detail = format('Key (custom_slug)=(%s) already exists.', new.custom_slug),
          table = 'business_profiles', column = 'custom_slug', constraint = 'business_profiles_custom_slug_key';
      end if;
      return null;
    end $$;
    drop trigger business_profiles_guard_closed_address on business_profiles;
    drop trigger business_profiles_guard_former_address on business_profiles;
    drop function guard_former_card_address();
    create trigger business_profiles_guard_address after insert or update of custom_slug on business_profiles
      for each row when (new.custom_slug is not null) execute function guard_card_address();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger business_profiles_guard_address on business_profiles;
    drop function guard_card_address();
    create function guard_former_card_address() returns trigger language plpgsql as $$
    begin
      if exists (
        select from profile_slug_history former join business_profiles card on card.id = former.profile_id
        where former.slug = new.custom_slug and former.expires_at > now() and card.user_id <> new.user_id
      ) then
        raise exception 'address % still leads to another card', new.custom_slug using
          errcode = 'unique_violation', detail = format('Key (custom_slug)=(%s) already exists.', new.custom_slug), table = 'business_profiles', column = 'custom_slug',
          constraint = 'business_profiles_custom_slug_key';
      end if;
      return new;
    end $$;
    create trigger business_profiles_guard_former_address before insert or update of custom_slug on business_profiles
      for each row when (new.custom_slug is not null) execute function guard_former_card_address();
    create trigger business_profiles_guard_closed_address before insert or update of custom_slug on business_profiles
      for each row when (new.custom_slug is not null)
      execute function guard_closed_address('slug', 'custom_slug', 'business_profiles_custom_slug_key');
  `);
}
