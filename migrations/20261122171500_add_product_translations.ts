import type { Knex } from 'knex';

/** Plans are read in every language of the interface, so their texts are written in each. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table products
      add column translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object');
    comment on column products.translations is
      'texts by language code (name, description, features, benefits); the columns hold the default language, which also stands where a text is missing';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table products drop column translations');
}
