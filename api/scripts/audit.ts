import { join } from 'node:path';
import { openArchive } from '../adapters/backup/archive.ts';
import { openDatabaseForCommand } from '../adapters/database.ts';
import { addressOfRunningPostgres } from '../adapters/embedded-postgres.ts';
import { noHead, readHeads, writeHead } from '../domains/admin/audit/audit-heads.ts';
import { verifyChain } from '../domains/admin/audit/verify-chain.ts';
import { readEnvironment } from '../env.ts';
import { traceSources } from '../lib/source-traces.ts';
import { reachDatabase } from './reach-database.ts';

/**
 * `npm run audit -- verify`: reads the audit log by its seals and by the heads that were written down outside the
 * database, beside a running application or alone, and names each row that isn't as it was written; the exit code is 1
 * when there is any. `npm run audit -- restored`: the database was brought back to an earlier moment on purpose, so heads
 * of before aren't asked for any more.
 */
const [command, ...more] = process.argv.slice(2);
if ((command !== 'verify' && command !== 'restored') || more.length > 0) {
  process.stderr.write(
    'Say what: npm run audit -- verify, or restored (after a restore to an earlier moment)\n',
  );
  process.exit(2);
}
traceSources();
const env = readEnvironment();
const archive = await openArchive(env);
const running = env.DATABASE_URL ?? addressOfRunningPostgres(join(env.DATA_DIR, 'postgres'));
const database = running ? { url: running, stop: async () => {} } : await reachDatabase(env);
const knex = openDatabaseForCommand(database.url, 2);
try {
  const written = command === 'verify' ? await readHeads(env.DATA_DIR, archive) : undefined;
  const { entries, seals, unsealed, head, findings } = await verifyChain(knex, written);
  for (const finding of findings) process.stdout.write(`${finding}\n`);
  if (findings.length > 0) {
    process.stdout.write(
      'The audit log, or what is kept of it outside the database, is not as it was written.\n',
    );
    process.exitCode = 1;
  } else {
    process.stdout.write(
      `OK: ${entries} entries in ${seals} seals, ${unsealed} waiting for theirs, by ${written?.heads.length ?? 0} heads outside the database. Head: ${head ? `${head.number} ${head.hash}` : 'none'}\n`,
    );
    if (command === 'restored') {
      await writeHead(env.DATA_DIR, archive, head ?? noHead, { at: new Date(), restored: true });
      process.stdout.write('Heads of before are not asked for any more.\n');
    }
  }
} finally {
  await knex.destroy();
  await database.stop();
}
