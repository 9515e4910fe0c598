import type { Knex } from 'knex';

/** A view has the columns of the time it was made (migrations/README.md). */
const makeView = `
  create view visible_cards as select * from visible_cards_at(now());
  comment on view visible_cards is 'the cards that every visitor may see now';`;

/** Further phones of a card beside the main one (docs/product.md 12.4). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    drop view visible_cards;
    alter table business_profiles
      add column phones jsonb not null default '[]' check (jsonb_typeof(phones) = 'array');
    comment on column business_profiles.phones is 'phones beside the main one, each with its label, in their order';
    ${makeView}`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop view visible_cards;
    alter table business_profiles drop column phones;
    ${makeView}`);
}
