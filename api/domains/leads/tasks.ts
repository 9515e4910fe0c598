import type { ScheduledTask } from '../../adapters/jobs.ts';
import { remindFollowUps } from './sales-leads/remind-follow-ups.ts';

/** What workers run by the clock for this domain, with its hour. */
export const tasks: readonly ScheduledTask[] = [
  {
    name: 'remind-follow-ups',
    cron: '0 9 * * *',
    run: ({ knex, clock }) => remindFollowUps(knex, clock.now()),
  },
];
