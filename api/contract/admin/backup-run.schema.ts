import { z } from 'zod';
import { id, timestamp } from '../base/columns.schema.ts';

const backupRunKinds = ['backup', 'drill'] as const;
const backupRunStatuses = ['running', 'passed', 'failed'] as const;

/**
 * A backup, or a drill that restored one beside the database and compared the two (docs/operations.md). A row of
 * `backup_runs` as JSON carries it; the defaults are the table's.
 */
export const backupRunRow = z.object({
  id,
  kind: z.enum(backupRunKinds),
  status: z.enum(backupRunStatuses),
  /** Of the base backup that was made, or that a drill restored. */
  backupName: z.string().min(1).max(40).nullable().default(null),
  startedAt: timestamp,
  endedAt: timestamp.nullable().default(null),
  /** The first moment to which a backup can be restored, or the one at which a drill compared. */
  asOf: timestamp.nullable().default(null),
  byteSize: z.int().min(0).nullable().default(null),
  fileCount: z.int().min(0).nullable().default(null),
  tableCount: z.int().min(0).nullable().default(null),
  rowCount: z.int().min(0).nullable().default(null),
  /** What was wrong, one a line. */
  findings: z.string().min(1).nullable().default(null),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type BackupRunRow = z.output<typeof backupRunRow>;

/** What the archive of the backups holds: the one row of `backup_archives`. */
export const backupArchiveRow = z.object({
  id: z.literal(1).default(1),
  place: z.string().min(1).max(500),
  byteSize: z.int().min(0),
  mostBytes: z.int().min(1),
  /** Null for a bucket. */
  freeBytes: z.int().min(0).nullable().default(null),
  waitingSegments: z.int().min(0),
  /** Null while there is no backup. */
  reachesFrom: timestamp.nullable().default(null),
  archivedAt: timestamp.nullable().default(null),
  checkedAt: timestamp,
  createdAt: timestamp,
  updatedAt: timestamp,
});
