import { defineEndpoint } from '../endpoint.ts';
import type {
  readDatabaseMigrationsSchemas,
  rollBackDatabaseMigrationsSchemas,
  runDatabaseMigrationsSchemas,
} from './schema-migrations.schema.ts';

export const readDatabaseMigrationsEndpoint = defineEndpoint<typeof readDatabaseMigrationsSchemas>({
  method: 'get',
  path: '/api/admin/database-migrations',
  access: 'system',
});

export const runDatabaseMigrationsEndpoint = defineEndpoint<typeof runDatabaseMigrationsSchemas>({
  method: 'post',
  path: '/api/admin/database-migrations/run',
  access: 'system',
  proof: 'fresh',
});

export const rollBackDatabaseMigrationsEndpoint = defineEndpoint<typeof rollBackDatabaseMigrationsSchemas>({
  method: 'post',
  path: '/api/admin/database-migrations/rollback',
  access: 'system',
  proof: 'fresh',
});
