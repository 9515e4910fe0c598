import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { listQuery } from './list.schema.ts';

/** Rows of one page of an export at most. */
export const maxExportPageSize = 1_000;

export const exportListSchemas = {
  summary: 'Gives a list’s rows in large pages, for a file; its beginning is in the audit log',
  tag: 'admin',
  params: z.object({ resource: z.string().max(63) }),
  query: listQuery,
  // The presenter names the fields of each resource's own row.
  reply: z.array(z.record(z.string(), z.unknown())),
} satisfies EndpointSchemas;
