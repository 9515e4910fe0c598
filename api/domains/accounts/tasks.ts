import type { ScheduledTask } from '../../adapters/jobs.ts';
import { removeExpiredAccountData } from './closing/remove-expired-account-data.ts';
import { makeExports } from './export/make-exports.ts';
import { removeExpiredSessions } from './sessions/remove-expired-sessions.ts';

/** What workers run by the clock for this domain, with its hour. */
export const tasks: readonly ScheduledTask[] = [
  {
    name: 'remove-expired-sessions',
    cron: '17 * * * *',
    run: ({ knex, clock }) => removeExpiredSessions(knex, clock.now()),
  },
  {
    name: 'make-data-exports',
    cron: '* * * * *',
    run: makeExports,
  },
  {
    name: 'remove-expired-remains',
    cron: '15 3 * * *',
    run: ({ knex, clock }) => removeExpiredAccountData(knex, clock.now()),
  },
];
