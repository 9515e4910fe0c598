import type { Knex } from 'knex';

/** Roles of staff who see and do a part of the back office (docs/product.md 13.13). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users add constraint users_role_known
      check (user_role in ('admin', 'finance', 'support', 'content', 'moderator', 'user')) not valid;
    alter table users drop constraint users_user_role_check;
  `);
}

/** Whoever has one of the new roles loses it: the former version knows none of them. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    update users set user_role = 'moderator' where user_role in ('finance', 'support', 'content');
    alter table users add constraint users_user_role_check check (user_role in ('admin', 'moderator', 'user')) not valid;
    alter table users validate constraint users_user_role_check;
    alter table users drop constraint users_role_known;
  `);
}
