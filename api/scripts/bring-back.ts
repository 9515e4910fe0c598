import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findPostgres } from '../adapters/backup/postgres-programs.ts';
import { choosePostgresAccount } from '../adapters/embedded-postgres-account.ts';
import { openDatabaseForCommand } from '../adapters/database.ts';
import { openStorage } from '../adapters/open-storage.ts';
import { launchPostgres, stopPostgres } from '../adapters/postgres-process.ts';
import { loginOf } from '../adapters/database-login.ts';
import { ownerUrlOf } from '../adapters/database-address.ts';
import { readEnvironment } from '../env.ts';
import { traceSources } from '../lib/source-traces.ts';
import { BackupRun } from '../models/BackupRun.ts';
import { bringBack, bringFilesBack, type Lost } from './backup/bring-back.ts';
import { drillFolder } from './backup/drill.ts';
import { addressBeside, CommandError, requireArchive, runCommand } from './backup/open-source.ts';
import { reachDatabase } from './reach-database.ts';

/**
 * `npm run bring-back -- --card=<number or address> | --account=<e-mail address>`: what one owner deleted, from the copy
 * of the last drill (docs/operations.md).
 */
traceSources();
await runCommand(async () => {
  const { card, account } = parseArgs({
    options: { card: { type: 'string' }, account: { type: 'string' } },
  }).values;
  if ((card === undefined) === (account === undefined))
    throw new CommandError(
      'Say what: npm run bring-back -- --card=<number or address> | --account=<e-mail address>',
    );
  const env = readEnvironment();
  const archive = await requireArchive(env);
  const cluster = join(drillFolder(env), 'postgres', 'cluster');
  if (!existsSync(cluster))
    throw new CommandError('There is no copy yet: run `npm run drill` first, or wait for the night.');
  const running = ownerUrlOf(env) ?? addressBeside(env);
  const database = running ? { url: running, stop: async () => {} } : await reachDatabase(env);
  const knex = openDatabaseForCommand(database.url, 2);
  const { user, password, database: name } = loginOf(database.url);
  const program = await findPostgres(await majorOf(knex), env.POSTGRES_BIN_DIR);
  const server = await launchPostgres({
    account: choosePostgresAccount([program, cluster]),
    program,
    cluster,
    login: { user, password, database: name },
    settings: { archive_mode: 'off', shared_preload_libraries: '', ssl: 'off' },
  });
  const copy = openDatabaseForCommand(
    `postgres://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${server.port}/${name}`,
    2,
  );
  try {
    const lost = await findLost(copy, { card, account });
    const { rows, left } = await bringBack(knex, copy, lost, new Date());
    const drilled = await BackupRun.query(knex)
      .where({ kind: 'drill' })
      .whereNotNull('as_of')
      .orderBy('as_of', 'desc')
      .first();
    const moment = drilled?.asOf ?? new Date();
    const files = await bringFilesBack(knex, archive, await openStorage(env), rows, moment);
    const counts = [...rows].map(([table, { length }]) => `${length} ${table}`).join(', ');
    process.stdout.write(
      `Brought back as of ${moment.toISOString()}: ${counts}, ${files} files.${left > 0 ? ` ${left} rows have no place any more.` : ''}\n`,
    );
  } finally {
    await copy.destroy();
    await stopPostgres(server.child);
    await knex.destroy();
    await database.stop();
  }
});

async function majorOf(knex: ReturnType<typeof openDatabaseForCommand>): Promise<number> {
  const { rows } = await knex.raw<{ rows: { major: number }[] }>(
    `select current_setting('server_version_num')::int / 10000 major`,
  );
  return rows[0]?.major ?? 0;
}

async function findLost(
  copy: ReturnType<typeof openDatabaseForCommand>,
  { card, account }: { card?: string | undefined; account?: string | undefined },
): Promise<Lost> {
  const found = account
    ? await copy('users').where({ email: account.trim() }).first('id')
    : await copy('business_profiles')
        .where(/^\d{1,15}$/.test(card ?? '') ? { id: Number(card) } : { custom_slug: card })
        .first('id');
  if (!found) throw new CommandError('It is not in the copy of the last drill.');
  return { table: account ? 'users' : 'business_profiles', id: found.id };
}
