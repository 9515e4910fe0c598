import type { Knex } from 'knex';

/** A view has the columns of the time it was made (migrations/README.md). */
const makeView = `
  create view visible_cards as select * from visible_cards_at(now());
  comment on view visible_cards is 'the cards that every visitor may see now';`;

/** Branches of a card beside its main address (docs/product.md 12.4). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    drop view visible_cards;
    alter table business_profiles
      add column branches jsonb not null default '[]' check (jsonb_typeof(branches) = 'array');
    comment on column business_profiles.branches is 'places beside the main address, each with its name, address, phone and hours, in their order';
    ${makeView}`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop view visible_cards;
    alter table business_profiles drop column branches;
    ${makeView}`);
}
