import type { Knex } from 'knex';

/**
 * A card's former address leads to it for a year and is nobody else's meanwhile, whoever changes the row: chips and
 * printed codes may carry it. Taken back, it is the present one again.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
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

    create function keep_former_card_address() returns trigger language plpgsql as $$
    begin
      delete from profile_slug_history where slug = new.custom_slug;
      insert into profile_slug_history (profile_id, slug, expires_at)
        select old.id, old.custom_slug, now() + interval '1 year' where old.custom_slug is not null
        on conflict (slug) do update
          set profile_id = excluded.profile_id, retired_at = now(), expires_at = excluded.expires_at;
      return null;
    end $$;
    create trigger business_profiles_keep_former_address after update of custom_slug on business_profiles
      for each row when (old.custom_slug is distinct from new.custom_slug)
      execute function keep_former_card_address();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger business_profiles_keep_former_address on business_profiles;
    drop function keep_former_card_address();
    drop trigger business_profiles_guard_former_address on business_profiles;
    drop function guard_former_card_address();
  `);
}
