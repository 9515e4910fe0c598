import type { Knex } from 'knex';

/** How long somebody has waited for support, and conversations that staff put aside until a time (docs/product.md 13.11). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table support_tickets add column waiting_since timestamptz;
    alter table support_tickets add column first_answered_at timestamptz;
    alter table support_tickets add column snoozed_until timestamptz;
    comment on column support_tickets.waiting_since is
      'time of the first message of the user that nobody has answered; null while none waits (trigger)';
    comment on column support_tickets.first_answered_at is
      'when a person first answered; another promise counts until then (trigger)';
    comment on column support_tickets.snoozed_until is
      'until then the inbox keeps it out of what is open; a message of the user ends it (trigger)';

    create or replace function follow_ticket() returns trigger language plpgsql as $$
    begin
      update support_tickets set
          last_message_at = greatest(last_message_at, new.created_at),
          waiting_since = case
            when new.user_id is null then waiting_since
            when new.user_id = user_id then coalesce(waiting_since, new.created_at)
          end,
          first_answered_at = case
            when new.user_id <> user_id then coalesce(first_answered_at, new.created_at)
            else first_answered_at
          end,
          snoozed_until = case when new.user_id = user_id then null else snoozed_until end
        where id = new.ticket_id
        returning closed_at is not null into new.is_closed;
      return new;
    end $$;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    create or replace function follow_ticket() returns trigger language plpgsql as $$
    begin
      update support_tickets set last_message_at = greatest(last_message_at, new.created_at)
        where id = new.ticket_id
        returning closed_at is not null into new.is_closed;
      return new;
    end $$;
    alter table support_tickets drop column snoozed_until;
    alter table support_tickets drop column first_answered_at;
    alter table support_tickets drop column waiting_since;
  `);
}
