import type { Knex } from 'knex';

/** Mail that goes to many people at once is marked, so that what somebody waits for need not wait behind it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table mail_log add column is_bulk boolean not null default false;
    comment on column mail_log.is_bulk is
      'goes to many people at once, who do not wait for it: any other mail that is due may leave before it';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table mail_log drop column is_bulk');
}
