import { defineEndpoint } from '../endpoint.ts';
import type { fetchExportSchemas, listExportsSchemas, requestExportSchemas } from './data-export.schema.ts';

export const listExportsEndpoint = defineEndpoint<typeof listExportsSchemas>({
  method: 'get',
  path: '/api/account/exports',
  access: 'signed-in',
});

export const requestExportEndpoint = defineEndpoint<typeof requestExportSchemas>({
  method: 'post',
  path: '/api/account/exports',
  access: 'signed-in',
  proof: 'fresh',
});

export const fetchExportEndpoint = defineEndpoint<typeof fetchExportSchemas>({
  method: 'get',
  path: '/api/account/exports/:id/file',
  access: 'signed-in',
  proof: 'fresh',
});
