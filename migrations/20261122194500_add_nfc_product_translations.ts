import type { Knex } from 'knex';

/** Printed products are read in every language of the interface, as plans are, so their texts are written in each. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table nfc_products
      add column translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object');
    comment on column nfc_products.translations is
      'texts by language code (name, description, features); the columns hold the default language, which also stands where a text is missing';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table nfc_products drop column translations');
}
