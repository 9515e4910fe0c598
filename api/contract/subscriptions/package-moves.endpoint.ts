import { defineEndpoint } from '../endpoint.ts';
import type {
  discardMigrationSchemas,
  listMigrationsSchemas,
  migrationItemsSchemas,
  previewMigrationSchemas,
  readMigrationSchemas,
  resumeMigrationSchemas,
  startMigrationSchemas,
  stopMigrationSchemas,
  undoMigrationSchemas,
} from './package-moves.schema.ts';

export const previewMigrationEndpoint = defineEndpoint<typeof previewMigrationSchemas>({
  method: 'post',
  path: '/api/admin/package-migrations',
  access: 'package-migrations',
});

export const listMigrationsEndpoint = defineEndpoint<typeof listMigrationsSchemas>({
  method: 'get',
  path: '/api/admin/package-migrations',
  access: 'package-migrations',
});

export const readMigrationEndpoint = defineEndpoint<typeof readMigrationSchemas>({
  method: 'get',
  path: '/api/admin/package-migrations/:id',
  access: 'package-migrations',
});

export const migrationItemsEndpoint = defineEndpoint<typeof migrationItemsSchemas>({
  method: 'get',
  path: '/api/admin/package-migrations/:id/packages',
  access: 'package-migrations',
});

export const startMigrationEndpoint = defineEndpoint<typeof startMigrationSchemas>({
  method: 'post',
  path: '/api/admin/package-migrations/:id/start',
  access: 'package-migrations',
  proof: 'fresh',
});

export const undoMigrationEndpoint = defineEndpoint<typeof undoMigrationSchemas>({
  method: 'post',
  path: '/api/admin/package-migrations/:id/undo',
  access: 'package-migrations',
  proof: 'fresh',
});

export const stopMigrationEndpoint = defineEndpoint<typeof stopMigrationSchemas>({
  method: 'post',
  path: '/api/admin/package-migrations/:id/stop',
  access: 'package-migrations',
});

export const resumeMigrationEndpoint = defineEndpoint<typeof resumeMigrationSchemas>({
  method: 'post',
  path: '/api/admin/package-migrations/:id/resume',
  access: 'package-migrations',
  proof: 'fresh',
});

export const discardMigrationEndpoint = defineEndpoint<typeof discardMigrationSchemas>({
  method: 'post',
  path: '/api/admin/package-migrations/:id/discard',
  access: 'package-migrations',
});
