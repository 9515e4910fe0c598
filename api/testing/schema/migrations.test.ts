import type { Knex } from 'knex';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../database.ts';

const ours = `n.nspname = 'public' and c.relname not like 'knex_%'`;

/** Everything the catalog says about the schema, in words that don't depend on object numbers. */
async function dump(knex: Knex): Promise<Record<string, unknown[]>> {
  const queries: Record<string, string> = {
    columns: `select c.relname, a.attname, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull, a.attidentity,
        pg_get_expr(d.adbin, d.adrelid) as default
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where ${ours} and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped order by c.relname, a.attnum`,
    constraints: `select c.relname, o.conname, pg_get_constraintdef(o.oid) as definition
      from pg_constraint o join pg_class c on c.oid = o.conrelid join pg_namespace n on n.oid = c.relnamespace
      where ${ours} order by 1, 2`,
    indexes: `select tablename, indexdef from pg_indexes
      where schemaname = 'public' and tablename not like 'knex_%' order by 1, 2`,
    triggers: `select c.relname, pg_get_triggerdef(t.oid) as definition
      from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
      where ${ours} and not t.tgisinternal order by 1, 2`,
    functions: `select p.proname, pg_get_functiondef(p.oid) as definition
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'public' and not exists (
        select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by 1`,
    extensions: `select extname from pg_extension order by 1`,
    types: `select t.typname from pg_type t join pg_namespace n on n.oid = t.typnamespace
      where n.nspname = 'public' and t.typname not like '%knex_%' order by 1`,
  };
  const found: Record<string, unknown[]> = {};
  for (const [name, sql] of Object.entries(queries)) found[name] = (await knex.raw(sql)).rows;
  return found;
}

test('the whole chain goes up, down to nothing, and up again to the same schema', async () => {
  const { knex, destroy } = await createTestDatabase({ empty: true });
  try {
    await knex.migrate.latest();
    const first = await dump(knex);
    expect(first['columns']?.length).toBeGreaterThan(400);

    await knex.migrate.rollback(undefined, true);
    const nothing = await dump(knex);
    expect(nothing).toEqual({
      columns: [],
      constraints: [],
      indexes: [],
      triggers: [],
      functions: [],
      extensions: [{ extname: 'plpgsql' }],
      types: [],
    });

    await knex.migrate.latest();
    expect(await dump(knex)).toEqual(first);
  } finally {
    await destroy();
  }
});

test('each single migration can be taken back and made again', async () => {
  const { knex, destroy } = await createTestDatabase();
  try {
    const before = await dump(knex);
    let steps = 0;
    while ((await knex.migrate.currentVersion()) !== 'none') {
      const after = await dump(knex);
      await knex.migrate.down();
      await knex.migrate.up();
      expect(await dump(knex)).toEqual(after);
      await knex.migrate.down();
      steps += 1;
    }
    expect(steps).toBeGreaterThan(10);
    await knex.migrate.latest();
    expect(await dump(knex)).toEqual(before);
  } finally {
    await destroy();
  }
  // As many steps as there are migrations, on a machine that does other things, too.
}, 120_000);

test('every foreign key has an index that begins with it', async () => {
  const { knex, destroy } = await createTestDatabase();
  try {
    const { rows } = await knex.raw(`
      select o.conrelid::regclass::text as table_name, o.conname from pg_constraint o
      where o.contype = 'f' and o.connamespace = 'public'::regnamespace and not exists (
        select 1 from pg_index i where i.indrelid = o.conrelid and i.indkey[0] = o.conkey[1])`);
    expect(rows).toEqual([]);
  } finally {
    await destroy();
  }
});
