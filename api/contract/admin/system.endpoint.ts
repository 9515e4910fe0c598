import { defineEndpoint } from '../endpoint.ts';
import type {
  apiDocsSchemas,
  healthSchemas,
  metricsSchemas,
  openApiSchemas,
  readinessSchemas,
  reportErrorSchemas,
} from './system.schema.ts';

/** Whether the process runs (docs/product.md 10). */
export const healthEndpoint = defineEndpoint<typeof healthSchemas>({
  method: 'get',
  path: '/healthz',
  access: 'public',
});

/** Whether the database is reached and migrated (docs/product.md 10); 503 otherwise. */
export const readinessEndpoint = defineEndpoint<typeof readinessSchemas>({
  method: 'get',
  path: '/readyz',
  access: 'public',
});

export const metricsEndpoint = defineEndpoint<typeof metricsSchemas>({
  method: 'get',
  path: '/metrics',
  access: 'public',
});

export const openApiEndpoint = defineEndpoint<typeof openApiSchemas>({
  method: 'get',
  path: '/api/openapi.json',
  access: 'public',
});

export const apiDocsEndpoint = defineEndpoint<typeof apiDocsSchemas>({
  method: 'get',
  path: '/api/docs',
  access: 'public',
});

export const reportErrorEndpoint = defineEndpoint<typeof reportErrorSchemas>({
  method: 'post',
  path: '/api/errors/report',
  access: 'public',
});
