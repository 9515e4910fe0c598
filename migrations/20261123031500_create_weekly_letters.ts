import type { Knex } from 'knex';

/** One weekly letter for an owner and week, whatever crashes or runs twice. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table weekly_letters (
      user_id bigint not null references users (id) on delete cascade,
      week date not null check (extract(dow from week) = 0),
      is_sent boolean not null,
      created_at timestamptz not null default now(),
      primary key (user_id, week)
    );
    comment on table weekly_letters is
      'owners whose letter about a week was written, or found to have nothing to say; rows go after two months';
    comment on column weekly_letters.week is 'the Sunday with which the week begins that the letter tells of, in Israel';
    comment on column weekly_letters.is_sent is 'false for an owner whose statistics are closed to them';
    create index weekly_letters_week_index on weekly_letters (week);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table weekly_letters');
}
