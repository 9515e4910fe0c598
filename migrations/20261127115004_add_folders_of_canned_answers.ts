import type { Knex } from 'knex';

/** Canned answers lie in folders (docs/product.md 13.11). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table canned_answers add column folder varchar(60);
    alter table canned_answers add constraint canned_answers_folder_check check (folder <> '') not valid;
    comment on column canned_answers.folder is 'under which staff find it; null: in none';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table canned_answers drop column folder');
}
