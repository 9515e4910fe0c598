import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { inheritedVariables } from '../inherited-variables.ts';
import { repository } from '../lib/repository.ts';

/**
 * `npm run test:crashes`: kills a process before and after every commit and every call of every kind of attempt, with
 * each adapter, and judges what is left (docs/money.md 8.2). `-- payplus stripe` takes these adapters only,
 * `-- --run=renewal` the runs that are called so, and `-- --few` one point of each run.
 */
const given = process.argv.slice(2);
const run = given.find((word) => word.startsWith('--run='))?.slice('--run='.length) ?? '';
const providers = given.filter((word) => !word.startsWith('--'));
const file = 'api/domains/payments/attempts/crash-matrix.test.ts';
const vitest = join(repository, 'node_modules/vitest/vitest.mjs');
const child = spawn(process.execPath, [vitest, 'run', '--config', '.config/vitest.config.ts', file], {
  cwd: repository,
  stdio: 'inherit',
  env: {
    ...inheritedVariables(),
    TEST_CRASHES: JSON.stringify({ providers, run, isFew: given.includes('--few') }),
  },
});
child.on('exit', (code) => process.exit(code ?? 1));
