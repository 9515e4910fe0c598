import type { Knex } from 'knex';

/** Case-blind text, search inside words, and the two triggers that every later table uses. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create extension if not exists citext;
    create extension if not exists pg_trgm;

    create function set_updated_at() returns trigger language plpgsql as $$
    begin
      -- A statement that names updated_at itself (an import, the demo data) keeps what it says.
      if new.updated_at is not distinct from old.updated_at then
        new.updated_at := now();
      end if;
      return new;
    end $$;

    create function increase_version() returns trigger language plpgsql as $$
    begin
      new.version := old.version + 1;
      return new;
    end $$;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop function increase_version();
    drop function set_updated_at();
    drop extension pg_trgm;
    drop extension citext;
  `);
}
