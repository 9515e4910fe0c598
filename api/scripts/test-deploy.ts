import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { inheritedVariables } from '../inherited-variables.ts';
import { repository } from '../lib/repository.ts';

/**
 * `npm run test:deploy`: a former version and this one on one database under traffic while a million rows migrate
 * (docs/operations.md, Deploys). `-- COMMIT` names the former version; the one before the newest migration unless given.
 */
const [commit] = process.argv.slice(2);
const vitest = join(repository, 'node_modules/vitest/vitest.mjs');
const child = spawn(
  process.execPath,
  [vitest, 'run', '--config', '.config/vitest.config.ts', '--reporter=verbose', 'api/scripts/deploy'],
  {
    cwd: repository,
    stdio: 'inherit',
    env: { ...inheritedVariables(), TEST_DEPLOY: '1', ...(commit && { DEPLOY_FORMER: commit }) },
  },
);
child.on('exit', (code) => process.exit(code ?? 1));
