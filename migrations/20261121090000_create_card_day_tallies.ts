import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The events of one card on one closed day (of Asia/Jerusalem), counted once and for all.
    create table card_day_tallies (
      profile_id bigint not null references business_profiles on delete cascade,
      day date not null,
      tally jsonb not null check (jsonb_typeof(tally) = 'object'),
      primary key (profile_id, day)
    );
    create index card_day_tallies_day_index on card_day_tallies (day);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table card_day_tallies;');
}
