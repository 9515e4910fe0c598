import type { Knex } from 'knex';

/** A view has the columns of the time it was made (migrations/README.md). */
const viewOfVisibleCards = `
  drop view visible_cards;
  create view visible_cards as select * from visible_cards_at(now());
  comment on view visible_cards is 'the cards that every visitor may see now';`;

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table business_profiles add column language varchar(2) check (language ~ '^[a-z]{2}$');
    comment on column business_profiles.language is
      'the language of the card''s own words, chosen by its owner; null follows name, job and about';
    ${viewOfVisibleCards}`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop view visible_cards;
    alter table business_profiles drop column language;
    create view visible_cards as select * from visible_cards_at(now());
    comment on view visible_cards is 'the cards that every visitor may see now';`);
}
