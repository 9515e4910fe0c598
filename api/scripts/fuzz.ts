import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inheritedVariables } from '../inherited-variables.ts';
import { repository } from '../lib/repository.ts';

/**
 * `npm run fuzz`: sends random requests to all operations as everybody, to an application of its own with the demo
 * data, and names every answer that is a fault of ours (docs/security.md, "Fuzz"). `-- --minutes 10 --seed 3` says how
 * long and which; `--lanes 4` sends several at once; `--from 120 --requests 1` repeats one request of a seed.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    requests: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    lanes: { type: 'string', default: '1' },
  },
});
const wanted = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]));
const wrong = Object.entries(wanted).find(([, value]) => !(value >= 0));
if (wrong) {
  process.stderr.write(`--${wrong[0]} is no number from 0 up\n`);
  process.exit(2);
}
const vitest = join(repository, 'node_modules/vitest/vitest.mjs');
const file = 'api/testing/fuzz/fuzz.test.ts';
const child = spawn(process.execPath, [vitest, 'run', '--config', '.config/vitest.config.ts', file], {
  cwd: repository,
  stdio: 'inherit',
  env: { ...inheritedVariables(), TEST_FUZZ: JSON.stringify(wanted) },
});
child.on('exit', (code) => process.exit(code ?? 1));
