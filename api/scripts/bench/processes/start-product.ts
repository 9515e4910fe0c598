import { join } from 'node:path';
import { imageStart } from '../../image-start.ts';
import { productionSettings } from '../../production-settings.ts';
import { startServer, type Server } from './start-server.ts';

/** Of the product's pool. */
export const connectionsOfProduct = 50;

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
      ...productionSettings(databaseUrl, join(folder, 'data')),
      LOG_LEVEL: 'info',
      TRUSTED_PROXY_HOPS: '1',
      DATABASE_POOL_SIZE: String(connectionsOfProduct),
      ...settings,
    },
    probe: '/readyz',
    logFile: join(folder, 'product.log'),
  });
}
