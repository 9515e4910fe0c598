import { parseArgs } from 'node:util';
import { ownerUrlOf } from '../adapters/database-address.ts';
import { readEnvironment } from '../env.ts';
import { traceSources } from '../lib/source-traces.ts';
import { stopOnSignals } from '../stop-on-signals.ts';
import { addressBeside, CommandError, requireArchive, runCommand } from './backup/open-source.ts';
import { followPrimary, promoteStandby, releasePrimary } from './backup/standby.ts';

/**
 * `npm run standby -- start --folder=… | promote --folder=… | release` (docs/operations.md): a second copy of the
 * database that has every acknowledged change, from the same programs.
 */
traceSources();
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { folder: { type: 'string' }, primary: { type: 'string' } },
    allowPositionals: true,
  });
  const [command] = positionals;
  const env = readEnvironment();
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  const primary = () => values.primary ?? ownerUrlOf(env) ?? addressBeside(env);
  if (command === 'start' && values.folder) {
    const standby = await followPrimary({
      archive: await requireArchive(env),
      folder: values.folder,
      primary,
      binDir: env.POSTGRES_BIN_DIR,
    });
    // Other programs wait for this line.
    print(`The standby in ${values.folder} has every change before it is acknowledged. Ctrl-C ends it.`);
    stopOnSignals(standby.stop);
    await standby.ended;
  } else if (command === 'promote' && values.folder) {
    await promoteStandby(values.folder, env.POSTGRES_BIN_DIR);
    print(
      `${values.folder} is the database now: start Bikur with DATA_DIR=${values.folder}, and the former one never again.`,
    );
  } else if (command === 'release') {
    const url = primary();
    if (!url) throw new CommandError('The database is not running: name it with --primary=postgres://…');
    await releasePrimary(url);
    print('The database waits for no standby any more.');
  } else
    throw new CommandError(
      'Usage: npm run standby -- start --folder=<folder> [--primary=postgres://…] | promote --folder=<folder> | release',
    );
});
