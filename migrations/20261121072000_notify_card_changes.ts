import type { Knex } from 'knex';

/** What a kept card page depends on, with the column that names the cards' owner. */
const watched = {
  business_profiles: 'user_id',
  packages: 'user_id',
  media: 'user_id',
  profile_slug_history: null,
} as const;

/**
 * Tells every process which owner's cards have changed. An owner, not a card, because a package or an older card's
 * type decides about the others. Rows of `users` speak only when the name in `/@{username}` changes.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function notify_card_change() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then perform pg_notify('card_changes', old.user_id::text); end if;
      if tg_op <> 'DELETE' then perform pg_notify('card_changes', new.user_id::text); end if;
      return null;
    end $$;

    create function notify_card_address_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('card_changes', user_id::text) from business_profiles
        where id = coalesce(new.profile_id, old.profile_id);
      return null;
    end $$;

    create function notify_username_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('card_changes', new.id::text);
      return null;
    end $$;

    create function notify_all_cards_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('card_changes', 'all');
      return null;
    end $$;

    create trigger users_notify_username_change after update of username on users
      for each row when (old.username is distinct from new.username) execute function notify_username_change();
  `);
  for (const [table, owner] of Object.entries(watched))
    await knex.raw(`
      create trigger ${table}_notify_card_change after insert or update or delete on ${table}
        for each row execute function ${owner ? 'notify_card_change' : 'notify_card_address_change'}();
      create trigger ${table}_notify_truncate after truncate on ${table}
        for each statement execute function notify_all_cards_changed();
    `);
}

export async function down(knex: Knex): Promise<void> {
  for (const table of Object.keys(watched))
    await knex.raw(`
      drop trigger ${table}_notify_truncate on ${table};
      drop trigger ${table}_notify_card_change on ${table};
    `);
  await knex.raw(`
    drop trigger users_notify_username_change on users;
    drop function notify_all_cards_changed();
    drop function notify_username_change();
    drop function notify_card_address_change();
    drop function notify_card_change();
  `);
}
