import type { Knex } from 'knex';

/** Who waits in the conversations that are open: as many as staff look after, so one statement fills them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    update support_tickets set
      first_answered_at = (
        select min(m.created_at) from messages m
          where m.ticket_id = support_tickets.id and m.user_id <> support_tickets.user_id
      ),
      waiting_since = (
        select min(m.created_at) from messages m
          where m.ticket_id = support_tickets.id and m.user_id = support_tickets.user_id
            and not exists (
              select from messages answer where answer.ticket_id = m.ticket_id
                and answer.user_id <> support_tickets.user_id and answer.id > m.id
            )
      )
      where closed_at is null
  `);
}

/** The columns go with the step before. */
export async function down(): Promise<void> {}
