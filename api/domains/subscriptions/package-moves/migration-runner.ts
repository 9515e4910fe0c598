import { startBatchRunner, type BatchRunner } from '../../../adapters/batch-runner.ts';
import { describeError } from '../../../http/describe-error.ts';
import type { AppDeps } from '../../../deps.ts';
import { advanceMigration } from './advance-migration.ts';

/** Runs the batches of package moves until stopped. Several processes may run it at once. */
export function startMigrationRunner(deps: Pick<AppDeps, 'knex' | 'env' | 'log' | 'clock'>): BatchRunner {
  return startBatchRunner(
    () => advanceMigration(deps),
    (error) => deps.log.error({ err: describeError(error) }, 'package migration'),
  );
}
