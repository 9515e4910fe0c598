import type { Knex } from 'knex';

/** Tables that hold no data of the product. */
const kept = new Set(['knex_migrations', 'knex_migrations_lock']);

/** Take new rows alone, whoever asks: for this only their owner can lift that. */
const logs = ['audit_log', 'audit_seals'];

/** Empties every table and starts all ids at 1 again. Schema and migrations stay. */
export async function emptyDatabase(knex: Knex): Promise<void> {
  const { rows } = (await knex.raw(
    `select tablename from pg_tables where schemaname = current_schema() order by tablename`,
  )) as { rows: { tablename: string }[] };
  const names = rows.map(({ tablename }) => tablename).filter((name) => !kept.has(name));
  await knex.transaction(async (trx) => {
    const setTriggers = async (state: 'disable' | 'enable') => {
      for (const log of logs)
        await trx.raw(`alter table ?? ${state} trigger ??`, [log, `${log}_refuse_truncate`]);
    };
    await setTriggers('disable');
    await trx.raw(`truncate ${names.map(() => '??').join(', ')} restart identity cascade`, names);
    await setTriggers('enable');
  });
}
