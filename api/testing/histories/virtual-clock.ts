import type { Knex } from 'knex';

/**
 * Gives a database that nobody keeps a clock that a history turns: what SQL calls `now()`, in defaults, triggers and
 * queries, is the history's moment, so that a row's own times are those of what happened. Connections that were opened
 * before don't see it.
 */
export async function installClock(knex: Knex, start: Date): Promise<void> {
  await knex.raw('create schema histories');
  await knex.raw('create table histories.clock (at timestamptz not null)');
  await knex('histories.clock').insert({ at: start });
  await knex.raw(
    `create function histories.now() returns timestamptz language sql stable
     as 'select at from histories.clock'`,
  );
  const { rows } = await knex.raw<{ rows: { at: string; name: string }[] }>(
    `select format('%I.%I', table_schema, table_name) as at, quote_ident(column_name) as name
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where column_default = 'now()' and table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  for (const { at, name } of rows)
    await knex.raw(`alter table ${at} alter column ${name} set default histories.now()`);
  const { rows: databases } = await knex.raw<{ rows: [{ name: string }] }>(
    'select current_database() as name',
  );
  // The system's own functions come last, so that its now() is found by nobody who doesn't ask for it.
  await knex.raw('alter database ?? set search_path = histories, public, pg_catalog', [databases[0].name]);
}

export async function turnClock(knex: Knex, at: Date): Promise<void> {
  await knex('histories.clock').update({ at });
}
