import type { Knex } from 'knex';

/** A view has the columns of the time it was made (migrations/README.md). */
const makeView = `
  create view visible_cards as select * from visible_cards_at(now());
  comment on view visible_cards is 'the cards that every visitor may see now';`;

/** Pairs of typefaces (docs/product.md 12.9). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    drop view visible_cards;
    alter table business_profiles
      add column typeface varchar(20) not null default 'own'
        check (typeface in ('own', 'plain', 'serif', 'poster'));
    comment on column business_profiles.typeface is
      'a pair of typefaces; one that the template doesn''t offer is as its own';
    ${makeView}`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop view visible_cards;
    alter table business_profiles drop column typeface;
    ${makeView}`);
}
