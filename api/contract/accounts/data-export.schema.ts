import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { exportStatus } from './entities/data-export.schema.ts';

const tag = 'Account';

export const exportDays = 3;

const dataExport = z.object({
  id: z.uuid(),
  status: exportStatus,
  progress: z.int(),
  byteSize: z.int().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type DataExportView = z.infer<typeof dataExport>;

const dataExports = z.object({ exports: z.array(dataExport) });
export type DataExports = z.infer<typeof dataExports>;

export const listExportsSchemas = {
  summary: 'Lists the files of my data that wait, are made, or can be fetched',
  tag,
  reply: dataExports,
} satisfies EndpointSchemas;

export const requestExportSchemas = {
  summary: 'Has a file of all my data made; one that is under way already counts for this one',
  tag,
  reply: dataExports,
  status: 202,
} satisfies EndpointSchemas;

export const fetchExportSchemas = {
  summary: 'Gives the zip of my data',
  tag,
  params: z.object({ id: z.uuid() }),
} satisfies EndpointSchemas;
