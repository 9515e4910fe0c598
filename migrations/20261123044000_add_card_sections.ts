import type { Knex } from 'knex';

/** A view has the columns of the time it was made (migrations/README.md). */
const makeView = `
  create view visible_cards as select * from visible_cards_at(now());
  comment on view visible_cards is 'the cards that every visitor may see now';`;

/** The order, names and hiding of a card's sections (docs/product.md 12.2). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    drop view visible_cards;
    alter table business_profiles
      add column sections jsonb not null default '[]' check (jsonb_typeof(sections) = 'array');
    comment on column business_profiles.sections is
      'sections in the order of their owner, with the names they gave them and which they hide; empty for the template''s own';
    ${makeView}`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop view visible_cards;
    alter table business_profiles drop column sections;
    ${makeView}`);
}
