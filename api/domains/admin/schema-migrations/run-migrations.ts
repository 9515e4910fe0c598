import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { isInTheWay, pauseBefore } from '../../../adapters/migrate.ts';
import {
  rollbackConfirmation,
  runConfirmation,
  type DatabaseMigrationRun,
} from '../../../contract/admin/schema-migrations.schema.ts';
import { AppError } from '../../../errors.ts';
import { openDatabaseForCommand } from '../../../adapters/database.ts';
import { refreshRights } from '../../../adapters/database-roles.ts';
import type { Actor } from '../../../http/context.ts';
import { describeError } from '../../../http/describe-error.ts';
import type { AppDeps } from '../../../deps.ts';
import { writeAudit } from '../../../http/admin/write-audit.ts';
import { issueOf } from './explain-error.ts';
import { startRun, createLog, endRun, takeRunLock } from './migration-log.ts';
import { migrationSourceOf, type LoadedMigration } from './migration-source.ts';
import { lastBatchOf, readMigrationState } from './read-migrations.ts';
import { schemaMigrationMessages, typeToConfirm } from '../messages.ts';

/** Milliseconds within which a run that found a table in use is tried again; the command has minutes (`migrate`). */
const patience = 2_000;

interface Asked {
  names: string[];
  confirm: string;
  actor: Actor;
  requestId: string;
}
type Deps = Pick<AppDeps, 'env' | 'knex' | 'log' | 'clock'>;

/**
 * Runs all pending migrations in one transaction, under a lock: a failed one leaves the database as it was, and one that
 * found a table in use is tried again for two seconds.
 * @returns the run as the log stores it, `failed` with the reason and the statement where it failed
 * @throws {AppError} `conflict` during another run, for another list than was shown, and for a migration that needs
 * to run outside of a transaction; `validation_failed` for a wrong confirmation
 */
export function runPending(deps: Deps, asked: Asked): Promise<DatabaseMigrationRun> {
  return runUnderLock(deps, asked, async (trx) => {
    const state = await readMigrationState(trx);
    assertSame(asked.names, state.pending);
    assertConfirmed(asked, runConfirmation(state.pending.length));
    const source = migrationSourceOf(deps.knex);
    for (const name of state.pending) {
      const { config } = await loadQuietly(source, name);
      if (config?.transaction === false)
        throw new AppError('conflict', { text: schemaMigrationMessages.refusesTransaction });
    }
    return {
      direction: 'up',
      batch: (lastBatchOf(state)?.batch ?? 0) + 1,
      run: () => trx.migrate.latest({ migrationSource: source }),
    };
  });
}

/**
 * Rolls the last batch back in one transaction, under the same lock.
 * @throws {AppError} as `runPending`, and for the first batch
 */
export function rollBackLastBatch(deps: Deps, asked: Asked): Promise<DatabaseMigrationRun> {
  return runUnderLock(deps, asked, async (trx) => {
    const last = lastBatchOf(await readMigrationState(trx));
    if (!last) throw new AppError('conflict', { text: schemaMigrationMessages.otherList });
    assertSame(asked.names, last.names);
    if (last.isFirst) throw new AppError('conflict', { text: schemaMigrationMessages.firstBatch });
    assertConfirmed(asked, rollbackConfirmation(last.batch));
    return {
      direction: 'down',
      batch: last.batch,
      run: () => trx.migrate.rollback({ migrationSource: migrationSourceOf(deps.knex) }),
    };
  });
}

interface Planned {
  direction: DatabaseMigrationRun['direction'];
  batch: number;
  run(): Promise<unknown>;
}

/** By a connection of the owner's own, reading the same folder: the application itself may change no schema (docs/security.md V1). */
async function runUnderLock(
  deps: Deps,
  asked: Asked,
  plan: (trx: Knex.Transaction) => Promise<Planned>,
): Promise<DatabaseMigrationRun> {
  const ownerUrl = deps.env.DATABASE_OWNER_URL ?? deps.env.DATABASE_DIRECT_URL;
  if (!ownerUrl) return runBy(deps, asked, plan);
  const { migrations } = deps.knex.client.config as Knex.Config;
  const knex = openDatabaseForCommand(ownerUrl, 2, String(migrations?.directory));
  try {
    return await runBy({ ...deps, knex }, asked, plan);
  } finally {
    await knex.destroy();
    // What was made has the rights of any new table; the logs of the schema are the owner's alone. What came of the
    // run is answered whatever comes of this.
    await userOf(deps.knex)
      .then((user) => refreshRights(ownerUrl, user))
      .catch((error: unknown) =>
        deps.log.error(
          { err: describeError(error) },
          'the rights after a migration were not set: run `npm run db -- roles`',
        ),
      );
  }
}

async function userOf(knex: Knex): Promise<string> {
  const { rows } = await knex.raw<{ rows: [{ name: string }] }>('select current_user::text as name');
  return rows[0].name;
}

async function runBy(
  deps: Deps,
  { names, actor, requestId }: Asked,
  plan: (trx: Knex.Transaction) => Promise<Planned>,
): Promise<DatabaseMigrationRun> {
  const { knex, clock } = deps;
  let logged: number | undefined;
  let failedSql: string | null = null;
  await createLog(knex);
  const attempt = () =>
    knex.transaction(async (trx) => {
      if (!(await takeRunLock(trx))) throw new AppError('conflict', { text: schemaMigrationMessages.busy });
      const { direction, batch, run } = await plan(trx);
      const startedAt = clock.now();
      failedSql = null;
      // Outside of the transaction, so that a run that breaks off can be seen; once, however often it is tried.
      logged ??= await startRun(knex, {
        direction,
        batch,
        names,
        startedBy: actor.id,
        startedByName: actor.username,
        startedAt,
      });
      const action = direction === 'up' ? 'run' : 'rollback';
      const subject = { action, entity: 'database-migrations', id: batch, input: { names } } as const;
      await writeAudit({ trx, actor, requestId }, subject, null, null);
      trx.on('query-error', (_error, { sql }: { sql: string }) => (failedSql ??= sql));
      await run();
      return endRun(trx, logged, { result: 'done', finished_at: clock.now() });
    });
  try {
    return await tryPatiently(attempt);
  } catch (error) {
    if (logged === undefined) throw error;
    deps.log.error({ err: describeError(error) }, 'database migration failed');
    return endRun(knex, logged, {
      result: 'failed',
      finished_at: clock.now(),
      fault: issueOf(error),
      error: saidBy(error).slice(0, 5_000),
      sql: (failedSql as string | null)?.slice(0, 20_000) ?? null,
    });
  }
}

/** Others wait behind a migration that waits for their table: it steps back at once, and is tried again. */
async function tryPatiently<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  for (let tries = 0; ; tries += 1)
    try {
      return await attempt();
    } catch (error) {
      if (!isInTheWay(error) || performance.now() - began > patience) throw error;
      await pause(pauseBefore(tries));
    }
}

/** knex puts the statement before the database's message; the statement has a field of its own. */
function saidBy(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const isDatabase = error instanceof Error && 'code' in error;
  return isDatabase ? (message.split(' - ').at(-1) ?? message) : message;
}

/** A file that can't be read fails its run, which logs the reason. */
async function loadQuietly(
  source: Knex.MigrationSource<string>,
  name: string,
): Promise<Partial<LoadedMigration>> {
  try {
    return (await source.getMigration(name)) as LoadedMigration;
  } catch {
    return {};
  }
}

function assertSame(shown: readonly string[], present: readonly string[]): void {
  if (shown.length !== present.length || shown.some((name, index) => name !== present[index]))
    throw new AppError('conflict', { text: schemaMigrationMessages.otherList });
}

function assertConfirmed({ confirm }: Asked, expected: string): void {
  if (confirm.trim().toLowerCase() === expected) return;
  throw new AppError('validation_failed', {
    fields: { confirm: typeToConfirm(expected) },
  });
}
