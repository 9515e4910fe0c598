import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';

/** Tables of the back office that may be filled from a file. */
export const importKinds = ['users', 'contact-leads', 'card-allocations'] as const;
export const importKind = z.enum(importKinds);
export type ImportKind = z.output<typeof importKind>;

const importStatus = z.enum(['checked', 'running', 'stopped', 'done']);
export type ImportStatus = z.output<typeof importStatus>;

/** What is wrong with a file, in words. */
export const importIssue = z.object({
  /** Counted from 1, the titles included. */
  line: z.int(),
  /** The title of the column; empty where it is about the whole line. */
  column: z.string(),
  message: z.string(),
});
export type ImportIssue = z.output<typeof importIssue>;

/**
 * A file that staff had checked, and perhaps taken in. A row of `csv_imports` as JSON carries it; the defaults are the
 * table's.
 */
export const csvImportRow = z.object({
  id,
  kind: importKind,
  fileName: z.string().min(1).max(200),
  status: importStatus.default('checked'),
  createdBy: id.nullable().default(null),
  /** Rows of the file. */
  total: z.int().min(0),
  /** Those that were there before. */
  known: z.int().min(0).default(0),
  /** Those that the worker has come past, and those of them that it made. */
  done: z.int().min(0).default(0),
  made: z.int().min(0).default(0),
  faultCount: z.int().min(0).default(0),
  /** The first of them. */
  faults: z.array(importIssue).default([]),
  rows: z.array(z.record(z.string(), z.unknown())).default([]),
  createdAt: timestamp,
  updatedAt: timestamp,
  finishedAt: timestamp.nullable().default(null),
});
export type CsvImportRow = z.output<typeof csvImportRow>;
