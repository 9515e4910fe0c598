import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { inheritedVariables } from '../inherited-variables.ts';
import { repository } from '../lib/repository.ts';

/**
 * `npm run test:recovery`: the long tests of backups (docs/operations.md), the standby whose database is killed in
 * mid-write and a PostgreSQL of one's own among them, beside those of `npm test`.
 */
const vitest = join(repository, 'node_modules/vitest/vitest.mjs');
const child = spawn(
  process.execPath,
  [
    vitest,
    'run',
    '--config',
    '.config/vitest.config.ts',
    '--reporter=verbose',
    'api/scripts/backup',
    'api/adapters/backup',
  ],
  { cwd: repository, stdio: 'inherit', env: { ...inheritedVariables(), TEST_RECOVERY: '1' } },
);
child.on('exit', (code) => process.exit(code ?? 1));
