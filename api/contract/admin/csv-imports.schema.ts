import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { csvImportRow, importKind } from './entities/csv-import.schema.ts';

export const importLimits = {
  bytes: 5 * 1024 * 1024,
  rows: 10_000,
  /** Faults that are told; their number is told whole. */
  faults: 200,
} as const;

export const checkImportSchemas = {
  summary:
    'Checks a table in a file without making anything: what would be made, what is there already, and each fault by line and column',
  tag: 'admin',
  query: z.object({ kind: importKind, name: z.string().max(1_000).optional() }),
  reply: csvImportRow.omit({ rows: true }),
  status: 201,
  bodyLimit: importLimits.bytes,
} satisfies EndpointSchemas;
