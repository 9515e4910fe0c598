import type { Knex } from 'knex';

/** When whoever is signed in last proved who they are: what is dangerous asks for a proof of the last ten minutes. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table sessions add column proved_at timestamptz;
    comment on column sessions.proved_at is
      'the last proof of identity: the sign-in, or a password given once more; null asks for one before anything dangerous';
    alter table access_tokens add column proved_at timestamptz;
    comment on column access_tokens.proved_at is 'as of sessions';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table access_tokens drop column proved_at;
    alter table sessions drop column proved_at;
  `);
}
