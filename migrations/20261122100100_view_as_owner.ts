import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table sessions
      add column viewed_user_id bigint references users on delete set null,
      add column viewing_until timestamptz,
      add check (viewed_user_id is null or viewing_until is not null);
    comment on column sessions.viewed_user_id is
      'as whom one of the staff looks at the product, to read only, until viewing_until';
    create index sessions_viewed_user_id_index on sessions (viewed_user_id);

    create function log_end_of_viewing() returns trigger language plpgsql as $$
    begin
      if old.viewed_user_id is null then return null; end if;
      if tg_op = 'UPDATE' then
        if new.viewed_user_id is not distinct from old.viewed_user_id then return null; end if;
      end if;
      insert into audit_log (actor_id, actor_name, action, entity, entity_id)
      values (
        (select id from users where id = old.user_id),
        coalesce((select username from users where id = old.user_id)::text, '#' || old.user_id),
        'view-as-end', 'users', old.viewed_user_id::text
      );
      return null;
    end $$;
    create trigger sessions_log_end_of_viewing after update of viewed_user_id or delete on sessions
      for each row execute function log_end_of_viewing();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger sessions_log_end_of_viewing on sessions;
    drop function log_end_of_viewing();
    alter table sessions drop column viewed_user_id, drop column viewing_until;
  `);
}
