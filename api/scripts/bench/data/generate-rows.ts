import type { Knex } from 'knex';
import { createBigTables, type BigTable } from './big-tables.ts';
import { fillCards, finishGroups } from './fill-cards.ts';
import { groupsOf } from './groups.ts';

/**
 * Fills a migrated, empty database with as many rows as asked, the same ones each time: everything follows from the
 * row's number. Triggers and foreign keys rest meanwhile, so what triggers would keep (a card's statistics) is made
 * here; search indexes are built after their rows, which is several times quicker.
 * @param users how many users and cards; other tables have their share
 */
export async function generateRows(knex: Knex, users: number, report: (line: string) => void): Promise<void> {
  const dropped = await dropSearchIndexes(knex);
  for (const table of createBigTables(users)) {
    const started = performance.now();
    await insert(knex, table);
    report(
      `${table.name.padEnd(22)} ${table.rows.toLocaleString('en').padStart(11)} rows  ${seconds(started)} s`,
    );
  }
  const groups = groupsOf(users);
  await fillCards(knex, users, groups);
  await finishGroups(knex, groups);
  const started = performance.now();
  for (const definition of dropped)
    await knex.transaction(async (trx) => {
      await trx.raw(`set local maintenance_work_mem = '512MB'`);
      await trx.raw(definition);
    });
  report(`${dropped.length} search indexes${' '.repeat(24)}${seconds(started)} s`);
  await knex.raw('vacuum (analyze)');
}

async function insert(knex: Knex, { name, columns, select, rows }: BigTable): Promise<void> {
  await knex.transaction(async (trx) => {
    await trx.raw('set local session_replication_role = replica');
    await trx.raw(`insert into ${name} (${columns}) select ${select} from generate_series(1, ${rows}) as n`);
    const { rows: identities } = await trx.raw<{ rows: { name: string | null }[] }>(
      `select pg_get_serial_sequence(?, attname) as name from pg_attribute
       where attrelid = ?::regclass and attidentity <> ''`,
      [name, name],
    );
    for (const identity of identities) await trx.raw(`select setval(?, ?)`, [identity.name, rows + 1_000]);
  });
}

/** @returns how each of them is made again */
async function dropSearchIndexes(knex: Knex): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: { indexname: string; indexdef: string }[] }>(
    `select indexname, indexdef from pg_indexes where schemaname = 'public' and indexdef like '%gin_trgm_ops%'`,
  );
  for (const { indexname } of rows) await knex.raw('drop index ??', [indexname]);
  return rows.map(({ indexdef }) => indexdef);
}

function seconds(started: number): string {
  return ((performance.now() - started) / 1_000).toFixed(1).padStart(6);
}
