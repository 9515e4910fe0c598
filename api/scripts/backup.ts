import { shipWal } from '../adapters/backup/ship-wal.ts';
import { systemIdOf } from '../adapters/backup/restore-base.ts';
import { openDatabaseForCommand } from '../adapters/database.ts';
import { ownerUrlOf } from '../adapters/database-address.ts';
import { readEnvironment } from '../env.ts';
import { traceSources } from '../lib/source-traces.ts';
import { backUp } from './backup/back-up.ts';
import { addressBeside, embeddedCluster, requireArchive, runCommand } from './backup/open-source.ts';
import { reachDatabase } from './reach-database.ts';

/** `npm run backup`: a backup now, beside a running application or alone (docs/operations.md). */
traceSources();
await runCommand(async () => {
  const env = readEnvironment();
  const archive = await requireArchive(env);
  const running = ownerUrlOf(env) ?? addressBeside(env);
  const database = running ? { url: running, stop: async () => {} } : await reachDatabase(env);
  const knex = openDatabaseForCommand(database.url, 3, env.MIGRATIONS_DIR);
  try {
    const run = await backUp(env, knex, database.url, archive);
    const megabytes = ((run.byteSize ?? 0) / 1_000_000).toFixed(1);
    process.stdout.write(
      `Backup ${run.backupName} is whole in ${archive.place}: ${megabytes} MB and ${run.fileCount} files, from ${run.asOf?.toISOString()} on.\n`,
    );
  } finally {
    await knex.destroy();
    await database.stop();
    const systemId = env.DATABASE_URL ? null : systemIdOf(embeddedCluster(env));
    if (!running && systemId) await shipWal(embeddedCluster(env), archive, systemId);
  }
});
