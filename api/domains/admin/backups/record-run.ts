import type { Knex } from 'knex';
import type { BackupRunRow } from '../../../contract/admin/backup-run.schema.ts';
import { BackupRun } from '../../../models/BackupRun.ts';

/** What a backup or drill came to. */
export interface RunOutcome {
  backupName: string;
  asOf: Date;
  byteSize?: number;
  fileCount?: number;
  tableCount?: number;
  rowCount?: number;
  /** What a drill found wrong; with any, it has failed. */
  findings?: readonly string[];
}

/** Thrown while another process makes a backup or a drill. */
export class RunUnderWayError extends Error {
  constructor(kind: BackupRunRow['kind']) {
    super(`Another ${kind} is under way.`);
    this.name = 'RunUnderWayError';
  }
}

/** Whatever number: it tells these locks from others. */
const lockSpace = 0x42_4b_50;
const lockNumbers = { backup: 1, drill: 2 };

/**
 * Does a backup or a drill, one of its kind at a time, and writes down what came of it, whatever came of it
 * (docs/operations.md). A row of a process that was killed meanwhile is closed as failed.
 * @throws {RunUnderWayError}
 * @throws what the work throws
 */
export async function recordRun(
  knex: Knex,
  kind: BackupRunRow['kind'],
  work: () => Promise<RunOutcome>,
): Promise<BackupRun> {
  const lock = await knex.transaction();
  try {
    // It does nothing but hold the lock, for as long as the work takes.
    await lock.raw('set local idle_in_transaction_session_timeout = 0');
    const { rows } = await lock.raw<{ rows: { free: boolean }[] }>(
      'select pg_try_advisory_xact_lock(?, ?) free',
      [lockSpace, lockNumbers[kind]],
    );
    if (!rows[0]?.free) throw new RunUnderWayError(kind);
    await BackupRun.query(knex)
      .where({ kind, status: 'running' })
      .patch({ status: 'failed', endedAt: new Date(), findings: 'The process ended before its work did.' });
    const run = await BackupRun.query(knex).insertAndFetch({
      kind,
      status: 'running',
      startedAt: new Date(),
    });
    try {
      const { findings = [], ...outcome } = await work();
      return await run.$query(knex).patchAndFetch({
        ...outcome,
        endedAt: new Date(),
        status: findings.length > 0 ? 'failed' : 'passed',
        findings: findings.length > 0 ? findings.join('\n') : null,
      });
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      await run
        .$query(knex)
        .patch({ status: 'failed', endedAt: new Date(), findings: words || 'failed' })
        .catch(() => undefined);
      throw error;
    }
  } finally {
    await lock.rollback().catch(() => undefined);
  }
}
