import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { expect, test } from 'vitest';

const logger = new URL('logger.ts', import.meta.url).href;
const program = `
  import { createLogger } from ${JSON.stringify(logger)};
  const log = createLogger({ LOG_LEVEL: 'info' });
  process.stdout.write('plain words');
  for (let line = 0; line < 3; line += 1) log.info({ line }, 'said');
  setTimeout(() => process.exit(7), 50);
`;

test.skipIf(process.platform !== 'linux')('a full disk of the logs ends no process', async () => {
  const full = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', full, 'ignore'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  expect(code).toBe(7);
});
