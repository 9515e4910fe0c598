import type { Knex } from 'knex';

/** No folder without a name. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table canned_answers validate constraint canned_answers_folder_check');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table canned_answers drop constraint canned_answers_folder_check;
    alter table canned_answers add constraint canned_answers_folder_check check (folder <> '') not valid;
  `);
}
