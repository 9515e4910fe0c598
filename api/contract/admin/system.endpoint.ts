import { defineEndpoint } from '../endpoint.ts';
import type {
  apiDocsSchemas,
  healthSchemas,
  metricsSchemas,
  openApiSchemas,
  readinessSchemas,
  reportErrorSchemas,
  reportViolationsSchemas,
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

/** Browsers send these by themselves, without a token; nothing is done in a person's name. */
export const reportViolationsEndpoint = defineEndpoint<typeof reportViolationsSchemas>({
  method: 'post',
  path: '/api/errors/violations',
  access: 'public',
  antiForgery: 'none',
});

export const reportErrorEndpoint = defineEndpoint<typeof reportErrorSchemas>({
  method: 'post',
  path: '/api/errors/report',
  access: 'public',
});
