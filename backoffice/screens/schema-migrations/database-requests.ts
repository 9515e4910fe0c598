import {
  readDatabaseMigrationsEndpoint,
  rollBackDatabaseMigrationsEndpoint,
  runDatabaseMigrationsEndpoint,
} from '../../../api/contract/admin/schema-migrations.endpoint.ts';
import { call } from '../../kit/providers/call.ts';

export const databaseKey = ['database-migrations'] as const;

export const readDatabaseMigrations = (signal: AbortSignal) =>
  call(readDatabaseMigrationsEndpoint, {}, { signal });

/** @param confirm the text the admin typed as confirmation */
export const askFor = (step: 'run' | 'rollback', names: readonly string[], confirm: string) =>
  call(step === 'run' ? runDatabaseMigrationsEndpoint : rollBackDatabaseMigrationsEndpoint, {
    body: { names: [...names], confirm },
  });
