import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { migrationsConfig } from '../../adapters/database.ts';
import { createTestDatabase } from '../database.ts';
import { readCatalogue } from './read-catalogue.ts';

const folder = String(migrationsConfig.directory);
const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));

test('the whole chain goes up, down to nothing, and up again to the same schema', async () => {
  const { knex, destroy } = await createTestDatabase({ empty: true });
  try {
    const nothing = await readCatalogue(knex);
    await knex.migrate.latest();
    const first = await readCatalogue(knex);
    expect(first.split('\n').length).toBeGreaterThan(2_000);

    await knex.migrate.rollback(undefined, true);
    expect(await readCatalogue(knex)).toBe(nothing);

    await knex.migrate.latest();
    expect(await readCatalogue(knex)).toBe(first);
  } finally {
    await destroy();
  }
});

test('each single migration can be taken back and made again', async () => {
  const { knex, destroy } = await createTestDatabase();
  try {
    const before = await readCatalogue(knex);
    let steps = 0;
    while ((await knex.migrate.currentVersion()) !== 'none') {
      const after = await readCatalogue(knex);
      await knex.migrate.down();
      await knex.migrate.up();
      expect(await readCatalogue(knex)).toBe(after);
      await knex.migrate.down();
      steps += 1;
    }
    expect(steps).toBe(files.length);
    await knex.migrate.latest();
    expect(await readCatalogue(knex)).toBe(before);
  } finally {
    await destroy();
  }
  // As many steps as there are migrations, on a machine that does other things, too.
}, 120_000);

test('migrations are named by time and task, and import nothing but the types of knex', () => {
  for (const name of files) {
    expect(name).toMatch(/^\d{14}_[a-z]+(_[a-z]+)+\.ts$/u);
    const imports = readFileSync(`${folder}/${name}`, 'utf8').match(/^import .*$/gmu);
    expect(imports, name).toEqual([`import type { Knex } from 'knex';`]);
  }
});

test('every table says what it holds', async () => {
  const { knex, destroy } = await createTestDatabase();
  try {
    const { rows } = await knex.raw(`
      select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'sandbox_psp') and c.relkind in ('r', 'p', 'v')
        and c.relname !~ '^knex_|^card_events_[0-9]' and obj_description(c.oid) is null`);
    expect(rows).toEqual([]);
  } finally {
    await destroy();
  }
});

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
