import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table mail_log add column next_try_at timestamptz not null default now();
    comment on column mail_log.next_try_at is
      'nobody sends a queued mail before; a worker that takes one moves it ahead, which is its lease';
    create index mail_log_due_index on mail_log (next_try_at, id) where status = 'queued';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index mail_log_due_index;
    alter table mail_log drop column next_try_at;
  `);
}
