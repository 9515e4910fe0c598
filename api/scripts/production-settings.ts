import { randomBytes } from 'node:crypto';
import { inheritedVariables } from '../inherited-variables.ts';

/** One for all processes of a run, so that a session is good at each of them. */
const secret = randomBytes(32).toString('hex');

/**
 * With what tests and measurements start the built product as production runs it, on this machine alone: by HTTP, nothing
 * is sold, errors alone are logged.
 * @param dataDir folder of pictures
 * @param port where it listens, and what its links name; whoever leaves it out says `PORT` and `PUBLIC_URL`
 */
export function productionSettings(
  databaseUrl: string,
  dataDir: string,
  port?: number,
): Record<string, string> {
  return {
    PATH: inheritedVariables()['PATH'] ?? '',
    NODE_ENV: 'production',
    ALLOW_HTTP: '1',
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SESSION_SECRET: secret,
    PAYMENTS_PROVIDER: 'none',
    LOG_LEVEL: 'error',
    ...(port !== undefined && { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` }),
  };
}
