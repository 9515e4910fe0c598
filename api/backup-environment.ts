import { z } from 'zod';

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');

/** Where backups go, under which key, and for how long they are kept (docs/operations.md). */
export const backupSettings = {
  /** Folder of the backups: on another disk than the data. */
  BACKUP_DIR: z.string().min(1).optional(),
  /** Bucket of the backups, in place of a folder. */
  BACKUP_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  BACKUP_S3_REGION: z.string().min(1).default('us-east-1'),
  BACKUP_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  BACKUP_S3_PATH_STYLE: flag.default(false),
  BACKUP_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Encrypts every file of a backup: 32 bytes as base64. Without it no backup can be read. */
  BACKUP_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}=$/, 'must be 32 bytes as base64, such as `openssl rand -base64 32` prints')
    .optional(),
  /** Any second of so many days can be had back. */
  BACKUP_DAYS: z.coerce.number().int().min(1).max(400).default(14),
  /** The most that backups may take, in GB; at four fifths of it staff are told. */
  BACKUP_MAX_GB: z.coerce.number().min(0.001).max(1_000_000).default(100),
  /** Folder of PostgreSQL's programs, for a PostgreSQL of one's own; looked for unless set. */
  POSTGRES_BIN_DIR: z.string().min(1).optional(),
};

/** What is wrong with the settings of backups as a whole. */
export function issuesOfBackups(given: Record<string, string | undefined>): string[] {
  const issues: string[] = [];
  const place = given['BACKUP_DIR'] ? 'BACKUP_DIR' : given['BACKUP_S3_BUCKET'] ? 'BACKUP_S3_BUCKET' : null;
  if (given['BACKUP_DIR'] && given['BACKUP_S3_BUCKET'])
    issues.push('BACKUP_S3_BUCKET: backups go to one place; BACKUP_DIR names another');
  if (place && !given['BACKUP_KEY'])
    issues.push(`BACKUP_KEY: is required with ${place}; backups are always encrypted`);
  return issues;
}
