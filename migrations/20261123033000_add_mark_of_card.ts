import type { Knex } from 'knex';

/** A view has the columns of the time it was made (migrations/README.md). */
const viewOfVisibleCards = `
  drop view visible_cards;
  create view visible_cards as select * from visible_cards_at(now());
  comment on view visible_cards is 'the cards that every visitor may see now';`;

/** The owner of a pro card may leave our name out of its foot. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table business_profiles add column show_mark boolean not null default true;
    comment on column business_profiles.show_mark is
      'whether the card''s foot says what made it; basic cards always do';
    ${viewOfVisibleCards}`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop view visible_cards;
    alter table business_profiles drop column show_mark;
    create view visible_cards as select * from visible_cards_at(now());
    comment on view visible_cards is 'the cards that every visitor may see now';`);
}
