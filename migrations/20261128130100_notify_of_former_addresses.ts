import type { Knex } from 'knex';

/** A former address that leads to a card, from now on or for longer, may have been known to have none. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create trigger profile_slug_history_notify_free_address after insert or update on profile_slug_history
      for each statement execute function notify_free_address_change();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop trigger profile_slug_history_notify_free_address on profile_slug_history');
}
