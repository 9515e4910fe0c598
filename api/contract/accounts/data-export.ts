import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { exportStatus } from './entities/data-export.ts';

const tag = 'Account';

/** How long a file may be fetched, in days. */
export const exportDays = 3;

export const dataExport = z.object({
  id: z.uuid(),
  status: exportStatus,
  /** Per cent. */
  progress: z.int(),
  byteSize: z.int().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type DataExportView = z.infer<typeof dataExport>;

/** The newest first. */
export const dataExports = z.object({ exports: z.array(dataExport) });
export type DataExports = z.infer<typeof dataExports>;

export const listExportsEndpoint = defineEndpoint({
  method: 'get',
  path: '/api/account/exports',
  summary: 'Lists the files of my data that wait, are made, or can be fetched',
  tag,
  access: 'signed-in',
  reply: dataExports,
});

export const requestExportEndpoint = defineEndpoint({
  method: 'post',
  path: '/api/account/exports',
  summary: 'Has a file of all my data made; one that is under way already counts for this one',
  tag,
  access: 'signed-in',
  reply: dataExports,
  status: 202,
});

export const fetchExportEndpoint = defineEndpoint({
  method: 'get',
  path: '/api/account/exports/:id/file',
  summary: 'Gives the zip of my data',
  tag,
  access: 'signed-in',
  params: z.object({ id: z.uuid() }),
});
