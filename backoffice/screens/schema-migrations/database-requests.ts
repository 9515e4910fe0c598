import type {
  DatabaseMigrationRun,
  DatabaseMigrations,
} from '../../../api/contract/admin/schema-migrations.schema.ts';
import { httpClient } from '../../kit/providers/http-client.ts';

const path = '/api/admin/database-migrations';
export const databaseKey = ['database-migrations'] as const;

export async function readDatabaseMigrations(signal: AbortSignal): Promise<DatabaseMigrations> {
  return (await httpClient(path, { signal })).json as DatabaseMigrations;
}

/** @param confirm what has to be typed for it */
export async function askFor(
  step: 'run' | 'rollback',
  names: readonly string[],
  confirm: string,
): Promise<DatabaseMigrationRun> {
  const body = JSON.stringify({ names, confirm });
  return (await httpClient(`${path}/${step}`, { method: 'POST', body })).json as DatabaseMigrationRun;
}
