import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';

export const exportStatus = z.enum(['queued', 'running', 'ready', 'failed']);

/**
 * All data of one user in a zip, made by a worker. A row of `data_exports` as JSON carries it; the defaults are the
 * table's.
 */
export const dataExportRow = z.object({
  id,
  publicId: z.uuid(),
  userId: id,
  status: exportStatus.default('queued'),
  /** Per cent. */
  progress: z.int().min(0).max(100).default(0),
  tries: z.int().min(0).default(0),
  nextTryAt: timestamp,
  /** The sign-in that asked for it, until it is ready: an export under way ends with it (docs/security.md V6). */
  sessionId: z.string().max(64).nullable().default(null),
  tokenId: id.nullable().default(null),
  storageKey: z.string().max(255).nullable().default(null),
  byteSize: z.int().min(1).nullable().default(null),
  createdAt: timestamp,
  expiresAt: timestamp,
});
export type DataExportRow = z.output<typeof dataExportRow>;
