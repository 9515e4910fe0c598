import type { Knex } from 'knex';

/** As of the addresses of cards: a name that is free because its account is just closed is looked at once it is written. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger users_guard_closed_username on users;
    create trigger users_guard_closed_username after insert or update of username on users
      for each row execute function guard_closed_address('username', 'username', 'users_username_key');
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger users_guard_closed_username on users;
    create trigger users_guard_closed_username before insert or update of username on users
      for each row execute function guard_closed_address('username', 'username', 'users_username_key');
  `);
}
