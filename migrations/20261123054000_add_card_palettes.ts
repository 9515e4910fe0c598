import type { Knex } from 'knex';

/** A view has the columns of the time it was made (migrations/README.md). */
const makeView = `
  create view visible_cards as select * from visible_cards_at(now());
  comment on view visible_cards is 'the cards that every visitor may see now';`;

/** Colours that stand together, and light or dark by the visitor's system (docs/product.md 12.9). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    drop view visible_cards;
    alter table business_profiles
      add column palette varchar(20) not null default 'own'
        check (palette in ('own', 'sea', 'forest', 'plum', 'sand')),
      add column color_scheme varchar(20) not null default 'light'
        check (color_scheme in ('system', 'light', 'dark'));
    -- Cards of before stay as their owners saw them; new ones follow their visitors.
    alter table business_profiles alter column color_scheme set default 'system';
    comment on column business_profiles.palette is 'colours that the template gives under this name';
    comment on column business_profiles.color_scheme is
      'light or dark, in templates that have both; a template with one has that one';
    ${makeView}`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop view visible_cards;
    alter table business_profiles drop column palette, drop column color_scheme;
    ${makeView}`);
}
