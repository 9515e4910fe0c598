import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inheritedVariables } from '../inherited-variables.ts';
import { repository } from '../lib/repository.ts';
import { buildWhatIsStale } from './build.ts';

/**
 * What `npm start` and the commands of an operator do (worker, db, renewals, admin, books, ledger): runs one of the
 * server's programs from its bundle, built before when its sources changed. An installation for production carries its
 * build and not what builds it, so nothing is built there.
 */
export async function run(): Promise<void> {
  const [name = '', ...args] = process.argv.slice(2);
  const program = join(repository, '.build/server', `${name}.js`);
  if (inheritedVariables()['NODE_ENV'] !== 'production')
    try {
      const names = name === 'application' ? undefined : (['server'] as const);
      await buildWhatIsStale((line) => process.stdout.write(`${line}\n`), names);
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      return process.exit(1);
    }
  // The program reads its arguments as if it had been started itself.
  process.argv.splice(1, process.argv.length, program, ...args);
  await import(pathToFileURL(program).href);
}
