import { startBatchRunner, type BatchRunner } from '../../../adapters/batch-runner.ts';
import { describeError } from '../../../http/describe-error.ts';
import type { AppParts } from '../../../parts.ts';
import { advanceMigration } from './advance-migration.ts';

/** Does what moves of packages have to do, batch after batch, until stopped. Several may run beside each other. */
export function startMigrationRunner(parts: Pick<AppParts, 'knex' | 'log' | 'clock'>): BatchRunner {
  return startBatchRunner(
    () => advanceMigration(parts),
    (error) => parts.log.error({ err: describeError(error) }, 'package migration'),
  );
}
