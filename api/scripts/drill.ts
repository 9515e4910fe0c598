import { openDatabaseForCommand } from '../adapters/database.ts';
import { ownerUrlOf } from '../adapters/database-address.ts';
import { readEnvironment } from '../env.ts';
import { traceSources } from '../lib/source-traces.ts';
import { drill, drillFolder } from './backup/drill.ts';
import { addressBeside, requireArchive, runCommand } from './backup/open-source.ts';
import { reachDatabase } from './reach-database.ts';

/**
 * `npm run drill`: restores the newest backup beside the database and compares the two, as each night
 * (docs/operations.md). The exit code is 1 when anything differs.
 */
traceSources();
await runCommand(async () => {
  const env = readEnvironment();
  const archive = await requireArchive(env);
  const running = ownerUrlOf(env) ?? addressBeside(env);
  const database = running ? { url: running, stop: async () => {} } : await reachDatabase(env);
  const knex = openDatabaseForCommand(database.url, 3, env.MIGRATIONS_DIR);
  try {
    const started = Date.now();
    const run = await drill(env, knex, database.url, archive);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    process.stdout.write(
      run.status === 'passed'
        ? `The backup ${run.backupName} gave back what the database had at ${run.asOf?.toISOString()}: ${run.tableCount} tables, ${run.rowCount} rows, ${run.fileCount} files, in ${seconds} s. The copy lies in ${drillFolder(env)}.\n`
        : `The drill of the backup ${run.backupName} failed:\n${run.findings}\n`,
    );
    if (run.status === 'failed') process.exitCode = 1;
  } finally {
    await knex.destroy();
    await database.stop();
  }
});
