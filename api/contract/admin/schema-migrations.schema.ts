import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { timestamp } from '../base/columns.schema.ts';

/** Why a migration failed, as far as the database's answer says. */
const migrationErrors = [
  'lock',
  'timeout',
  'exists',
  'missing',
  'data',
  'syntax',
  'permission',
  'code',
  'other',
] as const;
const migrationError = z.enum(migrationErrors);
export type MigrationError = z.output<typeof migrationError>;

/** One run of pending migrations or one roll-back: stored although everything else was rolled back. */
const databaseMigrationRun = z.object({
  id: z.int(),
  direction: z.enum(['up', 'down']),
  batch: z.int(),
  names: z.array(z.string()),
  startedByName: z.string(),
  startedAt: timestamp,
  finishedAt: timestamp.nullable(),
  /** `broken_off`: the process died meanwhile, so the database undid it. */
  result: z.enum(['running', 'done', 'failed', 'broken_off']),
  fault: migrationError.nullable(),
  /** The message of the database or the migration. */
  error: z.string().nullable(),
  /** The statement that failed. */
  sql: z.string().nullable(),
});
export type DatabaseMigrationRun = z.output<typeof databaseMigrationRun>;

const pendingMigration = z.object({
  name: z.string(),
  statements: z.array(z.string()),
  /** The migration reads the database first, so the statements it then runs may differ. */
  readsData: z.boolean(),
  /** The migration needs to run outside of a transaction, so it can't be run here. */
  refusesTransaction: z.boolean(),
  /** Why its statements are not (all) known. */
  fault: z.string().nullable(),
});
export type PendingMigration = z.output<typeof pendingMigration>;

const databaseMigrations = z.object({
  /** The latest first. */
  done: z.array(z.object({ name: z.string(), batch: z.int(), at: timestamp, hasFile: z.boolean() })),
  /** In the order in which they would run. */
  pending: z.array(pendingMigration),
  lastBatch: z
    .object({
      batch: z.int(),
      /** In the order in which they would be rolled back. */
      names: z.array(z.string()),
      /** The first batch made the accounts: without them no admin could sign in here. */
      isFirst: z.boolean(),
    })
    .nullable(),
  running: databaseMigrationRun.nullable(),
  log: z.array(databaseMigrationRun),
});
export type DatabaseMigrations = z.output<typeof databaseMigrations>;

export const runConfirmation = (count: number) => `migrate ${count}`;
export const rollbackConfirmation = (batch: number) => `rollback ${batch}`;

const body = z.object({
  /** The migrations that the admin was shown: no other is run. */
  names: z.array(z.string().max(255)).min(1).max(1_000),
  confirm: z.string().max(100),
});

export const readDatabaseMigrationsSchemas = {
  summary: 'Done and pending migrations, with what the pending ones would run',
  tag: 'admin',
  reply: databaseMigrations,
} satisfies EndpointSchemas;

export const runDatabaseMigrationsSchemas = {
  summary: 'Run the pending migrations in one transaction; `result` says whether they went through',
  tag: 'admin',
  body,
  reply: databaseMigrationRun,
} satisfies EndpointSchemas;

export const rollBackDatabaseMigrationsSchemas = {
  summary: 'Take the last batch back in one transaction; `result` says whether that went through',
  tag: 'admin',
  body,
  reply: databaseMigrationRun,
} satisfies EndpointSchemas;
