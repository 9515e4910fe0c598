import type { Knex } from 'knex';

/** A view has the columns of the time it was made (migrations/README.md). */
const makeView = `
  create view visible_cards as select * from visible_cards_at(now());
  comment on view visible_cards is 'the cards that every visitor may see now';`;

/** Days with other hours than their weekday's (docs/product.md 12.6). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    drop view visible_cards;
    alter table business_profiles
      add column special_days jsonb not null default '[]' check (jsonb_typeof(special_days) = 'array');
    comment on column business_profiles.special_days is
      'dates with other hours, closed or by appointment, by their first day; those that are over stay for their owner to use again';
    ${makeView}`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop view visible_cards;
    alter table business_profiles drop column special_days;
    ${makeView}`);
}
