import type { ScheduledTask } from '../../adapters/jobs.ts';
import { checkAuditLog } from './audit/check-audit-log.ts';
import { sealEntries } from './audit/seal-entries.ts';
import { removeOldErrorReports } from './errors/remove-old-error-reports.ts';
import { removeOldBulkSteps } from './resources/remove-old-bulk-steps.ts';
import { endLapsedViews } from './view-as/end-viewing.ts';

/** What workers run by the clock for this domain, with its hour. */
export const tasks: readonly ScheduledTask[] = [
  {
    name: 'end-lapsed-views',
    cron: '*/5 * * * *',
    run: ({ knex, clock }) => endLapsedViews(knex, clock.now()),
  },
  {
    name: 'remove-old-error-reports',
    cron: '25 3 * * *',
    run: ({ knex, clock }) => removeOldErrorReports(knex, clock.now()),
  },
  {
    name: 'remove-old-bulk-steps',
    cron: '35 3 * * *',
    run: ({ knex, clock }) => removeOldBulkSteps(knex, clock.now()),
  },
  {
    name: 'seal-audit-log',
    cron: '* * * * *',
    run: ({ knex, clock }) => sealEntries(knex, clock.now()),
  },
  {
    name: 'check-audit-log',
    cron: '40 3 * * *',
    run: async (deps) => (await checkAuditLog(deps)).findings.length,
  },
];
