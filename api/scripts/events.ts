import { openDatabaseForCommand } from '../adapters/database.ts';
import { join } from 'node:path';
import { addressOfRunningPostgres } from '../adapters/embedded-postgres.ts';
import { ownerUrlOf } from '../adapters/database-address.ts';
import { openStorage } from '../adapters/open-storage.ts';
import {
  archivesAlone,
  archiveEvents,
  bringEventsBack,
  eraseFromArchives,
  listEventArchives,
} from '../domains/statistics/index.ts';
import { readEnvironment } from '../env.ts';
import { traceSources } from '../lib/source-traces.ts';
import { reachDatabase } from './reach-database.ts';

/**
 * `npm run events -- archive`: moves closed months of events out of the database into files of the storage, and takes
 * deleted cards out of those that are there; `bring-back 2026-08` puts a month back, `list` names the files
 * (docs/operations.md, "Events of closed months"). Beside a running application or alone.
 */
const [command = '', month = ''] = process.argv.slice(2);
const isMonth = /^\d{4}-(0[1-9]|1[0-2])$/u.test(month);
if (!['archive', 'list'].includes(command) && !(command === 'bring-back' && isMonth)) {
  process.stderr.write('Say what: npm run events -- archive, list, or bring-back 2026-08\n');
  process.exit(2);
}
traceSources();
const env = readEnvironment();
const running = ownerUrlOf(env) ?? addressOfRunningPostgres(join(env.DATA_DIR, 'postgres'));
const database = running ? { url: running, stop: async () => {} } : await reachDatabase(env);
const knex = openDatabaseForCommand(database.url, 4);
const deps = { env, knex, storage: await openStorage(env), clock: { now: () => new Date() } };
const say = (line: string) => void process.stdout.write(`${line}\n`);
try {
  if (command === 'archive')
    await archivesAlone(knex, async () => {
      await archiveEvents(deps, env.EVENTS_KEPT_MONTHS ?? 1);
      await eraseFromArchives(deps);
    });
  if (command === 'bring-back')
    await archivesAlone(knex, async () =>
      say(`${await bringEventsBack(deps, `${month}-01`)} events came back`),
    );
  const archives = await listEventArchives(knex);
  for (const { month: first, events, byteSize, storageKey } of archives)
    say(
      `${first.slice(0, 7)}: ${events} events, ${byteSize} bytes (${(byteSize / Math.max(1, events)).toFixed(2)} an event), ${storageKey}`,
    );
  if (archives.length === 0) say('No month is archived.');
} finally {
  await knex.destroy();
  await database.stop();
}
