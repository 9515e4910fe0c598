import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { addressOfRunningPostgres } from '../../adapters/embedded-postgres.ts';
import { clientLimits, maxStatement } from '../../adapters/database-limits.ts';

/** Whether a server runs on an embedded database's folder; a note that a killed one left behind doesn't count. */
export async function isInUse(folder: string): Promise<boolean> {
  if (!existsSync(join(folder, 'cluster'))) return false;
  const url = addressOfRunningPostgres(folder);
  if (!url) return false;
  const client = new pg.Client({ connectionString: url, ...clientLimits(maxStatement) });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    // It may be starting or ending.
    return error instanceof pg.DatabaseError && (error.code ?? '').startsWith('57P');
  } finally {
    await client.end().catch(() => undefined);
  }
}
