import type { Knex } from 'knex';

/** Tables whose unread rows are counted on the account, and what makes a row of theirs count. */
const counted = {
  messages: {
    reader: 'recipient_id',
    column: 'unread_support_messages',
    counts: 'is_support and not is_read and recipient_id is not null',
  },
  notifications: { reader: 'user_id', column: 'unread_notifications', counts: 'not is_read' },
} as const;

const transitions = {
  insert: 'new table as new_rows',
  update: 'old table as old_rows new table as new_rows',
  delete: 'old table as old_rows',
} as const;

/**
 * Keeps the unread counters of accounts exact and tells every process (NOTIFY `live_events`) what happened, both in
 * the transaction of the change itself. Counters are counted anew under the lock of the account's row, so that
 * parallel changes can't lose each other's. A message carries ids only; who hears it loads the row.
 */
export async function up(knex: Knex): Promise<void> {
  for (const [table, { reader, column, counts }] of Object.entries(counted))
    await knex.raw(`
      create function count_unread_${table}() returns trigger language plpgsql as $$
      declare readers bigint[];
      begin
        if tg_op = 'INSERT' then
          select array_agg(distinct ${reader}) into readers from new_rows where ${counts};
        elsif tg_op = 'DELETE' then
          select array_agg(distinct ${reader}) into readers from old_rows where ${counts};
        else
          select array_agg(distinct changed.reader) into readers from (
            (select id, ${reader} as reader from old_rows where ${counts}
              except select id, ${reader} from new_rows where ${counts})
            union all
            (select id, ${reader} from new_rows where ${counts}
              except select id, ${reader} from old_rows where ${counts})
          ) changed;
        end if;
        if readers is null then return null; end if;
        perform from users where id = any(readers) order by id for no key update;
        update users set ${column} =
            (select count(*) from ${table} where ${reader} = users.id and ${counts})
          where id = any(readers);
        return null;
      end $$;
    `);

  await knex.raw(`
    create function announce_messages() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        perform pg_notify('live_events', format('message %s %s', t.user_id, m.id))
          from new_rows m join support_tickets t on t.id = m.ticket_id order by m.id;
      elsif tg_op = 'UPDATE' then
        perform pg_notify('live_events', 'support-read ' || coalesce(o.recipient_id::text, 'staff'))
          from old_rows o join new_rows n on n.id = o.id
          where o.is_support and n.is_read <> o.is_read group by o.recipient_id;
      else
        perform pg_notify('live_events', 'support-read ' || coalesce(recipient_id::text, 'staff'))
          from old_rows where is_support and not is_read group by recipient_id;
      end if;
      return null;
    end $$;

    create function announce_notifications() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        perform pg_notify('live_events', format('notification %s %s', user_id, id)) from new_rows order by id;
      elsif tg_op = 'UPDATE' then
        perform pg_notify('live_events', 'notifications-read ' || o.user_id)
          from old_rows o join new_rows n on n.id = o.id where n.is_read <> o.is_read group by o.user_id;
      else
        perform pg_notify('live_events', 'notifications-read ' || user_id)
          from old_rows where not is_read group by user_id;
      end if;
      return null;
    end $$;

    create function announce_ticket() returns trigger language plpgsql as $$
    begin
      perform pg_notify('live_events', format('conversation %s %s', new.user_id, new.id));
      return null;
    end $$;
    create trigger support_tickets_announce_opened after insert on support_tickets
      for each row execute function announce_ticket();
    create trigger support_tickets_announce_state after update of closed_at on support_tickets
      for each row when ((old.closed_at is null) <> (new.closed_at is null)) execute function announce_ticket();

    -- Whoever was signed in with these hears no more.
    create function announce_sign_out() returns trigger language plpgsql as $$
    begin
      perform pg_notify('live_events', format('sign-out %s %s', tg_argv[0], old.id));
      return null;
    end $$;
    create trigger sessions_announce_sign_out after delete on sessions
      for each row when (old.user_id is not null and old.expires_at > now())
      execute function announce_sign_out('session');
    create trigger access_tokens_announce_sign_out after delete on access_tokens
      for each row when (old.expires_at > now()) execute function announce_sign_out('token');

    create function announce_role() returns trigger language plpgsql as $$
    begin
      perform pg_notify('live_events', 'role ' || new.id);
      return null;
    end $$;
    create trigger users_announce_role after update of user_role on users
      for each row when (old.user_role <> new.user_role) execute function announce_role();
  `);

  for (const table of Object.keys(counted))
    for (const [event, rows] of Object.entries(transitions))
      await knex.raw(`
        create trigger ${table}_count_unread_on_${event} after ${event} on ${table}
          referencing ${rows} for each statement execute function count_unread_${table}();
        create trigger ${table}_announce_${event} after ${event} on ${table}
          referencing ${rows} for each statement execute function announce_${table}();
      `);

  await knex.raw(`
    update users set
      unread_notifications = (select count(*) from notifications n where n.user_id = users.id and not n.is_read),
      unread_support_messages = (select count(*) from messages m
        where m.recipient_id = users.id and m.is_support and not m.is_read)
  `);
}

export async function down(knex: Knex): Promise<void> {
  for (const table of Object.keys(counted))
    for (const event of Object.keys(transitions))
      await knex.raw(`
        drop trigger ${table}_count_unread_on_${event} on ${table};
        drop trigger ${table}_announce_${event} on ${table};
      `);
  await knex.raw(`
    drop trigger users_announce_role on users;
    drop trigger access_tokens_announce_sign_out on access_tokens;
    drop trigger sessions_announce_sign_out on sessions;
    drop trigger support_tickets_announce_state on support_tickets;
    drop trigger support_tickets_announce_opened on support_tickets;
    drop function announce_role();
    drop function announce_sign_out();
    drop function announce_ticket();
    drop function announce_notifications();
    drop function announce_messages();
    drop function count_unread_notifications();
    drop function count_unread_messages();
  `);
}
