import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { inheritedVariables } from '../../../inherited-variables.ts';
import { imageStart } from '../../image-start.ts';
import { startServer, type Server } from './start-server.ts';

/** Of the product's pool. */
export const connectionsOfProduct = 50;

const secret = randomBytes(32).toString('hex');

/**
 * Starts the built product as production runs it, behind one balancer: visitors are told apart by X-Forwarded-For, so
 * that every limit per network stays on. The overload guard lets in as many at once as the pool bears, so that 128 who
 * ask for a list at once need a pool of 50.
 * @param settings further variables of the environment
 */
export function startProduct(
  databaseUrl: string,
  folder: string,
  settings: Record<string, string> = {},
): Promise<Server> {
  const { command, env } = imageStart();
  return startServer({
    command,
    env: {
      ...env,
      PATH: inheritedVariables()['PATH'],
      NODE_ENV: 'production',
      ALLOW_HTTP: '1',
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, 'data'),
      // One for all processes of a run, so that a session is good at each of them.
      SESSION_SECRET: secret,
      PAYMENTS_PROVIDER: 'none',
      TRUSTED_PROXY_HOPS: '1',
      DATABASE_POOL_SIZE: String(connectionsOfProduct),
      ...settings,
    },
    probe: '/readyz',
    logFile: join(folder, 'product.log'),
  });
}
