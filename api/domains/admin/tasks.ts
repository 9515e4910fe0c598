import type { ScheduledTask } from '../../adapters/jobs.ts';
import { removeOldErrorReports } from './errors/remove-old-error-reports.ts';
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
];
